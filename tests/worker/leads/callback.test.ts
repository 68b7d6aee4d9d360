import { expect, test } from "vitest";
import { assessment } from "#tests/assessment-request.ts";
import { htmlOf, jsonRequest, linkIn, referenceIn, sharedSite, textOf } from "#tests/site/lead-site.ts";

const site = await sharedSite();

const callback = { kind: "callback", name: "Pat Lee", phone: "0412 345 678", bestTime: "afternoon", consent: true };

test("a callback is stored and mailed to staff in its own words, and to nobody else", async () => {
  const answer = await site.ask("/api/assessment", jsonRequest(callback));
  expect(answer.status).toBe(202);
  const body = await answer.json();
  expect(body).toMatchObject({ request: expect.stringMatching(/^\/request\?lead=/) });
  const reference = referenceIn(body);
  const mail = await site.mail(reference, "staff");
  expect(mail.subject).toContain("call me back");
  expect(mail).not.toHaveProperty("reply_to");
  for (const text of [textOf(mail), htmlOf(mail)]) {
    expect(text).toContain("They only left a number");
    expect(text).toContain("Afternoon");
    expect(text).not.toMatch(/Email|Address|Services|Where/);
  }
  await site.settled(reference);
  expect(site.mailsAbout(reference)).toHaveLength(1);
});

test("a home without hot water is marked urgent in staff's mail and card, and on the visitor's page", async () => {
  const { reference, card, request } = await accept({ ...callback, name: "Cold Shower", urgent: "on" });
  expect((await site.mail(reference, "staff")).subject).toMatch(/^\[Urgent\]/);
  expect(await card()).toMatch(/Urgent\. /);
  expect(await (await site.ask(request)).text()).toContain("We’ll call you by");
});

test("who asks to be written to needs no number, and mail, card and page say that nobody calls", async () => {
  const { phone: _, ...written } = assessment({ name: "Paige Turner", answerBy: "writing" });
  const { reference, card, request } = await accept(written);
  const staff = textOf(await site.mail(reference, "staff"));
  for (const said of [staff, await card()]) expect(said).toMatch(/asked not to be called|don’t call/i);
  expect(await (await site.ask(request)).text()).toContain("Nobody will call.");
  expect(textOf(await site.mail(reference, "visitor"))).not.toMatch(/we.ll call/i);
});

/** Sends a request; its card is read by the link in staff's mail. */
async function accept(sent: object) {
  const answer = await site.ask("/api/assessment", jsonRequest(sent));
  expect(answer.status).toBe(202);
  const body: { request: string } = await answer.json();
  const reference = referenceIn(body);
  const card = async () => (await site.ask(linkIn(textOf(await site.mail(reference, "staff")), "/office/"))).text();
  return { reference, card, request: body.request };
}

test("a form without script is answered by the request's own page, or by the short form with what is missing", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...callback, name: "Plain Pat", consent: "on" }))
    form.append(name, value.toString());
  const sent = await site.ask("/contact?callback", { method: "POST", body: form, redirect: "manual" });
  expect(sent.status).toBe(303);
  const page = await (await site.ask((sent.headers.get("location") ?? "").replace(/#.*/, ""))).text();
  expect(page).toContain("We’ll call you by");
  form.delete("phone");
  const wrong = await site.ask("/contact?callback", { method: "POST", body: form, redirect: "manual" });
  expect(wrong.status).toBe(422);
  const again = await wrong.text();
  expect(again).toContain("Please fix one thing");
  expect(again).toContain('value="Plain Pat"');
  expect(again).not.toContain('name="address"');
});

test("times that suit are in the staff's mail, as wishes", async () => {
  const reference = await site.accepted({ name: "With Times", preferred: ["2026-11-26-am", "2026-11-28-pm"] });
  for (const text of [textOf, htmlOf]) {
    const mail = text(await site.mail(reference, "staff"));
    expect(mail).toContain("Thursday 26 November, morning; Saturday 28 November, afternoon");
    expect(mail).toContain("Nothing is booked until you confirm one.");
  }
});
