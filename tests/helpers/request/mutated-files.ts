// Such files, damaged by chance.
import type { Chances } from "#tests/helpers/chances.ts";
import { type Bytes, bytes, exif, pdf, png, progressiveJpeg, smallJpeg, withSegment } from "./sample-files.ts";

/** A page that would act if a browser took the file for one. */
export const page = "<!doctype html><script>alert(document.domain)</script>";

/** Good files of every kind that is taken. */
const whole: readonly Bytes[] = [
  pdf(),
  png(),
  png({ noise: 3000 }),
  smallJpeg,
  progressiveJpeg,
  withSegment(smallJpeg, 0xe1, exif(6, "GPS")),
];

/** A good file with a few things changed: bits, bytes, lengths, its end, its order, what stands around it. */
export function mutated(chances: Chances): Bytes {
  let file = chances.pick(whole);
  for (let changes = chances.whole(1, 4); changes > 0; changes--) file = chances.pick(mutations)(file, chances);
  return file;
}

const mutations: ((file: Bytes, chances: Chances) => Bytes)[] = [
  (file, chances) => withByte(file, chances, (byte) => byte ^ (1 << chances.whole(0, 7))),
  (file, chances) => withByte(file, chances, (byte) => byte ^ (1 << chances.whole(0, 7))),
  (file, chances) => withByte(file, chances, () => chances.pick([0, 0xff, 0xd8, 0xd9, 0x7f])),
  (file, chances) => file.slice(0, chances.whole(0, file.length)),
  (file, chances) => withLength(file, chances),
  (file, chances) => bytes(file, chances.pick([page, "PK\x05\x06", "\0".repeat(50), file])),
  (file, chances) => bytes(chances.pick([page, "GIF89a", "MZ", "\n"]), file),
  (file, chances) => swapped(file, chances),
  (file, chances) => bytes(file.subarray(0, at(file, chances)), page, file.subarray(at(file, chances))),
];

function withByte(file: Bytes, chances: Chances, change: (byte: number) => number): Bytes {
  if (file.length === 0) return file;
  const changed = file.slice();
  const where = chances.whole(0, file.length - 1);
  changed[where] = change(changed[where] ?? 0);
  return changed;
}

/** Somewhere a length, as chunks and segments begin with one, that promises too much or too little. */
function withLength(file: Bytes, chances: Chances): Bytes {
  if (file.length < 8) return file;
  const changed = file.slice();
  const value = chances.pick([0, 1, 2, 0x7fffffff, 0xffffffff, file.length, file.length - 1]);
  const view = new DataView(changed.buffer);
  const where = chances.pick([8, 33, chances.whole(0, file.length - 4)]);
  if (chances.oneIn(2) && where + 4 <= file.length) view.setUint32(where, value);
  else view.setUint16(chances.whole(0, file.length - 2), value & 0xffff);
  return changed;
}

function swapped(file: Bytes, chances: Chances): Bytes {
  const [one, other] = [at(file, chances), at(file, chances)].sort((a, b) => a - b);
  return bytes(file.subarray(0, one), file.subarray(other), file.subarray(one, other));
}

function at(file: Bytes, chances: Chances): number {
  return chances.whole(0, file.length);
}
