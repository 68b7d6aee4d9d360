import { expect, test } from "vitest";
import { latestCallAt, timeOnDay } from "#content/melbourne.ts";
import { type Changes, formRequest, redirectOf, referenceIn, sharedSite } from "#tests/running-site/lead-site.ts";
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

test("a posted form redirects to the request's own page, which confirms it with its reference", async () => {
  const response = await site.ask("/contact", formRequest({ name: "Page Poster" }));
  expect(response.status).toBe(303);
  const location = redirectOf(response);
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

/** Sends a form without an id, and returns its reference. */
async function sendWithoutId(changes: Changes): Promise<string> {
  return referenceIn(await (await site.ask("/api/assessment", formRequest(changes))).json());
}

test("without an id, the same content on the same day is one request, with or without a script", async () => {
  const name = "No Script";
  const [reference = "", secondReference] = await Promise.all([{ name }, { name }].map(sendWithoutId));
  expect(secondReference).toBe(reference);
  const page = redirectOf(await site.ask("/contact", formRequest({ name })));
  expect(await (await site.ask(page)).text()).toContain(reference);
  expect(await sendWithoutId({ name, from: "article:winter-solar-performance" }), "from an article").toBe(reference);
});

test("without an id, another estimate, offer or message is another request", async () => {
  const requests = [
    {},
    { estimate: "price?kw=6.6&battery=10&use=18" },
    { estimate: "price?kw=6.6&battery=10&use=9" },
    { from: "tier:home" },
    { from: "package:smart-saver" },
    { message: "and more" },
  ].map((changes) => ({ name: "Other Content", ...changes }));
  const references = await Promise.all(requests.map(sendWithoutId));
  expect(new Set(references).size).toBe(requests.length);
  expect(await Promise.all(requests.map(sendWithoutId)), "sent again").toEqual(references);
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
