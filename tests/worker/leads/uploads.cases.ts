import {
  type Bytes,
  bytes,
  exif,
  pdf,
  png,
  scriptPage,
  smallJpeg,
  withSegment,
} from "#tests/sample-requests/samples.ts";

const locatedPhoto = withSegment(smallJpeg, 0xe1, exif(1, "GPS of the house"));

/** Files that are taken, under names as anybody may give them, and what is served of them where that isn't what was sent. */
export const files: [what: string, sent: Bytes, name: string, type: string, served?: Bytes][] = [
  ["a PDF", pdf(), "bill.pdf", "application/pdf", pdf()],
  ["a photo called something else", smallJpeg, "bill.pdf", "", smallJpeg],
  ["a picture without an extension", png(), "scan", ""],
  ["a photo that says where it was taken", locatedPhoto, "July bill.jpg", "image/jpeg", smallJpeg],
  ["a PDF with HTML after its end", bytes(pdf(), "<script>alert(1)</script>PK\x05\x06"), "b.pdf", "", pdf()],
  ["a PDF that contains HTML", bytes(pdf(scriptPage)), "bill.html", "text/html"],
  ["a picture with the extension .svg", png(), "roof.svg", "image/svg+xml"],
  ["a photo with two extensions", smallJpeg, "bill.pdf.exe", "application/x-msdownload"],
  ["a file named like a path", pdf(), "../../../leads/x/request.json", "application/pdf"],
  ["a file with a right-to-left override in its name", pdf(), "bill\u202Efdp.exe", "application/pdf"],
  ["a file with a NUL in its name", pdf(), "bill.pdf\0.html", "application/pdf"],
  ["a file with a name of 5,000 letters", pdf(), `${"b".repeat(5000)}.pdf`, "application/pdf"],
  [
    "a file with line breaks and quotes in its name",
    pdf(),
    'a"\r\nContent-Type: text/html\r\n\r\n<b>.pdf',
    "application/pdf",
  ],
  ["a file with a blank name", pdf(), " ", ""],
];
