import { expect, test } from "vitest";
import { acceptedFiles, fileSizeText, maxFileBytes } from "#content/request/limits.ts";
import { fileMessages, thingsToFixText } from "#content/request/messages.ts";

// The specification quotes these messages.
test.each([
  ["tooBig", "File size must be less than 10MB"],
  ["wrongType", "Please upload a PDF or image file"],
  ["uploaded", "File uploaded successfully"],
] as const)("a file's message for “%s” is “%s”", (outcome, message) => {
  expect(fileMessages[outcome]).toBe(message);
});

test.each([
  [0, "0 KB"],
  [1, "1 KB"],
  [200 * 1024, "0.2 MB"],
  [maxFileBytes, "10.0 MB"],
])("a file of %i bytes has the size “%s”", (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});

test("a file field offers PDF, JPEG and PNG files", () => {
  expect(acceptedFiles).toBe(".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png");
});

test.each([
  [1, "Please fix one thing"],
  [2, "Please fix two things"],
  [9, "Please fix nine things"],
  [10, "Please fix 10 things"],
])("with mistakes in %i fields the summary says “%s”", (count, text) => {
  expect(thingsToFixText(count)).toBe(text);
});
