import { expect, test } from "vitest";
import { maxFileBytes } from "#content/request/limits.ts";
import { fileMessages } from "#content/request/messages.ts";
import { inspectUpload } from "#content/request/uploads/inspect.ts";
import { seededRandom } from "#tests/random.ts";
import {
  type Bytes,
  bytes,
  damagedUpload,
  exif,
  pdf,
  png,
  progressiveJpeg,
  smallJpeg,
  withSegment,
} from "#tests/sample-requests/samples.ts";
import { tries } from "#tests/settings.ts";
import { acceptedFiles, exhausting, otherKinds, secret } from "./uploads.cases.ts";

test.each(acceptedFiles)(
  "a file is typed by its content and stripped of anything extra: %s",
  (_, file, type, kept = file) => {
    expect(inspectUpload(file)).toMatchObject({ ok: true, type, bytes: kept });
  },
);

test("a photo keeps its orientation and nothing else of its EXIF, even if that is malformed", () => {
  const inspected = inspectUpload(withSegment(smallJpeg, 0xe1, exif(6, secret)));
  if (!inspected.ok) throw new Error(inspected.message);
  expect(Buffer.from(inspected.bytes).toString("latin1")).not.toContain("GPS");
  expect(inspected.bytes.length).toBe(smallJpeg.length + 36);
  expect(inspectUpload(inspected.bytes)).toMatchObject({ bytes: inspected.bytes });
  for (const directory of [0, 7, 26, 0xffff]) {
    const broken = exif(6, "");
    broken[10] = directory & 255;
    broken[11] = directory >> 8;
    expect(inspectUpload(withSegment(smallJpeg, 0xe1, broken)).ok).toBe(true);
  }
});

test("other file types are refused, whatever their name, with the form's own message", () => {
  for (const file of otherKinds)
    expect(inspectUpload(file)).toMatchObject({ ok: false, message: fileMessages.wrongType });
  expect(inspectUpload(bytes("\0\0\0\x18ftypheic\0\0"))).toMatchObject({ help: expect.stringContaining("HEIC") });
});

test("a file over the limit is refused with its message; one at the limit is accepted", () => {
  const atLimit = png({ noise: maxFileBytes - png({ noise: 0 }).length });
  expect(atLimit.length).toBe(maxFileBytes);
  expect(inspectUpload(atLimit).ok).toBe(true);
  expect(inspectUpload(bytes(atLimit, [0]))).toMatchObject({ ok: false, message: fileMessages.tooBig });
});

test("a file cut short at any byte is refused, and so is one of billions of pixels", () => {
  for (const file of [smallJpeg, progressiveJpeg, png()])
    for (let length = 1; length < file.length; length++) expect(inspectUpload(file.slice(0, length)).ok).toBe(false);
  const help = (file: Bytes) => expect(inspectUpload(file), "help").toMatchObject({ help: expect.any(String) });
  help(pdf().slice(0, -8));
  help(png({ width: 60_000, height: 60_000 }));
  const frame = Buffer.from(smallJpeg).indexOf(Uint8Array.from([0xff, 0xc0]));
  const huge = smallJpeg.slice();
  huge.set([0xff, 0xff, 0xff, 0xff], frame + 5);
  help(huge);
});

const beginnings = { "image/jpeg": /^\xff\xd8\xff/, "image/png": /^\x89PNG\r\n/, "application/pdf": /^%PDF-/ };
const ends = { "image/jpeg": /\xff\xd9$/, "image/png": /IEND[\s\S]{4}$/, "application/pdf": /%%EOF(\r\n|\r|\n)?$/ };

test("a damaged file is refused with a message, or trimmed to a complete file", () => {
  let keptOnes = 0;
  for (let seed = 1; seed <= tries(5000); seed++) {
    const file = damagedUpload(seededRandom(seed));
    const inspected = inspectUpload(file);
    if (!inspected.ok) {
      expect(inspected.message, `seed ${seed}`).toBe(fileMessages.wrongType);
      continue;
    }
    keptOnes += 1;
    const text = Buffer.from(inspected.bytes).toString("latin1");
    expect(text, `seed ${seed}`).toMatch(beginnings[inspected.type]);
    expect(text, `seed ${seed}`).toMatch(ends[inspected.type]);
    expect(inspected.bytes.length, `seed ${seed}`).toBeLessThanOrEqual(file.length + 36);
    expect(inspectUpload(inspected.bytes), `seed ${seed}`).toMatchObject({ bytes: inspected.bytes });
  }
  expect(keptOnes).toBeGreaterThan(tries(500));
  expect(keptOnes).toBeLessThan(tries(4500));
});

test("files made to exhaust an unpacker are refused, or kept without unpacking", () => {
  const before = process.memoryUsage().rss;
  for (const [name, file, ok] of exhausting) expect(inspectUpload(file).ok, name).toBe(ok);
  // Unpacked, one such file would take more than the 128 MB that a Worker has.
  expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(200);
});
