import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { siteInChromium } from "#tests/browser/chromium.ts";
import { axeFindings } from "#tests/browser/layout.ts";
import { openListAt } from "#tests/browser/office-list.ts";
import { formRequest, htmlOf, linkIn, referenceIn, textOf } from "#tests/running-site/lead-site.ts";
import { pdf } from "#tests/sample-requests/samples.ts";
import { everyNth } from "#tests/settings.ts";

const { site, browser } = await siteInChromium();
const viewportHeight = 740;

const allFields = {
  name: "Maximiliana Featherstonehaugh-Cholmondeley-Papadopoulos",
  email: "maximiliana.featherstonehaugh-cholmondeley@a-rather-long-mail-provider.example",
  address: "Unit 1204, 1200 Old Ballarat-Carisbrook Road, Carisbrook VIC 3464",
  message: `A word without end: ${"x".repeat(300)}`,
  estimate: "price?kw=6.6&battery=10&use=18",
  file: new File([pdf()], `${"bill-".repeat(25)}.pdf`),
};

const send = async (request: RequestInit) => referenceIn(await (await site.ask("/api/assessment", request)).json());
/**
 * Two requests. The first looks as if a program had filled in the form, so only staff get an email, with a warning. The second is an
 * ordinary one, for the visitor's email. Their messages differ, or they would count as one request.
 */
const references = {
  staff: await send(formRequest({ ...allFields, subject: "filled in", message: `${allFields.message} by a program` })),
  visitor: await send(formRequest(allFields)),
};
const card = async () => linkIn(textOf(await site.waitForLetter(references.staff, "staff")), "/office/");

const kinds = ["staff", "visitor"] as const;
const schemes = ["light", "dark"] as const;
const views = kinds.flatMap((kind) =>
  schemes.flatMap((colorScheme) => [360, 700].map((width) => ({ kind, colorScheme, width }))),
);

test.each(everyNth(views, 3))(
  "the $kind's email is readable in $colorScheme mode at $width px, and loads nothing",
  async ({ kind, colorScheme, width }) => {
    const page = await openAt(width, { colorScheme });
    const requestedUrls: string[] = [];
    page.on("request", (request) => requestedUrls.push(request.url()));
    await page.setContent(htmlOf(await site.waitForLetter(references[kind], kind)));
    await expectAccessible(page, width);
    expect(requestedUrls.filter((url) => !url.startsWith("about:"))).toEqual([]);
  },
);

const cardWidths = everyNth([360, 768, 1440], 2);

test.each(cardWidths)("at %s px the card and each of its forms fit and are accessible", async (width) => {
  const page = await openCard(width);
  expect(await lowButtons(page)).toEqual([]);
  await expectAccessible(page, width);
  await openEachForm(page, async (_, anchor) => {
    expect(await lowButtons(page), anchor).toEqual([]);
    await expectAccessible(page, width, anchor);
  });
});

test.each(cardWidths)("at %s px each form of the card opens in view, without moving the buttons", async (width) => {
  const page = await openCard(width);
  // The button that deletes the request stands below the forms, so it moves.
  const actions = page.locator("a[href^='#do-'], form > button[name=outcome].btn-line:not([value=delete])");
  const places = () =>
    // Compares places in the layout, because a button under the pointer is drawn a pixel higher.
    actions.evaluateAll((all) => all.map((action) => (action instanceof HTMLElement ? action.offsetTop : 0)));
  const placesWhenClosed = await places();
  await openEachForm(page, async (form, anchor) => {
    // The form begins in the window's upper half, without scrolling by hand.
    const top = () => form.evaluate((section) => section.getBoundingClientRect().top);
    const isInUpperHalf = async () => (await top()) >= 0 && (await top()) < viewportHeight / 2;
    await expect.poll(isInUpperHalf, { message: `${anchor} is in the window's upper half` }).toBe(true);
    expect(await places(), anchor).toEqual(placesWhenClosed);
  });
});

test.each(cardWidths)("at %s px the list of open requests fits and is accessible", async (width) => {
  const page = await openAt(width);
  await openListAt(page, site, allFields.name);
  await expectAccessible(page, width);
});

function openAt(width: number, options: BrowserContextOptions = {}): Promise<Page> {
  return browser.page({ viewport: { width, height: viewportHeight }, ...options });
}

async function openCard(width: number): Promise<Page> {
  const page = await openAt(width);
  await page.goto(await card());
  return page;
}

/** Opens one form of the card after the other, and checks it. Its anchor is for example #do-booked. */
async function openEachForm(page: Page, check: (form: Locator, anchor: string) => Promise<void>): Promise<void> {
  const links = page.locator("a[href^='#do-']");
  const form = page.locator("section[id^=do-]:visible");
  expect(await links.count()).toBeGreaterThan(3);
  for (const link of await links.all()) {
    const anchor = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect.poll(() => form.evaluateAll((all) => all.map(({ id }) => `#${id}`))).toEqual([anchor]);
    await check(form, anchor);
  }
}

/**
 * The texts of buttons that are lower than a finger needs. Takes the height from the layout: while a button under the pointer rises, a
 * rectangle's edges are fractions, and its height may come out as 43.99.
 */
function lowButtons(page: Page): Promise<(string | null)[]> {
  return page
    .locator("a.btn:visible, button.btn:visible, summary.btn:visible")
    .evaluateAll((all) =>
      all
        .filter((element) => !(element instanceof HTMLElement && element.offsetHeight >= 44))
        .map((element) => element.textContent),
    );
}

/** Expects that the page fits its window and that axe finds nothing, on the page or within a part of it. */
async function expectAccessible(page: Page, width: number, part?: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  // A letter has no landmarks.
  const findings = (await axeFindings(page, part)).filter(
    (finding) => page.url() !== "about:blank" || !/^(landmark|region)/.test(finding),
  );
  expect(findings).toEqual([]);
}
