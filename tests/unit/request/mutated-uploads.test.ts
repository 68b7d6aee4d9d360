import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { maxFileBytes } from "#content/request/limits.ts";
import { fileMessages } from "#content/request/messages.ts";
import { inspectUpload } from "#content/request/uploads/inspect.ts";
import { mutated, page } from "#tests/mutated-files.ts";
import { tries } from "#tests/prove.ts";
import { type Bytes, bytes, chunk, pdf, png, smallJpeg, withSegment } from "#tests/sample-files.ts";
import { chancesOf } from "#tests/seeded.ts";

const beginnings = { "image/jpeg": /^\xff\xd8\xff/, "image/png": /^\x89PNG\r\n/, "application/pdf": /^%PDF-/ };
const ends = { "image/jpeg": /\xff\xd9$/, "image/png": /IEND[\s\S]{4}$/, "application/pdf": /%%EOF(\r\n|\r|\n)?$/ };

test("mutated files are each refused with a sentence, or kept from their first mark to their last", () => {
  let keptOnes = 0;
  for (let seed = 1; seed <= tries(5000); seed++) {
    const file = mutated(chancesOf(seed));
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
    const again = inspectUpload(inspected.bytes);
    expect(again.ok && again.bytes, `seed ${seed}`).toEqual(inspected.bytes);
  }
  expect(keptOnes).toBeGreaterThan(tries(500));
  expect(keptOnes).toBeLessThan(tries(4500));
});

test("files that are two things at once are one thing afterwards, or refused", () => {
  const archive = `PK\x03\x04${"zip".repeat(20)}PK\x05\x06`;
  const kept = (file: Bytes) => {
    const inspected = inspectUpload(file);
    return inspected.ok ? Buffer.from(inspected.bytes).toString("latin1") : inspected.message;
  };
  expect(kept(bytes(page, pdf()))).toBe(Buffer.from(pdf()).toString("latin1"));
  expect(kept(bytes(pdf(), page, "%%EOF"))).toContain(page);
  expect(kept(bytes("GIF89a/*", "\0".repeat(20), "*/=alert(1)//"))).toContain(fileMessages.wrongType);
  expect(kept(bytes("GIF89a", smallJpeg))).toContain(fileMessages.wrongType);
  expect(kept(png({ after: bytes(chunk("tEXt", bytes(page)), chunk("zIPx", bytes(archive))) }))).not.toMatch(
    /script|zip/,
  );
  expect(kept(bytes(png(), archive))).not.toContain("zip");
  expect(kept(withSegment(smallJpeg, 0xfe, bytes(page)))).not.toContain("script");
  expect(kept(withSegment(smallJpeg, 0xe3, bytes(archive)))).not.toContain("zip");
  expect(kept(bytes(archive, pdf(), archive))).not.toContain("zip");
});

test("files made to exhaust whoever unpacks or takes them apart are refused, or kept without unpacking", () => {
  const full = (piece: readonly number[] | string, head: readonly number[] | string) => {
    const start = bytes(head);
    return bytes(start, Buffer.alloc(maxFileBytes - start.length - 6, Buffer.from(bytes(piece))));
  };
  const header = Buffer.from(png()).subarray(0, 33);
  const bomb = deflateRawSync(Buffer.alloc(50_000_000));
  const cases: [name: string, file: Bytes, ok: boolean][] = [
    ["a JPEG of millions of segments", full([0xff, 0xdb, 0, 2], [0xff, 0xd8]), false],
    ["a JPEG of padding", full([0xff], [0xff, 0xd8]), false],
    ["a PNG of a million chunks", full([0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0, 0, 0, 0], [...header]), false],
    ["a PNG of a million useless chunks", full([0, 0, 0, 0, 0x70, 0x72, 0x56, 0x74, 0, 0, 0, 0], [...header]), false],
    ["a PNG of four gigapixels", png({ width: 65_535, height: 65_535 }), false],
    ["an archive of an archive", bytes("PK\x03\x04", deflateRawSync(bomb)), false],
    ["a PDF of escapes", bytes(full("#41", "%PDF-1.4\n"), "%%EOF\n"), true],
    ["a PDF of scripts without end", bytes(full("/JS  ", "%PDF-1.4\n"), "%%EOF\n"), true],
    ["a PDF with a stream that unpacks to fifty megabytes", pdf(bomb.toString("latin1")), true],
  ];
  const before = process.memoryUsage().rss;
  for (const [name, file, ok] of cases) expect(inspectUpload(file).ok, name).toBe(ok);
  // Taken apart piece by piece, one such file would be more than the 128 MB that a Worker has.
  expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(200);
});
