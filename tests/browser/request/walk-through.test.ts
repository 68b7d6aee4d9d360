import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { phone, scriptModes, siteInChromium } from "#tests/browser/chromium.ts";
import { openListAt } from "#tests/browser/office-list.ts";
import { fillInRequest, referenceOn, send, waitForForm } from "#tests/browser/request/request-form.ts";
import { linkIn, recipientOf, textOf } from "#tests/running-site/lead-site.ts";
import { pdf } from "#tests/sample-requests/samples.ts";
import {
  dayAndTimeOf,
  pressOnCard,
  sendQuote,
  sendRequest,
  timeOnDayOf,
  visitIn,
} from "#tests/worker/leads/lead-steps.ts";
import type { Message } from "#tools/mailbox/mailbox.ts";
import { typedAs } from "#worker/leads/desk/typed-time.ts";

const { site, browser } = await siteInChromium(/status of 422/);

type Mode = (typeof scriptModes)[number];
const [withScripts] = scriptModes;

const openOnPhone = (path: string, { javaScriptEnabled }: Mode) => browser.open(path, { ...phone, javaScriptEnabled });
const heading = async (page: Page) => (await page.locator("h1").textContent())?.replaceAll("\u00a0", " ");

test.each(scriptModes)("$scripts the form opened from an estimate is in view, and repeats its price", async (mode) => {
  const visitor = await openOnPhone(formWithEstimate, mode);
  await visitor.locator("#form").getByText("about $").first().waitFor();
  const top = async () => (await visitor.locator("#form").boundingBox())?.y;
  await expect.poll(top, { message: "the form's distance from the top" }).toBeLessThan(phone.viewport.height / 4);
  expect(await top(), "of the form, below the header").toBeGreaterThan(0);
});

test.each(scriptModes)(
  "$scripts a request that is sent is confirmed on a page that stays, and by email, and staff get its card",
  async (mode) => {
    const [name, email] = [`Walking ${crypto.randomUUID().slice(0, 8)}`, `${crypto.randomUUID()}@example.com`];
    const visitor = await openOnPhone(formWithEstimate, mode);
    if (mode.javaScriptEnabled) await waitForForm(visitor);
    await fillInRequest(visitor, name, email);
    await send(visitor);
    await visitor.getByText("Assessment request submitted successfully!").first().waitFor();
    await expectNothingCovered(visitor);
    expect(
      await visitor.locator('form[aria-label="Assessment request"], nav[aria-label="How we get in touch"]').count(),
    ).toBe(0);
    expect(await heading(visitor)).toMatch(/^We’ll call you by /);
    const [reference, promise] = [await referenceOn(visitor), await heading(visitor)];
    await visitor.reload();
    expect(await referenceOn(visitor)).toBe(reference);
    expect(await heading(visitor)).toBe(promise);
    expect((await visitor.getByLabel("Messages, Alt+T").allTextContents()).join(""), "a toast says it once").toBe("");

    const confirmation = await site.waitForLetter(reference, "visitor");
    expect(recipientOf(confirmation)).toBe(email);
    expect(textOf(confirmation)).toContain("We have your request");
    expect(textOf(confirmation), "the estimate").toMatch(/\$\d/);
    const staff = await openOnPhone(linkIn(textOf(await site.waitForLetter(reference, "staff")), "/office/"), mode);
    expect(await staff.locator("h1").textContent()).toContain(name);
  },
);

const formWithEstimate = "/contact?estimate=price%3Fkw%3D6.6%26bill%3D500#form";

// Staff's pages have no scripts.
test("staff who have reached a visitor press a button in view, and the visitor's page has the next step", async () => {
  const { visitor, staff } = await openRequest(withScripts);
  const reachedButton = staff.getByRole("button", { name: "Reached" });
  const { y, height } = (await reachedButton.boundingBox()) ?? { y: 0, height: Number.POSITIVE_INFINITY };
  expect(y + height, "without scrolling").toBeLessThan(phone.viewport.height);
  await reachedButton.click();
  await staff.locator("#status", { hasText: "Reached: waiting for them" }).waitFor();
  await visitor.reload();
  expect(await heading(visitor)).toBe("Next: a time for the visit");
});

