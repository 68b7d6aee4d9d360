import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { callBackBy, timeOnDay } from "#content/melbourne.ts";
import { maxFileBytes } from "#content/request/limits.ts";
import { fileMessages } from "#content/request/messages.ts";
import { assessment } from "#tests/assessment-request.ts";
import { bytes, pdf, png, smallJpeg } from "#tests/sample-files.ts";
import { formRequest, jsonRequest, referenceIn, sharedSite, textOf } from "#tests/site/lead-site.ts";

const site = await sharedSite();

test("JSON and form are two envelopes of one request", async () => {
  const due = () => timeOnDay(callBackBy(new Date()));
  const before = due();
  const json = await site.post();
  expect(json.status).toBe(202);
  expect(await json.json()).toEqual({
    reference: expect.stringMatching(/^WB-[0-9A-F]{8}$/),
    // A minute may have passed.
    callBackBy: expect.toBeOneOf([before, due()]),
    request: expect.stringMatching(/^\/request\?lead=/),
  });
  const form = await site.ask("/api/assessment", formRequest({ propertySize: "medium" }));
  expect(form.status).toBe(202);
  expect(form.headers.get("content-type")).toContain("application/json");
  expect(form.headers.get("cache-control")).toBe("no-store");
});

test("the page's own action keeps the request and shows its reference at an address that survives reload", async () => {
  const answer = await site.ask("/contact", formRequest({ name: "Page Poster" }));
  expect(answer.status).toBe(303);
  const location = answer.headers.get("location") ?? "";
  expect(location).toMatch(/^\/request\?lead=[\w-]{22}&expires=\d{10}&sig=[\w-]{43}&done=sent$/);
  const page = await (await site.ask(location)).text();
  const [reference = ""] = /WB-[0-9A-F]{8}/.exec(page) ?? [];
  expect(page).toContain("submitted successfully");
  expect(page).not.toMatch(/two-lengths|Send the form today/);
  expect((await site.mail(reference, "staff")).subject).toContain("Page Poster");
});

test("no address can be made up that confirms a request which was never sent", async () => {
  for (const made of ["/contact?sent=WB-12345678", "/contact?sent=WB-12345678&on=2026-11-21T09:00"]) {
    const page = await (await site.ask(made)).text();
    expect(page).not.toContain("submitted successfully");
    expect(page).toContain("can’t confirm a request");
    expect(page).toContain('name="address"');
  }
});

test("the same request again gets the same answer and no second mail", async () => {
  const id = crypto.randomUUID();
  const first = await site.accepted({ name: "Same Again" }, id);
  await site.mail(first, "visitor");
  const again = await Promise.all([1, 2, 3].map(() => site.accepted({ name: "Same Again" }, id)));
  expect(again).toEqual([first, first, first]);
  expect(await site.accepted({ name: "Same Again" }, id.toUpperCase())).toBe(first);
  expect(site.mailsAbout(first)).toHaveLength(2);
  expect(await site.keysUnder(`waiting/${id}`)).toEqual([]);
});

test("two tabs, a double click and a retry at the same moment are one request", async () => {
  const id = crypto.randomUUID();
  const file = new File([pdf()], "bill.pdf");
  const references = await Promise.all([1, 2, 3, 4, 5].map(() => site.accepted({ name: "Double Click", file }, id)));
  expect(new Set(references).size).toBe(1);
  await site.mail(references[0] ?? "", "visitor");
  expect(site.mailsAbout(references[0] ?? "")).toHaveLength(2);
  await expect.poll(() => site.keysUnder(`leads/${id}/`)).toHaveLength(2);
});

test("without an id, the same form on the same day is the same request", async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(() => site.ask("/api/assessment", formRequest({ name: "No Script" }))),
  );
  const third = await site.ask("/contact", formRequest({ name: "No Script" }));
  const reference = referenceIn(await first?.json());
  expect(referenceIn(await second?.json())).toBe(reference);
  expect(await (await site.ask(third.headers.get("location") ?? "")).text()).toContain(reference);
  const other = await site.ask("/api/assessment", formRequest({ name: "No Script", message: "and more" }));
  expect(referenceIn(await other.json())).not.toBe(reference);
});

test("without an id, another estimate or another package makes another request, another article read doesn't", async () => {
  const send = async (changes: object) =>
    referenceIn(await (await site.ask("/api/assessment", formRequest({ name: "With Estimate", ...changes }))).json());
  const first = await send({});
  expect(await send({ from: "article:winter-solar-performance" })).toBe(first);
  const others = [
    { estimate: "price?kw=6.6&battery=10&use=18" },
    { estimate: "price?kw=6.6&battery=10&use=9" },
    { from: "tier:home" },
  ];
  const references = [first];
  for (const changes of others) {
    references.push(await send(changes));
    expect(await send(changes)).toBe(references.at(-1));
  }
  expect(new Set(references).size).toBe(4);
  expect(textOf(await site.mail(references[1] ?? "", "staff"))).toContain("ESTIMATE THEY CAME FROM");
});

test("the same id with other content is refused, and changes nothing", async () => {
  const id = crypto.randomUUID();
  const reference = await site.accepted({ name: "First Version" }, id);
  const conflict = await site.post({ name: "Second Version" }, id);
  expect(conflict.status).toBe(409);
  expect(Object.keys(await conflict.json())).toEqual(["error", "hint"]);
  expect((await site.mail(reference, "staff")).subject).toContain("First Version");
});

test("an id that is no random UUID is refused", async () => {
  const nil = "00000000-0000-0000-0000-000000000000";
  const derived = "5b0c2f6e-0a53-8f0e-aa3e-2f1d7c9b8a61";
  for (const id of ["1", "not-a-uuid", "../../etc", "123e4567-e89b-42d3-a456-42661417400g", nil, derived])
    expect((await site.post({}, id)).status).toBe(400);
});

