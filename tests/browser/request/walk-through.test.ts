import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { phone, scriptModes, siteInChromium } from "#tests/browser/chromium.ts";
import { openListAt } from "#tests/browser/office-list.ts";
import { fillInRequest, referenceOn, send, waitForForm } from "#tests/browser/request/request-form.ts";
import { linkIn, recipientOf, textOf } from "#tests/running-site/lead-site.ts";
import { pdf } from "#tests/sample-requests/samples.ts";
import { dayAndTimeOf, timeOnDayOf, visitIn } from "#tests/worker/leads/lead-steps.ts";
import type { Message } from "#tools/mailbox/mailbox.ts";
import { typedAs } from "#worker/leads/desk/typed-time.ts";

const { site, browser } = await siteInChromium(/status of 422/);

const heading = async (page: Page) => (await page.locator("h1").textContent())?.replaceAll("\u00a0", " ");

test.each(scriptModes)(
  "$scripts a request goes from the form to the quote and its answer, for the visitor and for staff",
  async ({ javaScriptEnabled }) => {
    const open = (path: string) => browser.open(path, { ...phone, javaScriptEnabled });
    const name = `Walking ${crypto.randomUUID().slice(0, 8)}`;
    const email = `${crypto.randomUUID()}@example.com`;
    const visitor = await open("/contact?estimate=price%3Fkw%3D6.6%26bill%3D500#form");
    if (javaScriptEnabled) await waitForForm(visitor);
    await visitor.locator("#form").getByText("about $").first().waitFor();
    const top = async () => (await visitor.locator("#form").boundingBox())?.y;
    await expect.poll(top, { message: "the form's distance from the top" }).toBeLessThan(200);
    expect(await top(), "of the form, below the header").toBeGreaterThan(0);
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

    const openedLetters: Message[] = [];
    const letterWith = async (kind: Parameters<typeof site.waitForLetter>[1], words: string) => {
      const letter = await site.waitForLetter(reference, kind);
      expect(textOf(letter), kind).toContain(words);
      openedLetters.push(letter);
      return letter;
    };
    const confirmation = await letterWith("visitor", "We have your request");
    expect(recipientOf(confirmation)).toBe(email);
    expect(textOf(confirmation)).toMatch(/\$\d/);
    const ownPage = linkIn(textOf(confirmation), "/request?");
    const staff = await open(linkIn(textOf(await letterWith("staff", name)), "/office/"));
    expect(await staff.locator("h1").textContent()).toContain(name);

    const reachedButton = staff.getByRole("button", { name: "Reached" });
    expect((await reachedButton.boundingBox())?.y, "without scrolling").toBeLessThan(740);
    await reachedButton.click();
    await staff.locator("#status", { hasText: "Reached: waiting for them" }).waitFor();
    await visitor.goto(ownPage);
    expect(await heading(visitor)).toBe("Next: a time for the visit");

    const [firstVisit, secondVisit] = [visitIn(10), visitIn(30)];
    await staff.getByRole("link", { name: "Visit booked" }).click();
    await typeTime(staff, firstVisit);
    await staff.getByRole("button", { name: "Save: Visit booked" }).click();
    await staff.locator("#status", { hasText: `Visit ${dayAndTimeOf(firstVisit)}` }).waitFor();
    const visit = await letterWith("visit", `We’ll visit at ${timeOnDayOf(firstVisit)}`);
    expect(recipientOf(visit)).toBe(email);
    expect(attachedTo(visit)).toContain("STATUS:CONFIRMED");
    await visitor.reload();
    expect(await heading(visitor)).toBe(`We’ll visit at ${timeOnDayOf(firstVisit)}`);
    const [file] = await Promise.all([
      visitor.waitForEvent("download"),
      visitor.getByText("Add it to your calendar").click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${reference}.ics`);

    expect(await visitor.locator('form[action$="act=cancel"] button').textContent()).toBe("Cancel the visit");
    await visitor.getByText("Move the visit", { exact: true }).click();
    await visitor
      .getByRole("button", { name: /^Morning, \d+ to 12,/ })
      .first()
      .click();
    await visitor.getByRole("status").getByText("Booked: we’ll visit").waitFor();
    expect(await heading(visitor)).toMatch(/^We’ll visit on \w+ \d+ \w+, between \d+ am and noon$/);
    await expect
      .poll(async () => textOf(await site.waitForLetter(reference, "visit")))
      .toMatch(/between \d+ am and noon/);
    await visitor.getByText("Another phone number", { exact: true }).click();
    await visitor.getByLabel("Phone").fill("(03) 9123 4567");
    await visitor.getByRole("button", { name: "Save this number" }).click();
    await visitor.getByText("the number ending in 567").waitFor();
    await site.waitForDeliveries(reference);
    await letterWith("change", "The visitor gave a new phone number");

    await staff.reload();
    await staff.getByRole("link", { name: "Visit moved" }).click();
    await typeTime(staff, secondVisit);
    await staff.getByRole("button", { name: "Save: Visit moved" }).click();
    await staff.locator("#status", { hasText: `Visit ${dayAndTimeOf(secondVisit)}` }).waitFor();
    await expect
      .poll(async () => textOf(await site.waitForLetter(reference, "visit")))
      .toContain(timeOnDayOf(secondVisit));
    expect((await site.waitForLetter(reference, "visit")).subject).toContain("moved");

    expect(await staff.getByRole("link", { name: "All open requests" }).count(), "on a card from an email").toBe(0);
    const listedRequest = await openListAt(staff, site, name);
    expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await listedRequest.click();
    await staff.getByRole("link", { name: "Send the quote" }).click();
    await staff.locator("#amount").fill("11,370");
    const quote = { name: "quote.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf()) };
    await staff.locator("#file").setInputFiles(quote);
    await staff.getByRole("button", { name: "Send the quote" }).click();
    await staff.locator("#status", { hasText: "Quote sent" }).waitFor();
    await visitor.reload();
    expect(await heading(visitor)).toBe("Your quote is ready");
    await visitor.getByText("Move the visit", { exact: true }).click();
    await visitor
      .getByRole("button", { name: /^Morning, \d+ to 12,/ })
      .first()
      .click();
    await visitor.getByRole("status").getByText("Booked: we’ll visit").waitFor();
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
    await letterWith("answer", "Thank you: you’d like to go ahead");
    await letterWith("change", "would like to go ahead with the quote of $11,370.");
    await staff.reload();
    await staff.locator("#status", { hasText: "Wants to go ahead. Has a question about the quote: call by" }).waitFor();
    await staff.getByText("Which panels?").first().waitFor();
    await staff.getByRole("button", { name: "Reached" }).click();
    await staff.locator("#status", { hasText: "Send the contract by" }).waitFor();
    await visitor.reload();
    expect(await heading(visitor)).toBe("Thank you: you’d like to go ahead");
    await visitor.getByText(/^We’ll send the contract by/).waitFor();

    const documents = () => site.keysUnder(`leads/${reference.slice(3).toLowerCase()}`);
    expect(await documents()).not.toEqual([]);
    await visitor.getByText("Withdraw your consent and have everything deleted").click();
    await visitor.getByRole("button", { name: "Withdraw and delete my request" }).click();
    await visitor.getByRole("heading", { name: "Withdrawn" }).waitFor();
    await expect.poll(() => browser.complaints.join()).toContain("410");
    browser.forgive(/status of 410/);
    await letterWith("withdrawal", "withdrawn");
    const withdrawnLetters = () =>
      site.mailbox.messages.filter(
        (letter) => recipientOf(letter) === email && letter.campaign_id?.endsWith(".withdrawn"),
      );
    await expect.poll(() => withdrawnLetters().map(textOf).join()).toContain("Your request is withdrawn");
    for (const letter of openedLetters) expect(JSON.stringify(letter.headers)).not.toMatch(/Walking/);
    expect(await documents()).toEqual([]);
  },
);

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