test.each(scriptModes)("$scripts a visit that staff book reaches the visitor's page and calendar", async (mode) => {
  const { reference, email, visitor, staff } = await openRequest(mode);
  const time = visitIn(10);
  await staff.getByRole("link", { name: "Visit booked" }).click();
  await typeTime(staff, time);
  await staff.getByRole("button", { name: "Save: Visit booked" }).click();
  await staff.locator("#status", { hasText: `Visit ${dayAndTimeOf(time)}` }).waitFor();
  const letter = await site.waitForLetter(reference, "visit");
  expect(recipientOf(letter)).toBe(email);
  expect(textOf(letter)).toContain(`We’ll visit at ${timeOnDayOf(time)}`);
  expect(attachedTo(letter)).toContain("STATUS:CONFIRMED");
  await visitor.reload();
  expect(await heading(visitor)).toBe(`We’ll visit at ${timeOnDayOf(time)}`);
  const [file] = await Promise.all([
    visitor.waitForEvent("download"),
    visitor.getByText("Add it to your calendar").click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${reference}.ics`);
});

test.each(scriptModes)("$scripts the visitor and then staff move a visit, and the visitor is emailed", async (mode) => {
  const { reference, card, visitor, staff } = await openRequest(mode);
  await pressOnCard(site, card, { outcome: "booked", at: visitIn(10) });
  await visitor.reload();
  expect(await visitor.locator('form[action$="act=cancel"] button').textContent()).toBe("Cancel the visit");
  await moveToMorning(visitor);
  expect(await heading(visitor)).toMatch(/^We’ll visit on \w+ \d+ \w+, between \d+ am and noon$/);
  const visitText = async () => textOf(await site.waitForLetter(reference, "visit"));
  await expect.poll(visitText).toMatch(/between \d+ am and noon/);

  const time = visitIn(30);
  await staff.reload();
  await staff.getByRole("link", { name: "Visit moved" }).click();
  await typeTime(staff, time);
  await staff.getByRole("button", { name: "Save: Visit moved" }).click();
  await staff.locator("#status", { hasText: `Visit ${dayAndTimeOf(time)}` }).waitFor();
  await expect.poll(visitText).toContain(timeOnDayOf(time));
  expect((await site.waitForLetter(reference, "visit")).subject).toContain("moved");
});

test.each(scriptModes)("$scripts a visitor gives another phone number, and staff are emailed", async (mode) => {
  const { reference, ownPage } = await sendRequest(site, { name: "Walking Elsewhere" });
  const visitor = await openOnPhone(ownPage, mode);
  await visitor.getByText("Another phone number", { exact: true }).click();
  await visitor.getByLabel("Phone").fill("(03) 9123 4567");
  await visitor.getByRole("button", { name: "Save this number" }).click();
  await visitor.getByText("the number ending in 567").waitFor();
  expect(textOf(await site.waitForLetter(reference, "change"))).toContain("The visitor gave a new phone number");
});

test("staff find a request in their list and send its quote, and the visitor's page says so", async () => {
  const { name, visitor, staff } = await openRequest(withScripts);
  await (await openListAt(staff, site, name)).click();
  await staff.getByRole("link", { name: "Send the quote" }).click();
  await staff.locator("#amount").fill("11,370");
  const quote = { name: "quote.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf()) };
  await staff.locator("#file").setInputFiles(quote);
  await staff.getByRole("button", { name: "Send the quote" }).click();
  await staff.locator("#status", { hasText: "Quote sent" }).waitFor();
  await visitor.reload();
  expect(await heading(visitor)).toBe("Your quote is ready");
});

test.each(scriptModes)("$scripts a visitor asks about the quote and accepts it, and staff read both", async (mode) => {
  const { reference, card, visitor, staff } = await openRequest(mode);
  await sendQuote(site, card);
  await visitor.reload();
  await visitor.getByText("I have a question", { exact: true }).click();
  await visitor.getByRole("button", { name: "Send the question" }).click();
  await visitor.locator("#question[aria-invalid=true]").waitFor();
  expect(await visitor.locator("#question-problem").textContent()).toContain("Write your question");
  await visitor.locator("#question").fill("Which panels?");
  await visitor.getByRole("button", { name: "Send the question" }).click();
  await visitor.getByText("You asked: Which panels?").waitFor();
  await visitor.getByRole("button", { name: "I’d like to go ahead" }).click();
  await visitor.getByRole("heading", { name: "Thank you: you’d like to go ahead", level: 1 }).waitFor();
  await site.waitForDeliveries(reference);
  const letterText = async (kind: "answer" | "change") => textOf(await site.waitForLetter(reference, kind));
  expect(await letterText("answer")).toContain("Thank you: you’d like to go ahead");
  expect(await letterText("change")).toContain("would like to go ahead with the quote of $11,370.");

  await staff.reload();
  await staff.locator("#status", { hasText: "Wants to go ahead. Has a question about the quote: call by" }).waitFor();
  await staff.getByText("Which panels?").first().waitFor();
  await staff.getByRole("button", { name: "Reached" }).click();
  await staff.locator("#status", { hasText: "Send the contract by" }).waitFor();
  await visitor.reload();
  expect(await heading(visitor)).toBe("Thank you: you’d like to go ahead");
  await visitor.getByText(/^We’ll send the contract by/).waitFor();
});

test.each(scriptModes)("$scripts a visitor withdraws: all is deleted, and visitor and staff are told", async (mode) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const { id, reference, ownPage } = await sendRequest(site, { name: "Walking Away", email });
  expect(await site.keysUnder(`leads/${id}`)).not.toEqual([]);
  const visitor = await openOnPhone(ownPage, mode);
  browser.forgive(/status of 410/);
  await visitor.getByText("Withdraw your consent and have everything deleted").click();
  await visitor.getByRole("button", { name: "Withdraw and delete my request" }).click();
  await visitor.getByRole("heading", { name: "Withdrawn" }).waitFor();
  expect(await site.keysUnder(`leads/${id}`)).toEqual([]);
  expect(textOf(await site.waitForLetter(reference, "withdrawal"))).toContain("withdrawn");
  const withdrawnLetters = () =>
    site.mailbox.messages.filter(
      (letter) => recipientOf(letter) === email && letter.campaign_id?.endsWith(".withdrawn"),
    );
  await expect.poll(() => withdrawnLetters().map(textOf).join()).toContain("Your request is withdrawn");
});

/** Sends a request, and opens its own page for the visitor and its card for staff. */
async function openRequest(mode: Mode) {
  const [name, email] = [`Walking ${crypto.randomUUID().slice(0, 8)}`, `${crypto.randomUUID()}@example.com`];
  const { reference, ownPage, card } = await sendRequest(site, { name, email });
  const [visitor, staff] = [await openOnPhone(ownPage, mode), await openOnPhone(card, mode)];
  return { name, email, reference, card, visitor, staff };
}

/** On the request's page, moves the visit to the first free morning. */
async function moveToMorning(visitor: Page): Promise<void> {
  await visitor.getByText("Move the visit", { exact: true }).click();
  await visitor
    .getByRole("button", { name: /^Morning, \d+ to 12,/ })
    .first()
    .click();
  await visitor.getByRole("status").getByText("Booked: we’ll visit").waitFor();
}

/** Types a time beside the free slots. */
async function typeTime(page: Page, time: string): Promise<void> {
  const { date, clock } = typedAs(time);
  await page.locator("#date-booked").fill(date);
  await page.locator("#clock-booked").fill(clock);
}

/** Expects that the toast covers only the line that says the same, and that it can't be seen once it is empty. */
async function expectNothingCovered(page: Page): Promise<void> {
  const line = page.locator("p[role=status]", { hasText: "successfully" });
  const overhangs = await line.evaluate((words) => {
    const toast = words.parentElement?.querySelector("[data-announcement]");
    if (!toast) return "no toast";
    const isSeenEmpty = !toast.hasChildNodes() && getComputedStyle(toast).backgroundColor !== "rgba(0, 0, 0, 0)";
    if (isSeenEmpty) return "an empty toast over it";
    const [lineBox, toastBox] = [words.getBoundingClientRect(), toast.getBoundingClientRect()];
    return [lineBox.top - toastBox.top, lineBox.bottom - toastBox.bottom, toast.scrollHeight - toast.clientHeight].map(
      Math.round,
    );
  });
  expect(overhangs).toEqual([0, 0, 0]);
}

function attachedTo(letter: Message): string {
  const content: unknown = Reflect.get(letter.attachments?.[0] ?? {}, "content");
  return Buffer.from(String(content), "base64").toString();
}
