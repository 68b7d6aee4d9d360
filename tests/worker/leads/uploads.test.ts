import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { fileMessages } from "#content/request/messages.ts";
import { mutated, page } from "#tests/mutated-files.ts";
import { type Bytes, bytes, pdf, png, smallJpeg } from "#tests/sample-files.ts";
import { chancesOf } from "#tests/seeded.ts";
import { formRequest, htmlOf, referenceIn, sharedSite, textOf } from "#tests/site/lead-site.ts";

const site = await sharedSite();

/** The only way in which a file comes back: by its link, to be kept, never to be shown, under a name of ours. */
async function expectSafeDownload(reference: string): Promise<void> {
  const link = await site.onCard(await site.mail(reference, "staff"), "/uploads/");
  const { status, headers } = await site.ask(link);
  expect(status).toBe(200);
  expect(headers.get("content-disposition")).toMatch(/^attachment; filename="WB-[0-9A-F]{8}\.(pdf|jpg|png)"$/);
  expect(headers.get("content-type")).toMatch(/^(application\/pdf|image\/jpeg|image\/png)$/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none';.*; sandbox$/);
  expect(headers.get("cache-control")).toBe("no-store");
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

test("sixty mutated files are refused with a sentence or come back as a download only", async () => {
  let kept = 0;
  for (let seed = 9000; seed < 9060; seed++) {
    const reference = await post(mutated(chancesOf(seed)), "bill.pdf", "application/pdf");
    if (reference === undefined) continue;
    kept += 1;
    await expectSafeDownload(reference);
  }
  expect(kept).toBeGreaterThan(5);
});

test.each([
  ["a page inside a document", bytes(pdf(page)), "bill.html", "text/html"],
  ["a picture with the ending of a page", png(), "roof.svg", "image/svg+xml"],
  ["a photo with two endings", smallJpeg, "bill.pdf.exe", "application/x-msdownload"],
  ["a name that is a path", pdf(), "../../../leads/x/request.json", "application/pdf"],
  ["a name from right to left", pdf(), "bill\u202Efdp.exe", "application/pdf"],
  ["a name with a null", pdf(), "bill.pdf\0.html", "application/pdf"],
  ["a name without end", pdf(), `${"b".repeat(5000)}.pdf`, "application/pdf"],
  ["a name of line breaks and quotes", pdf(), 'a"\r\nContent-Type: text/html\r\n\r\n<b>.pdf', "application/pdf"],
  ["a name of nothing", pdf(), " ", ""],
])("%s is kept under our own name and served as what it is", async (_, content, name, type) => {
  const reference = await post(content, name, type);
  expect(reference).toBeDefined();
  await expectSafeDownload(reference ?? "");
  const mail = await site.mail(reference ?? "", "staff");
  expect(mail.subject).not.toMatch(/[\r\n\0\u202E]/);
  expect(textOf(mail)).not.toMatch(/\u202E|\0|b{200}/);
  expect(htmlOf(mail)).not.toContain("<b>.pdf");
});

async function postForm(megabytes: number): Promise<Response> {
  const form = new FormData();
  form.append("selectedServices", "heat-pump");
  form.append("file", new File([new Uint8Array(megabytes * 1024 * 1024)], "house.pdf"));
  form.append("name", "Ann Behind");
  form.append("message", "Two meters");
  return site.ask("/contact", { method: "POST", body: form });
}

test.each([11, 15])(
  "a file of %d MB is refused, and what was typed before and after it is still there",
  async (size) => {
    const answer = await postForm(size);
    expect(answer.status).toBe(413);
    const page = await answer.text();
    for (const kept of ["Ann Behind", "Two meters", "File size must be less than 10MB"]) expect(page).toContain(kept);
  },
);

test.each([17, 30])("a form with a file of %d MB isn't read, and says where what was typed still is", async (size) => {
  const answer = await postForm(size);
  expect(answer.status).toBe(413);
  const page = await answer.text();
  const [said = ""] = /<section class="error-summary".*?<\/section>/s.exec(page) ?? [];
  for (const words of ["File size must be less than 10MB", business.phone.display, "Go back in your browser"])
    expect(said).toContain(words);
});
