import { expect, test } from "vitest";
import { maxFileBytes } from "#content/request/limits.ts";
import { fileMessages } from "#content/request/messages.ts";
import { inspectUpload } from "#content/request/uploads/inspect.ts";
import {
  type Bytes,
  bytes,
  chunk,
  exif,
  pdf,
  png,
  progressiveJpeg,
  smallJpeg,
  withSegment,
} from "#tests/sample-files.ts";

const secret = "GPS -37.8011 145.0302 Ann's phone";

function kept(file: Bytes): { type: string; text: string; bytes: Bytes } {
  const inspected = inspectUpload(file);
  if (!inspected.ok) throw new Error(inspected.message);
  return { ...inspected, text: Buffer.from(inspected.bytes).toString("latin1") };
}

function refusal(file: Bytes): string {
  const inspected = inspectUpload(file);
  return inspected.ok ? "accepted" : inspected.message;
}

function help(file: Bytes): string | undefined {
  const inspected = inspectUpload(file);
  return inspected.ok ? undefined : inspected.help;
}

test("what a file is, its content decides", () => {
  expect(kept(smallJpeg).type).toBe("image/jpeg");
  expect(kept(progressiveJpeg).type).toBe("image/jpeg");
  expect(kept(png()).type).toBe("image/png");
  expect(kept(pdf()).type).toBe("application/pdf");
});

test("pictures without anything to remove pass byte for byte", () => {
  for (const file of [smallJpeg, progressiveJpeg, png(), pdf()]) expect(kept(file).bytes).toEqual(file);
});

test("a photo leaves without place, camera, comment and preview", () => {
  const photo = withSegment(
    withSegment(withSegment(smallJpeg, 0xfe, bytes(secret)), 0xe1, exif(1, secret)),
    0xe2,
    bytes(`MPF\0${secret}`),
  );
  expect(kept(photo).bytes).toEqual(smallJpeg);
  expect(kept(withSegment(smallJpeg, 0xe0, bytes(`JFXX\0${secret}`))).bytes).toEqual(smallJpeg);
});

test("a photo keeps how the camera was held, and nothing else of its EXIF", () => {
  const { bytes: cleaned, text } = kept(withSegment(smallJpeg, 0xe1, exif(6, secret)));
  expect(text).not.toContain("GPS");
  expect(cleaned.length).toBe(smallJpeg.length + 36);
  expect(kept(cleaned).bytes).toEqual(cleaned);
});

test("EXIF that lies about its directory does no harm", () => {
  for (const directory of [0, 7, 26, 0xffff]) {
    const broken = exif(6, "");
    broken[10] = directory & 255;
    broken[11] = directory >> 8;
    expect(kept(withSegment(smallJpeg, 0xe1, broken)).type).toBe("image/jpeg");
  }
});

test("a PNG leaves without its texts, times, profiles and private chunks", () => {
  const before = bytes(
    ...["tEXt", "zTXt", "iTXt", "eXIf", "tIME", "iCCP", "prVt"].map((kind) => chunk(kind, bytes(secret))),
  );
  expect(kept(png({ before, after: before })).bytes).toEqual(png());
});

test("what is hung on behind the end is cut off", () => {
  const archive = bytes("PK\x03\x04", secret, "PK\x05\x06");
  expect(kept(bytes(smallJpeg, archive)).bytes).toEqual(smallJpeg);
  expect(kept(bytes(png(), archive)).bytes).toEqual(png());
  expect(kept(bytes(pdf(), archive)).bytes).toEqual(pdf());
  expect(kept(bytes("MZ\x90\0", pdf())).bytes).toEqual(pdf());
});

test("other kinds are refused whatever they are called, with the sentence that the form promises", () => {
  const others = [
    "MZ\x90\0 renamed.pdf",
    "GIF89a",
    "<svg onload=alert(1)>",
    "PK\x03\x04",
    "<html>",
    "\0\0\0\x18ftypheic\0\0",
  ];
  for (const file of others) expect(refusal(bytes(file))).toBe(fileMessages.wrongType);
  expect(help(bytes("\0\0\0\x18ftypheic\0\0"))).toContain("HEIC");
  expect(refusal(bytes())).toContain(fileMessages.wrongType);
});

test("a file over the limit is refused with its sentence, one at the limit is not", () => {
  const atLimit = png({ noise: maxFileBytes - png({ noise: 0 }).length });
  expect(atLimit.length).toBe(maxFileBytes);
  expect(refusal(atLimit)).toBe("accepted");
  expect(refusal(bytes(atLimit, [0]))).toBe(fileMessages.tooBig);
});

test("a file that was cut short is refused at whatever byte it ends", () => {
  for (const file of [smallJpeg, progressiveJpeg, png()])
    for (let length = 1; length < file.length; length++)
      expect(refusal(file.slice(0, length))).toContain(fileMessages.wrongType);
  expect(help(pdf().slice(0, -8))).toContain("end of this file is missing");
});

test("a picture that would unpack to billions of pixels is refused", () => {
  expect(help(png({ width: 60_000, height: 60_000 }))).toContain("too many pixels");
  const frame = Buffer.from(smallJpeg).indexOf(Uint8Array.from([0xff, 0xc0]));
  const huge = smallJpeg.slice();
  huge.set([0xff, 0xff, 0xff, 0xff], frame + 5);
  expect(help(huge)).toContain("too many pixels");
});
