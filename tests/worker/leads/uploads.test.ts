import { expect, test } from "vitest";
import { htmlOf, sharedSite, textOf } from "#tests/running-site/lead-site.ts";
import { type Bytes, pdf, png, smallJpeg } from "#tests/sample-requests/samples.ts";
import { pressOnCard, sendRequest } from "./lead-steps.ts";
import { files } from "./uploads.cases.ts";

const site = await sharedSite();

test("a request can have three files: staff see their names, each downloads unchanged, and the visitor's page lists them", async () => {
  const contents = [pdf("a bill"), smallJpeg, png()];
  const names = ["bill.pdf", "tank.jpg", "inverter.png"];
  const file = contents.map((content, index) => new File([content], names[index] ?? ""));
  const { reference, staff, card, ownPage } = await sendRequest(site, { name: "Three Files", file });
  for (const name of names) expect(textOf(staff)).toContain(name);
  const first = await site.linkOnCard(staff, "/uploads/");
  for (const [index, content] of contents.entries()) {
    const response = await site.ask(first.replace("file=0", `file=${index}`));
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(content);
  }
  expect(textOf(await site.waitForLetter(reference, "visitor"))).toContain(
    "PDF, 1 kB; JPEG picture, 1 kB; PNG picture, 1 kB",
  );
  const textOfOwnPage = async () => (await site.ask(ownPage)).text();
  expect(await textOfOwnPage()).toContain("PDF, 1 kB\nJPEG picture, 1 kB\nPNG picture, 1 kB");
  expect(await textOfOwnPage(), "before we know that it's theirs").not.toContain("bill.pdf");
  await pressOnCard(site, card, { outcome: "called" });
  expect(await textOfOwnPage()).toContain("bill.pdf: PDF, 1 kB\ntank.jpg: JPEG picture, 1 kB");
});

test.each(files)("%s is stored under our own file name, and served by the type of its content", async (...upload) => {
  const [, content, name, type, served = content] = upload;
  const file = new File([content], name, { type });
  const reference = await site.submit({ name: `Sent ${crypto.randomUUID()}`, file });
  await expectSafeDownload(reference, served);
  const letter = await site.waitForLetter(reference, "staff");
  expect(letter.subject).not.toMatch(/[\r\n\0\u202E]/);
  expect(textOf(letter)).not.toMatch(/\u202E|\0|b{200}/);
  expect(htmlOf(letter)).not.toContain("<b>.pdf");
});

/** Expects that a file is served as a download under a name of ours, so that no browser shows it as a page. */
async function expectSafeDownload(reference: string, content: Bytes): Promise<void> {
  const link = await site.linkOnCard(await site.waitForLetter(reference, "staff"), "/uploads/");
  const response = await site.ask(link);
  const { status, headers } = response;
  expect(status).toBe(200);
  expect(headers.get("content-disposition")).toMatch(/^attachment; filename="WB-[0-9A-F]{8}\.(pdf|jpg|png)"$/);
  expect(headers.get("content-type")).toMatch(/^(application\/pdf|image\/jpeg|image\/png)$/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none';.*; sandbox$/);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(content);
}
