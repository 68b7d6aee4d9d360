import { expect, test } from "vitest";
import { maxFileBytes } from "#content/request/limits.ts";
import { fileMessages } from "#content/request/messages.ts";
import { inspectUpload } from "#content/request/uploads/inspect.ts";
import { seededRandom } from "#tests/random.ts";
import {
  bytes,
  damagedUpload,
  exif,
  png,
  progressiveJpeg,
  smallJpeg,
  withSegment,
} from "#tests/sample-requests/samples.ts";
import { tries } from "#tests/settings.ts";
import {
  keptBombs,
  otherKinds,
  refusedBombs,
  secret,
  strippedFiles,
  unchangedFiles,
  unusableFiles,
} from "./uploads.cases.ts";

/** How many bytes of EXIF a photo keeps, for its orientation. */
const orientationBytes = 36;

test.each(unchangedFiles)("%s is accepted unchanged, by its content", (_, file, type) => {
  expect(inspectUpload(file)).toMatchObject({ ok: true, type, bytes: file });
});

test.each(strippedFiles)("%s is removed from a file", (_, file, strippedFile) => {
  expect(inspectUpload(file)).toMatchObject({ ok: true, bytes: strippedFile });
});

test("a photo keeps its orientation and nothing else of its EXIF", () => {
  const inspection = inspectUpload(withSegment(smallJpeg, 0xe1, exif(6, secret)));
  if (!inspection.ok) throw new Error(inspection.message);
  expect(Buffer.from(inspection.bytes).toString("latin1")).not.toContain("GPS");
  expect(inspection.bytes.length).toBe(smallJpeg.length + orientationBytes);
  expect(inspectUpload(inspection.bytes)).toMatchObject({ bytes: inspection.bytes });
});

test.each([0, 7, 26, 0xffff])("a photo whose EXIF says that its directory is at byte %i is accepted", (offset) => {
  const malformedExif = exif(6, "");
  malformedExif.set([offset & 255, offset >> 8], 10);
  expect(inspectUpload(withSegment(smallJpeg, 0xe1, malformedExif)).ok).toBe(true);
});

test.each(otherKinds)("%s is refused with the form's own message", (_, file) => {
  expect(inspectUpload(file)).toMatchObject({ ok: false, message: fileMessages.wrongType });
});

const atLimit = png({ noise: maxFileBytes - png({ noise: 0 }).length });

test("a file of the largest size is accepted", () => {
  expect(atLimit.length).toBe(maxFileBytes);
  expect(inspectUpload(atLimit).ok).toBe(true);
});

test("a file of a byte more is refused with its message", () => {
  expect(inspectUpload(bytes(atLimit, [0]))).toMatchObject({ ok: false, message: fileMessages.tooBig });
});

test.each([
  ["JPEG", smallJpeg],
  ["progressive JPEG", progressiveJpeg],
  ["PNG", png()],
])("a %s cut short at any byte is refused", (_, file) => {
  for (let length = 1; length < file.length; length++)
    expect(inspectUpload(file.slice(0, length)).ok, `${length} bytes`).toBe(false);
});

test.each(unusableFiles)("%s is refused with what to do", (_, file, help) => {
  expect(inspectUpload(file)).toMatchObject({ ok: false, help });
});

const damagedFiles = Array.from({ length: tries(5000) }, (_, index) => ({
  seed: index + 1,
  file: damagedUpload(seededRandom(index + 1)),
}));
const refusals = () =>
  damagedFiles.flatMap(({ seed, file }) => {
    const inspection = inspectUpload(file);
    return inspection.ok ? [] : [{ seed, ...inspection }];
  });
const keptFiles = () =>
  damagedFiles.flatMap(({ seed, file }) => {
    const inspection = inspectUpload(file);
    return inspection.ok ? [{ seed, length: file.length, ...inspection }] : [];
  });

test("a damaged file never makes the inspection throw", () => {
  for (const { seed, file } of damagedFiles) expect(() => inspectUpload(file), `seed ${seed}`).not.toThrow();
});

/** So many of the damaged files are refused, and so many kept, that each test has enough of them. */
const enough = damagedFiles.length / 10;

test("a damaged file that is refused has the form's own message", () => {
  expect(refusals().length).toBeGreaterThan(enough);
  for (const { seed, message } of refusals()) expect(message, `seed ${seed}`).toBe(fileMessages.wrongType);
});

const beginnings = { "image/jpeg": /^\xff\xd8\xff/, "image/png": /^\x89PNG\r\n/, "application/pdf": /^%PDF-/ };
const endings = { "image/jpeg": /\xff\xd9$/, "image/png": /IEND[\s\S]{4}$/, "application/pdf": /%%EOF(\r\n|\r|\n)?$/ };

test("a damaged file that is kept has its type's beginning and end, and nothing is added", () => {
  expect(keptFiles().length).toBeGreaterThan(enough);
  for (const { seed, type, bytes, length } of keptFiles()) {
    const text = Buffer.from(bytes).toString("latin1");
    expect(text, `seed ${seed}`).toMatch(beginnings[type]);
    expect(text, `seed ${seed}`).toMatch(endings[type]);
    expect(text.length, `seed ${seed}`).toBeLessThanOrEqual(length + orientationBytes);
  }
});

test("a damaged file that is kept would be kept again without a change", () => {
  expect(keptFiles().length).toBeGreaterThan(enough);
  for (const { seed, bytes } of keptFiles()) expect(inspectUpload(bytes), `seed ${seed}`).toMatchObject({ bytes });
});

test.each(refusedBombs)("%s is refused, without using much memory", (_, file) => {
  expectLittleMemory(() => expect(inspectUpload(file).ok).toBe(false));
});

test.each(keptBombs)("%s is kept, without using much memory", (_, file) => {
  expectLittleMemory(() => expect(inspectUpload(file).ok).toBe(true));
});

/**
 * Unpacked, one such file would take more than the 128 MB that a Worker has. Memory that the process already holds isn't counted: of
 * several files that are unpacked, only the first is sure to fail its test.
 */
function expectLittleMemory(inspect: () => void): void {
  const memoryBefore = process.memoryUsage().rss;
  inspect();
  expect((process.memoryUsage().rss - memoryBefore) / 1e6).toBeLessThan(128);
}
