import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { melbourne, teamOf } from "#content/visits.ts";
import { phone, siteInChromium } from "#tests/browser/chromium.ts";
import { calendarIn } from "#tests/unit/leads/calendar-file.ts";
import { press, sent } from "#tests/worker/leads/sent.ts";

const { site, browser } = await siteInChromium(/status of 409/);

/** Somebody who has sent a request, and has opened its page by the link in our letter. */
async function visitor(name: string) {
  const { own, reference } = await sent(site, { name, email: `${crypto.randomUUID()}@example.com` });
  const page = await browser.open(own, { ...phone, javaScriptEnabled: false });
  return { page, own, reference, heading: page.locator("h1") };
}

/** The half-days that a page offers, the last first: other tests book the next ones. */
async function offeredOn(page: Page): Promise<string[]> {
  const addresses = await page
    .locator("button[formaction]")
    .evaluateAll((all) => all.map((button) => button.getAttribute("formaction") ?? ""));
  return addresses.flatMap((address) => new URLSearchParams(address).get("time") ?? []).reverse();
}

/** Presses a half-day's button, wherever it is folded away, and waits for the page that answers. */
async function choose(page: Page, time: string | undefined): Promise<void> {
  for (const name of ["Move the visit", "Later days"]) {
    const closed = page.locator("details:not([open]) > summary", { hasText: name });
    if ((await closed.count()) > 0) await closed.click();
  }
  const answered = page.waitForEvent("load");
  await page.locator(`button[formaction$="time=${time}"]`).click();
  await answered;
}

test("two visitors without a script want the same last place: one has it, and the other books, moves, cancels and books again", async () => {
  const first = await visitor("First Visitor");
  const second = await visitor("Second Visitor");
  const [wanted, later, latest] = await offeredOn(first.page);
  for (let booked = 1; booked < (teamOf(melbourne)?.places ?? 0); booked++) {
    const { own } = await sent(site, { name: `Neighbour ${booked}` });
    expect((await site.ask(`${own}&act=book&time=${wanted}`, press({}))).status).toBe(303);
  }
  await choose(first.page, wanted);
  await first.page.getByRole("status").getByText("Booked: we’ll visit").waitFor();
  await choose(second.page, wanted);
  expect(await second.page.getByRole("alert").textContent()).toBe("That time has just gone. Choose another one below.");
  expect(await offeredOn(second.page)).not.toContain(wanted);

  const entries: Record<string, string>[] = [];
  const { page, reference, heading } = second;
  const expectEntry = async (status: string) => {
    await site.deliveriesDone(reference);
    const mail = site.mailsAbout(reference).findLast(({ attachments }) => attachments?.length);
    const content: unknown = Reflect.get(mail?.attachments?.[0] ?? {}, "content");
    const { event } = calendarIn(Buffer.from(String(content), "base64").toString());
    expect(event.STATUS).toBe(status);
    entries.push(event);
  };
  await choose(page, later);
  expect(await heading.textContent()).toMatch(/^We’ll visit on /);
  await expectEntry("CONFIRMED");
  await choose(page, latest);
  expect(await heading.textContent()).toMatch(/^We’ll visit on /);
  await expectEntry("CONFIRMED");
  await page.getByText("Cancel the visit", { exact: true }).first().click();
  await page.getByRole("button", { name: "Cancel the visit" }).click();
  await page.getByRole("status").getByText("Your visit is cancelled.").waitFor();
  await expectEntry("CANCELLED");
  await choose(page, later);
  expect(await heading.textContent()).toMatch(/^We’ll visit on /);
  await expectEntry("CONFIRMED");

  expect(new Set(entries.map(({ UID }) => UID)).size).toBe(1);
  const sequences = entries.map(({ SEQUENCE }) => Number(SEQUENCE));
  expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
  expect(entries.map(({ DTSTART }) => DTSTART?.slice(0, 8))).toEqual(
    [later, latest, latest, later].map((halfDay) => halfDay?.slice(0, 10).replaceAll("-", "")),
  );
});
