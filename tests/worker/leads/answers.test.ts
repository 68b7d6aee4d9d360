import { expect, test } from "vitest";
import { latestCallAt, timeOnDay } from "#content/melbourne.ts";
import { formRequest, referenceIn, sharedSite, textOf } from "#tests/running-site/lead-site.ts";
import { pdf } from "#tests/sample-requests/samples.ts";

const site = await sharedSite();

test("JSON and a posted form get the same response", async () => {
  const dueText = () => timeOnDay(latestCallAt(new Date()));
  const dueTextBefore = dueText();
  for (const response of [
    await site.post(),
    await site.ask("/api/assessment", formRequest({ propertySize: "medium" })),
  ]) {
    expect(response.status).toBe(202);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({
      reference: expect.stringMatching(/^WB-[0-9A-F]{8}$/),
      // A minute may have passed.
      callBackBy: expect.toBeOneOf([dueTextBefore, dueText()]),
      request: expect.stringMatching(/^\/request\?lead=/),
    });
  }
});

test("a posted form redirects to a page with its reference, which survives a reload", async () => {
  const response = await site.ask("/contact", formRequest({ name: "Page Poster" }));
  expect(response.status).toBe(303);
  const location = response.headers.get("location") ?? "";
  expect(location).toMatch(/^\/request\?lead=[\w-]{22}&expires=\d{10}&sig=[\w-]{43}&done=sent$/);
  const page = await (await site.ask(location)).text();
  const [reference = ""] = /WB-[0-9A-F]{8}/.exec(page) ?? [];
  expect(page).toContain("submitted successfully");
  expect(page).not.toMatch(/How we get in touch|Send the form today/);
  expect((await site.waitForLetter(reference, "staff")).subject).toContain("Page Poster");
});

test("a made-up address can't confirm a request that was never sent", async () => {
  for (const address of ["/contact?sent=WB-12345678", "/contact?sent=WB-12345678&on=2026-11-21T09:00"]) {
    const page = await (await site.ask(address)).text();
    expect(page).not.toContain("submitted successfully");
    expect(page).toContain("can’t confirm a request");
    expect(page).toContain('name="address"');
  }
});

test("two tabs, a double click and a retry make one request", async () => {
  const id = crypto.randomUUID();
  const changes = { name: "Double Click", file: new File([pdf()], "bill.pdf") };
  const references = await Promise.all([1, 2, 3, 4, 5].map(() => site.submit(changes, id)));
  const [reference = ""] = references;
  await site.waitForLetter(reference, "visitor");
  for (const spelling of [id, id.toUpperCase()]) references.push(await site.submit(changes, spelling));
  expect(new Set(references).size).toBe(1);
  await site.waitForDeliveries(id);
  expect(site.lettersAbout(reference)).toHaveLength(2);
  expect((await site.waitForLetter(reference, "staff")).subject).toContain("Double Click");
  await expect.poll(() => site.keysUnder(`leads/${id}/`)).toHaveLength(2);
});

test("an id that comes with other content is refused", async () => {
  const id = crypto.randomUUID();
  const reference = await site.submit({ name: "First Version" }, id);
  const conflictResponse = await site.post({ name: "Second Version" }, id);
  expect(conflictResponse.status).toBe(409);
  expect(Object.keys(await conflictResponse.json())).toEqual(["error", "hint"]);
  expect((await site.waitForLetter(reference, "staff")).subject).toContain("First Version");
});

test("without an id, the same content on the same day is one request, with or without a script, and other content another", async () => {
  const send = async (changes: object) =>
    referenceIn(await (await site.ask("/api/assessment", formRequest({ name: "No Script", ...changes }))).json());
  const [reference = "", secondReference] = await Promise.all([{}, {}].map(send));
  expect(secondReference).toBe(reference);
  const page = (await site.ask("/contact", formRequest({ name: "No Script" }))).headers.get("location") ?? "";
  expect(await (await site.ask(page)).text()).toContain(reference);
  expect(await send({ from: "article:winter-solar-performance" })).toBe(reference);
  const references = [reference];
  for (const changes of [
    { estimate: "price?kw=6.6&battery=10&use=18" },
    { estimate: "price?kw=6.6&battery=10&use=9" },
    { from: "tier:home" },
    { from: "package:smart-saver" },
    { message: "and more" },
  ]) {
    references.push(await send(changes));
    expect(await send(changes)).toBe(references.at(-1));
  }
  expect(new Set(references).size).toBe(6);
  expect(textOf(await site.waitForLetter(references[1] ?? "", "staff"))).toContain("ESTIMATE THEY CAME FROM");
});

test("a suspicious request gets the same kind of response as an honest one, and staff are warned of it", async () => {
  const suspiciousResponse = await site.post({ name: "Robot", subject: "Buy now", shownAt: String(Date.now()) });
  const honestResponse = await site.post({ name: "Human" });
  expect(suspiciousResponse.status).toBe(honestResponse.status);
  const [toRobot, toHuman] = [await suspiciousResponse.json(), await honestResponse.json()];
  expect(Object.keys(toRobot as object)).toEqual(Object.keys(toHuman as object));
  const letter = await site.waitForLetter(referenceIn(toRobot), "staff");
  expect(letter.subject).toMatch(/^\[Check\] WB-/);
  expect((await site.waitForLetter(referenceIn(toHuman), "staff")).subject).toMatch(/^WB-/);
});
