import { expect, test } from "vitest";
import { pdf } from "#tests/sample-files.ts";
import { formRequest, linkIn, sharedSite, startLeadSite, textOf } from "#tests/site/lead-site.ts";
import { createLinks } from "#worker/leads/links/links.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";

const site = await sharedSite();

function fileForm(file?: File): RequestInit {
  const form = new FormData();
  if (file) form.append("file", file);
  return { method: "POST", body: form };
}

const bill = () => new File([pdf()], "winter bill.pdf", { type: "application/pdf" });

async function linkFor(name: string): Promise<{ link: string; reference: string; id: string }> {
  const id = crypto.randomUUID();
  const reference = await site.accepted({ name }, id);
  return { id, reference, link: linkIn(textOf(await site.mail(reference, "visitor")), "/contact?add") };
}

test("the link in the confirmation opens a page for a file alone, and the file reaches staff once", async () => {
  const { link, reference, id } = await linkFor("Later Bill");
  const page = await site.ask(link);
  expect(page.status).toBe(200);
  const shown = (await page.text()).replaceAll("<!-- -->", "");
  expect(shown).toContain(`your request ${reference}`);
  const [form = ""] = /aria-label="Add a file".*?<\/form>/s.exec(shown) ?? [];
  expect([...form.matchAll(/<(?:input|select|textarea)\b[^>]* name="(\w+)"/g)].map(([, name]) => name)).toEqual([
    "file",
  ]);
  const answers = [await site.ask(link, fileForm(bill())), await site.ask(link, fileForm(bill()))];
  const [added = ""] = await site.correctionsOf(id);
  const own = `WB-${added?.slice(0, 8).toUpperCase()}`;
  for (const answer of answers) {
    expect(answer.status).toBe(303);
    const confirmed = await (await site.ask((answer.headers.get("location") ?? "").replace(/#.*/, ""))).text();
    expect(confirmed).toContain(reference);
    expect(confirmed).toContain("We have your file");
  }
  const mail = await site.mail(own, "staff");
  expect(mail.subject).toContain(`a file for ${reference}`);
  expect(textOf(mail)).toContain("winter bill.pdf");
  expect(textOf(mail)).not.toMatch(/412 ?345/);
  const download = await site.ask(await site.onCard(mail, "/uploads/"));
  expect(download.status).toBe(200);
  await site.settled(added);
  expect(await site.correctionsOf(id)).toHaveLength(1);
  expect(site.mailsAbout(own)).toHaveLength(1);
});

test("nothing but a good file is taken, and the page says what is wrong", async () => {
  const { link, id } = await linkFor("Later Nonsense");
  for (const [request, status, words] of [
    [fileForm(), 422, "Choose a file"],
    [fileForm(new File(["x"], "notes.docx")), 422, "Please upload a PDF or image file"],
    [fileForm(new File([new Uint8Array(11 * 1024 * 1024)], "house.pdf")), 413, "File size must be less than 10MB"],
  ] as const) {
    const answer = await site.ask(link, request);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(words);
  }
  const foreign = await site.ask(link, { ...fileForm(bill()), headers: { "Sec-Fetch-Site": "cross-site" } });
  expect(foreign.status).toBe(403);
  expect(await site.correctionsOf(id)).toEqual([]);
});

test("a link for something else, changed or a day old adds nothing", async () => {
  const strict = await startLeadSite({ vars: { LINK_SECRET: "the secret of this test" } });
  const id = crypto.randomUUID();
  const reference = await strict.accepted({ name: "Late Comer" }, id);
  const text = textOf(await strict.mail(reference, "visitor"));
  const day = 24 * 60 * 60 * 1000;
  const signatures = createSignatures(["the secret of this test"]);
  const yesterday = createLinks("", signatures, () => Date.now() - 2 * day);
  const old = (await yesterday.add(id, Date.now() - day - 1000)) ?? "";
  const good = linkIn(text, "/contact?add");
  const other = linkIn(text, "/contact?replaces").replace("replaces", "add");
  const changed = good.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  for (const link of [old.replace(/#.*/, ""), other, changed, "/contact?add=", "/contact?add=x.1.y"]) {
    const page = await strict.ask(link);
    expect(page.status, link).toBe(410);
    expect(await page.text()).not.toContain('name="file"');
    expect((await strict.ask(link, fileForm(bill()))).status, link).toBe(410);
  }
  expect((await strict.ask(good)).status).toBe(200);
  await strict.stop();
});

test("a file goes with its request when that is withdrawn, and none is taken afterwards", async () => {
  const { link, reference, id } = await linkFor("Later Withdrawn");
  expect((await site.ask(link, fileForm(bill()))).status).toBe(303);
  const [added = ""] = await site.correctionsOf(id);
  const withdrawal = linkIn(textOf(await site.mail(reference, "visitor")), "/consent");
  expect((await site.ask(withdrawal, { method: "POST" })).status).toBe(200);
  expect(await site.keysUnder(`leads/${id}`)).toEqual([]);
  expect(await site.keysUnder(`leads/${added}`)).toEqual([]);
  expect((await site.ask(link, fileForm(bill()))).status).toBe(410);
});

test("a callback has no such link", async () => {
  const answer = await site.post({ kind: "callback", name: "No File" });
  expect(await answer.json()).not.toHaveProperty("add");
});

test("a form's own fields change nothing about the request", async () => {
  const { link, id } = await linkFor("Later Fields");
  const request = formRequest({ name: "Somebody Else", file: bill() });
  expect((await site.ask(link, request)).status).toBe(303);
  const [added = ""] = await site.correctionsOf(id);
  const stored = await (await site.bucket.get(`leads/${added}/request.json`))?.text();
  expect(stored).toContain("Later Fields");
  expect(stored).not.toContain("Somebody Else");
});
