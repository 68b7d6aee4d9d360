import { deflateRawSync } from "node:zlib";
import type { Chances } from "#tests/chances.ts";
import { expectedReadings, sampleBytes } from "#tests/meter/samples.ts";
import { hostileCells } from "./files.cases.ts";
import { zipOf } from "./zip.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** The first month or so of every sample: enough to be read, and quick to read fifty thousand times. */
const originals: readonly Bytes[] = Object.keys(expectedReadings).map((name) => {
  const bytes = sampleBytes(name);
  if (name.endsWith(".zip")) return bytes;
  const text = new TextDecoder().decode(bytes);
  return name.endsWith(".json") ? firstReads(text) : encode(text.split("\n").slice(0, 60).join("\n"));
});

/** A meter file with a few things changed, by chance but the same for the same seed. */
export function damagedFile(chances: Chances): Bytes {
  let file = chances.pick(originals);
  for (let changes = chances.whole(1, 4); changes > 0; changes--) file = chances.pick(damages)(file, chances);
  return file;
}

const damages: readonly ((file: Bytes, chances: Chances) => Bytes)[] = [
  (file, chances) => changed(file, chances, (byte) => byte ^ (1 << chances.whole(0, 7))),
  (file, chances) => changed(file, chances, () => chances.pick([0, 0x0a, 0x2c, 0x22, 0xff, 0x3b, 0x09])),
  (file, chances) => file.slice(0, chances.whole(0, file.length)),
  (file, chances) => file.slice(chances.whole(0, file.length)),
  byLine((lines, chances) => lines.toSpliced(chances.whole(0, lines.length), chances.whole(1, 5))),
  byLine((lines, chances) => {
    const from = chances.whole(0, lines.length);
    return [...lines, ...lines.slice(from, from + 20)];
  }),
  byLine((lines, chances) => {
    const at = chances.whole(0, Math.max(0, lines.length - 1));
    return lines.with(Math.min(at, lines.length - 1), lines[chances.whole(0, lines.length - 1)] ?? "");
  }),
  byLine((lines, chances) => lines.map((line) => (chances.oneIn(10) ? withCell(line, chances) : line))),
  byLine((lines, chances) => lines.map((line) => withCell(line, chances))),
  byLine((lines, chances) => {
    const delimiter = chances.pick([";", "\t", "|", ",,"]);
    return lines.map((line) => line.replaceAll(",", delimiter));
  }),
  byLine((lines, chances) => {
    const width = chances.whole(1, 60);
    return lines.map((line) => line.split(",").slice(0, width).join(","));
  }),
  (file) => zipOf({ "a.csv": file }),
  (file, chances) => zipOf({ "a.csv": file }, { packed: deflateRawSync(file).subarray(0, chances.whole(0, 2000)) }),
  (file, chances) => joined(chances.pick(originals), file),
];

function byLine(change: (lines: string[], chances: Chances) => string[]): (file: Bytes, chances: Chances) => Bytes {
  return (file, chances) => encode(change(new TextDecoder().decode(file).split("\n"), chances).join("\n"));
}

function withCell(line: string, chances: Chances): string {
  const cells = line.split(",");
  return cells.with(chances.whole(0, cells.length - 1), chances.pick(hostileCells)).join(",");
}

function changed(file: Bytes, chances: Chances, change: (byte: number) => number): Bytes {
  if (file.length === 0) return file;
  const at = chances.whole(0, file.length - 1);
  return file.with(at, change(file[at] ?? 0));
}

function joined(one: Bytes, other: Bytes): Bytes {
  return new Uint8Array([...one, ...other]);
}

function encode(text: string): Bytes {
  return new TextEncoder().encode(text);
}

function firstReads(json: string): Bytes {
  const whole: { data: { reads: unknown[] } } = JSON.parse(json);
  return encode(JSON.stringify({ data: { reads: whole.data.reads.slice(0, 90) } }));
}