test("each wrong field is named, and nothing is kept", async () => {
  const id = crypto.randomUUID();
  const answer = await site.post({ name: "", email: "nobody", selectedServices: [], consent: false }, id);
  expect(answer.status).toBe(422);
  const body = (await answer.json()) as { error: string; fields: Record<string, string> };
  expect(Object.keys(body.fields).sort()).toEqual(["consent", "email", "name", "selectedServices"]);
  expect(await site.keysUnder(`leads/${id}`)).toEqual([]);
  expect(await site.keysUnder(`waiting/${id}`)).toEqual([]);
});

test("a form that comes back without its file says so", async () => {
  const answer = await site.ask("/contact", formRequest({ email: "nobody", file: new File([pdf()], "bill.pdf") }));
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("Choose your file again");
});

test("an invalid form comes back with every value, without a script", async () => {
  const answer = await site.ask(
    "/contact",
    formRequest({ email: "nobody", message: "Two meters & a <shed>", phone: "12" }),
  );
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain("<title>Error");
  for (const kept of ["Ann Example", "12 High Street, Kew VIC 3101", "nobody", "Two meters &amp; a &lt;shed&gt;"])
    expect(page).toContain(kept);
});

test.each([
  ["a PDF", "bill.pdf", pdf()],
  ["a JPEG called something else", "bill.pdf", smallJpeg],
  ["a PNG without an ending", "scan", png()],
])("%s is kept", async (_, name, content) => {
  const answer = await site.ask("/api/assessment", formRequest({ message: name, file: new File([content], name) }));
  expect(answer.status).toBe(202);
});

test.each([
  ["a renamed program", bytes("MZ\x90\0\x03".padEnd(500, "\0"))],
  ["an archive", bytes("PK\x03\x04".padEnd(500, "\0"))],
  ["a page", bytes("<html><script>alert(1)</script>")],
  ["a picture cut short", smallJpeg.slice(0, 200)],
  ["a document cut short", pdf().slice(0, -10)],
  ["an empty file", bytes()],
])("%s is refused with the form's sentence", async (_, content) => {
  const answer = await site.ask(
    "/api/assessment",
    formRequest({ file: new File([content], "bill.pdf", { type: "application/pdf" }) }),
  );
  expect(answer.status).toBe(422);
  const { fields } = (await answer.json()) as { fields: Record<string, string> };
  expect(Object.keys(fields)).toEqual(["file"]);
  expect(fields.file).toBe(fileMessages.wrongType);
});

test("a file over the limit is refused with its sentence, and the form keeps what was typed", async () => {
  const big = new File([new Uint8Array(maxFileBytes + 1)], "bill.pdf");
  const form = await site.ask("/contact", formRequest({ name: "Big File", file: big }));
  expect(form.status).toBe(413);
  const page = await form.text();
  expect(page).toContain("Big File");
  expect(page).toContain(fileMessages.tooBig);
});

test.each([
  ["a text without end", JSON.stringify({ message: "x".repeat(30_000_000) })],
  ["brackets without end", "[".repeat(100_000)],
  ["a million objects", `{"a":[${"{},".repeat(1_000_000)}{}]}`],
])("JSON with %s is refused without being parsed", async (_, body) => {
  const answer = await site.ask("/api/assessment", jsonRequest(body));
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ fields: { file: fileMessages.tooBig } });
});

test("other content types are refused", async () => {
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/xml", ""]) {
    const answer = await site.ask("/api/assessment", {
      method: "POST",
      body: "name=Ann",
      headers: { "Content-Type": type },
    });
    expect(answer.status).toBe(415);
  }
});

test.each([
  ["broken JSON", "{"],
  ["a list", "[]"],
  ["a text", '"Ann"'],
  ["nothing", ""],
])("%s is refused as unreadable", async (_, body) => {
  expect((await site.ask("/api/assessment", jsonRequest(body))).status).toBe(400);
});

test("another site's page may not post; its visitor loses nothing that was typed", async () => {
  const foreign = { headers: { "Sec-Fetch-Site": "cross-site", Origin: "https://elsewhere.example" } };
  const page = await site.ask("/contact", { ...formRequest({ message: "Typed elsewhere" }), ...foreign });
  expect(page.status).toBe(403);
  const text = await page.text();
  expect(text).toContain("Typed elsewhere");
  expect(text).toContain(business.phone.display);
  const oldBrowser = {
    ...jsonRequest(assessment()),
    headers: { "Content-Type": "application/json", Origin: "https://elsewhere.example" },
  };
  expect((await site.ask("/api/assessment", oldBrowser)).status).toBe(403);
  const script = { ...jsonRequest(assessment({ name: "A Script" })) };
  expect((await site.ask("/api/assessment", script)).status).toBe(202);
});

test("GET and other methods find nothing to do at the request's address", async () => {
  for (const method of ["GET", "PUT", "DELETE"])
    expect((await site.ask("/api/assessment", { method })).status).toBe(404);
});

test("answers to honest and suspicious requests are alike", async () => {
  const suspicious = await site.post({ name: "Robot", subject: "Buy now", shownAt: String(Date.now()) });
  const honest = await site.post({ name: "Human" });
  expect(suspicious.status).toBe(honest.status);
  const [one, other] = [await suspicious.json(), await honest.json()];
  expect(Object.keys(one as object)).toEqual(Object.keys(other as object));
  const mail = await site.mail(referenceIn(one), "staff");
  expect(mail.subject).toMatch(/^\[Check\] WB-/);
  expect((await site.mail(referenceIn(other), "staff")).subject).toMatch(/^WB-/);
});
