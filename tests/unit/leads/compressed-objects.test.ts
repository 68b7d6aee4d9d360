import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { bytes, pdf, pdfOfCompressed } from "#tests/sample-files.ts";
import { warningsInside } from "#worker/leads/intake/compressed-objects.ts";

const script = "<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>";

test("what could act is found inside a compressed stream of objects, however its names and the stream are written", () => {
  expect(warningsInside(pdfOfCompressed(script))).toEqual(["active-content"]);
  expect(warningsInside(pdfOfCompressed("<</S/Java#53cript>>"))).toEqual(["active-content"]);
  expect(warningsInside(pdfOfCompressed(script, { says: "/N 1/First 5/Filter/Fl" }))).toEqual(["active-content"]);
  const second = bytes(pdfOfCompressed("<</Type/Page>>"), pdfOfCompressed(script));
  expect(warningsInside(second)).toEqual(["active-content"]);
});

test("a document that is only to be read gets no warning", () => {
  expect(warningsInside(pdfOfCompressed("<</Type/Catalog/Pages 2 0 R>>"))).toEqual([]);
  expect(warningsInside(pdf())).toEqual([]);
  const image = deflateSync(new Uint8Array(9_000_000).fill(200)).toString("latin1");
  expect(warningsInside(pdf(image))).toEqual([]);
  const drawing = deflateSync("0 0 1 rg 10 10 200 200 re f\n".repeat(300_000)).toString("latin1");
  expect(warningsInside(pdf(drawing))).toEqual([]);
});

test("objects that can't be unpacked, or unpack to more than any bill holds, are reported as unseen", () => {
  const odd = "/Type/Obj#53tm/N 1/First 5/Filter[/ASCIIHexDecode/FlateDecode]";
  const packed = deflateSync(`7 0 \n${script}`).toString("hex");
  expect(warningsInside(pdf(`endstream endobj 5 0 obj<<${odd}>>stream\n${packed}`))).toEqual(["unseen"]);
  expect(warningsInside(pdfOfCompressed(" ".repeat(9_000_000)))).toEqual(["unseen"]);
  expect(warningsInside(pdf("stream\n".repeat(30_000)))).toEqual(["unseen"]);
});
