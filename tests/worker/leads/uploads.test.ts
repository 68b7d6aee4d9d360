import { expect, test } from "vitest";
import { fileMessages } from "#content/request/messages.ts";
import { formRequest, htmlOf, linkIn, referenceIn, sharedSite, textOf } from "#tests/running-site/lead-site.ts";
import { type Bytes, pdf, png, smallJpeg } from "#tests/sample-requests/samples.ts";
import { pressOnCard } from "./lead-steps.ts";
import { files } from "./uploads.cases.ts";

const site = await sharedSite();

/** Expects that a file is only served by its link, as a download under a name of ours, and never shown in the browser. */
async function expectSafeDownload(reference: string, content?: Bytes): Promise<void> {
  const link = await site.onCard(await site.mail(reference, "staff"), "/uploads/");
  const answer = await site.ask(link);
  const { status, headers } = answer;
  expect(status).toBe(200);
  expect(headers.get("content-disposition")).toMatch(/^attachment; filename="WB-[0-9A-F]{8}\.(pdf|jpg|png)"$/);
  expect(headers.get("content-type")).toMatch(/^(application\/pdf|image\/jpeg|image\/png)$/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none';.*; sandbox$/);
  expect(headers.get("cache-control")).toBe("no-store");
  const served = new Uint8Array(await answer.arrayBuffer());
  if (content) expect(served).toEqual(content);
}

async function post(content: Bytes, name: string, type = ""): Promise<string | undefined> {
  const answer = await site.ask(
    "/api/assessment",
    formRequest({ name: `Sent ${crypto.randomUUID()}`, file: new File([content], name, { type }) }),
  );
  const said: unknown = await answer.json();
  if (answer.status === 202) return referenceIn(said);
  expect([413, 422]).toContain(answer.status);
  const fields: unknown = typeof said === "object" && said !== null ? Reflect.get(said, "fields") : undefined;
  expect(fields).toEqual({
    file: expect.stringMatching(new RegExp(`^(${fileMessages.tooBig}|${fileMessages.wrongType})$`)),
  });
  return undefined;
}

test("a request can have three files: staff see their names, each downloads unchanged, and the visitor's page lists them", async () => {
  const contents = [pdf("a bill"), smallJpeg, png()];
  const names = ["bill.pdf", "tank.jpg", "inverter.png"];
  const file = contents.map((content, at) => new File([content], names[at] ?? ""));
  const moreAddresses = "3 Low Street, Kew 3101\n5 Low Street, Kew 3101\n7 Pitt St, Sydney NSW 2000";
  const answer = await site.ask("/api/assessment", formRequest({ name: "Three Files", file, moreAddresses }));
  const reference = referenceIn(await answer.json());
  const mail = await site.mail(reference, "staff");
  const interstate = "Outside Victoria, it seems: number 3 of the others.";
  for (const words of [...names, moreAddresses.replaceAll("\n", "; "), "Kew VIC 3101 and 3 more addresses", interstate])
    expect(textOf(mail)).toContain(words);
  const first = await site.onCard(mail, "/uploads/");
  for (const [at, content] of contents.entries()) {
    const served = await site.ask(first.replace("file=0", `file=${at}`));
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(content);
  }
  const told = textOf(await site.mail(reference, "visitor"));
  for (const words of ["PDF, 1 kB; JPEG picture, 1 kB; PNG picture, 1 kB", "Kew VIC 3101 and 3 more addresses"])
    expect(told).toContain(words);
  // Until the visitor has confirmed that the request is theirs, the page shows no street and no file names.
  const own = async () => (await site.ask(linkIn(told, "/request?"))).text();
  const outside = "(outside Victoria? We install in Victoria only)";
  expect(await own()).toContain(`Kew VIC 3101\nKew VIC 3101\nAn address you entered ${outside}`);
  expect(await own()).toContain("PDF, 1 kB\nJPEG picture, 1 kB\nPNG picture, 1 kB");
  expect(await own()).not.toMatch(/Low Street|bill\.pdf/);
  await pressOnCard(site, linkIn(textOf(mail), "/office/"), { outcome: "called" });
  for (const words of ["bill.pdf: PDF, 1 kB\ntank.jpg: JPEG picture, 1 kB", `${moreAddresses} ${outside}`])
    expect(await own()).toContain(words);
});

test.each(files)(
  "%s is stored under a name of ours and served by its content's type",
  async (_, content, name, type, served) => {
    const reference = await post(content, name, type);
    expect(reference).toBeDefined();
    await expectSafeDownload(reference ?? "", served);
    const mail = await site.mail(reference ?? "", "staff");
    expect(mail.subject).not.toMatch(/[\r\n\0\u202E]/);
    expect(textOf(mail)).not.toMatch(/\u202E|\0|b{200}/);
    expect(htmlOf(mail)).not.toContain("<b>.pdf");
  },
);
