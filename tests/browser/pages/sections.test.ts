import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  afterLoad,
  openWithScript,
  phone,
  siteInChromium,
  stopClock,
  waitForMessage,
  waitUntilIdle,
} from "#tests/browser/chromium.ts";
import { axeFindings, contentAfter, sheetsOf } from "#tests/browser/layout.ts";

const { site, browser } = await siteInChromium();

test("Service areas answers text typed before its script loads, then each change, and moves the mark on its map", async () => {
  const page = await browser.open("/service-areas");
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>("#place");
    if (field) field.value = "Ballarat";
    field?.focus();
  });
  await page.getByText("Ballarat 3350: Regional Victoria beyond 100 km").waitFor();
  const field = page.getByLabel("Your suburb, town or postcode");
  await field.fill("");
  await field.pressSequentially("Torquay");
  await page.getByText("Torquay 3228: Regional Victoria within 100 km").waitFor();
  const torquay = await page.locator("#coverage-marks path:first-child").getAttribute("d");
  await field.fill("Mildura");
  await page.getByText("Mildura 3500: Regional Victoria beyond 100 km").waitFor();
  expect(await page.locator("#coverage-marks path:first-child").getAttribute("d")).not.toBe(torquay);
  expect(await page.locator("output[name=coverage]").count()).toBe(1);
  await page.locator("[role=status]", { hasText: "beyond 100 km" }).waitFor();
  await field.fill("Kew");
  await page.getByText("Kew 3101: Metro Melbourne").first().waitFor();
});

test("one question per category is open at a time, and a link to a question opens it below the header", async () => {
  const page = await browser.open("/faq", { javaScriptEnabled: false });
  const open = () => page.locator("details[open] h3").allTextContents();
  expect(await open()).toEqual([]);
  await page.getByText("Who applies for what, and when?").click();
  await page.getByText("Can I pay over time?").click();
  await page.getByText("Do panels need cleaning?").click();
  expect(await open()).toEqual(["Can I pay over time?", "Do panels need cleaning?"]);
  await page.locator("summary", { hasText: "Can I pay over time?" }).press("Enter");
  expect(await open()).toEqual(["Do panels need cleaning?"]);

  const linked = await browser.open("/faq#does-a-battery-pay");
  const question = linked.locator("details[open]").getByRole("heading", { name: "Does a battery pay for itself?" });
  await expect.poll(async () => (await question.boundingBox())?.y ?? 999).toBeLessThan(500);
  expect((await question.boundingBox())?.y).toBeGreaterThan(104);
});

test("the popular package is highlighted until another is hovered or focused, and a package is carried to the form", async () => {
  const page = await browser.open("/residential", { reducedMotion: "reduce" });
  const names = ["Smart Saver", "Night Optimiser", "All-Electric Home"];
  const edges = () => Promise.all(names.map((name) => edge(page.locator(".package", { hasText: name }))));
  expect(await edges()).toEqual(["1px", "2px", "1px"]);
  await page.locator(".package", { hasText: "Smart Saver" }).hover();
  await expect.poll(edges).toEqual(["2px", "1px", "1px"]);
  await page.mouse.move(0, 0);
  await page.getByRole("link", { name: "Ask about All-Electric Home" }).focus();
  await expect.poll(edges).toEqual(["1px", "1px", "2px"]);
  await page.getByRole("link", { name: "Ask about Night Optimiser" }).click();
  await page.waitForURL(/\/contact\?.*package=night-optimiser.*#form/);
  for (const name of ["Solar panels", "Solar battery"])
    expect(await page.getByRole("checkbox", { name }).isChecked(), name).toBe(true);
});

test("the popular tier is highlighted until another is hovered, a press anywhere on a card ticks it, and ticked tiers are carried to the form", async () => {
  const page = await browser.open("/solar-batteries", { javaScriptEnabled: false });
  const tier = (name: string) => page.locator(".tier").filter({ has: page.getByRole("checkbox", { name }) });
  const edges = () => Promise.all(["Essential", "Home", "Extended"].map((name) => edge(tier(name))));
  await page.locator("#tiers").scrollIntoViewIfNeeded();
  await page.mouse.move(2, 300);
  await expect.poll(edges).toEqual(["1px", "2px", "1px"]);
  await page.getByRole("checkbox", { name: "Essential" }).press("Space");
  await page.mouse.move(2, 300);
  await expect.poll(edges).toEqual(["3px", "1px", "1px"]);
  const ticked = () =>
    page.locator("input[name=tier]:checked").evaluateAll((all) => all.map((element) => element.getAttribute("value")));
  for (const part of [".package-size", ".dashes li"]) {
    await tier("Extended").locator(part).first().scrollIntoViewIfNeeded();
    const box = await tier("Extended").locator(part).first().boundingBox();
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 5);
    expect(await ticked()).toEqual(part === ".package-size" ? ["essential", "extended"] : ["essential"]);
  }
  await tier("Home").getByText("Home").first().click();
  await page
    .locator("form")
    .filter({ has: page.locator("#tiers") })
    .getByRole("button", { name: "Get a quote" })
    .click();
  await page.waitForURL("/contact?tier=essential&tier=home#form");
  expect(await page.locator("#solar-battery, [value=solar-battery]").first().isChecked()).toBe(true);
});

/** The hour that Home's scene shows, with its figures and how many of its pictures are visible. */
function openHour(page: Page): Promise<unknown> {
  return page.locator(".slice").evaluateAll((all) =>
    all.flatMap((slice) => {
      const [figures, ...pictures] = [".slice-flows", ".slice-frame", ".slice-whole"].map((part) =>
        slice.querySelector(part),
      );
      if (!figures?.checkVisibility({ visibilityProperty: true })) return [];
      const seen = pictures.filter(
        (element) => element?.checkVisibility() && getComputedStyle(element).opacity === "1",
      ).length;
      return [`${slice.querySelector("b")?.textContent}: ${figures.textContent}, ${seen}`];
    }),
  );
}

test("without scripts a phone shows Home's house at noon, then the chosen hour with its figures", async () => {
  const page = await browser.open("/", { ...phone, javaScriptEnabled: false });
  expect(await openHour(page)).toEqual([expect.stringMatching(/^Noon: Made at noon 4\.4.kW/)]);
  await page.getByRole("radio", { name: "Late afternoon, 3 to 8 pm" }).check();
  await expect
    .poll(() => openHour(page))
    .toEqual([expect.stringMatching(/^Late afternoon: .*From battery 0\.5.kW.*, 1$/)]);
  expect(await page.locator(".slice-frame").nth(3).boundingBox()).toMatchObject({ x: 0, width: 360 });
});

test("on a phone Home's house opens at the visitor's own hour, but not with Save-Data", async () => {
  const atNine = "Date.prototype.getHours = () => 21;";
  const saves = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });";
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    const page = await browser.page({ ...phone, reducedMotion });
    await page.addInitScript(atNine);
    await page.goto("/");
    await expect.poll(() => openHour(page)).toEqual([expect.stringMatching(/^Night: .*Used 1.kW/)]);
  }
  const page = await browser.page(phone);
  await page.addInitScript(atNine + saves);
  await openWithScript(page, "/", /\/assets\/start-slices-/);
  expect(await page.locator(".slices-awake").count()).toBe(0);
  expect(await openHour(page)).toEqual([expect.stringMatching(/^Noon: /)]);
});

test("on a wide screen Home's strips open by pointing, dragging or keys, and close with Escape", async () => {
  const page = await browser.page({ viewport: { width: 1280, height: 900 } });
  await page.goto("/");
  const scene = page.locator(".slice-hours");
  await scene.scrollIntoViewIfNeeded();
  expect(await openHour(page)).toEqual([]);
  const { x, y } = (await scene.boundingBox()) ?? { x: 0, y: 0 };
  // Until its script has run, the scene doesn't notice the pointer.
  await expect
    .poll(async () => {
      await page.mouse.move(x + 640, y - 60);
      await page.mouse.move(x + 640, y + 100);
      return page.locator(".slices-awake").count();
    })
    .toBe(1);
  await expect.poll(() => openHour(page)).toEqual([expect.stringMatching(/^Noon: .*, 2$/)]);
  await page.mouse.down();
  await page.mouse.move(x + 900, y + 100, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(x + 900, y - 60);
  await expect.poll(() => openHour(page)).toEqual([expect.stringMatching(/^Late afternoon: .*, 2$/)]);
  await page.keyboard.press("Tab");
  await page.getByRole("radio", { checked: true }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => openHour(page)).toEqual([expect.stringMatching(/^Noon: /)]);
  await page.keyboard.press("Escape");
  await expect.poll(() => openHour(page)).toEqual([]);
});

test("without JavaScript an article's mark leads to its note on a phone", async () => {
  const page = await browser.open("/blog/battery-worth-it-2025", { ...phone, javaScriptEnabled: false });
  const note = page.locator(".notes li").first();
  expect(await note.isVisible()).toBe(false);
  await page.locator(".note-mark a").first().click();
  await note.waitFor({ state: "visible" });
  expect(await note.textContent()).toContain("warranty");
});

const article = "/blog/solar-maintenance";
const withClipboard = { permissions: ["clipboard-read", "clipboard-write"] };

test("sharing an article uses the browser's share sheet, and closing it says nothing", async () => {
  const page = await browser.page();
  await page.addInitScript(recordShares);
  await page.goto(`${article}?from=somewhere`);
  const shared = () => page.evaluate<ShareData[]>("shared");
  await page.getByRole("button", { name: "Share this article" }).click();
  await expect
    .poll(shared)
    .toEqual([{ title: await page.title(), url: expect.stringMatching(/\/blog\/solar-maintenance$/) }]);
  await waitUntilIdle(page);
  expect(await page.locator("[data-announcement]").count()).toBe(0);
});

test("a renter sees no owner's answer, and gets a letter to fill in, print, email and text", async () => {
  const page = await browser.page();
  await page.addInitScript(() => {
    window.print = () => document.body.toggleAttribute("data-printed", true);
  });
  await page.goto("/plan?owner=renter#answer");
  for (const text of ["Most to spend in a year", "claim it from you", "Get a quote"])
    expect(await page.locator("main").getByText(text).filter({ visible: true }).count(), text).toBe(0);
  await page.getByRole("link", { name: "Write to the owner" }).click();
  await page.getByLabel("To the owner of").fill("12 Mill Street, Ballarat");
  for (const [name, start] of [
    ["Send it by email", "mailto:?subject=Energy"],
    ["Send it as a message", "sms:?&body=To%20the"],
  ] as const) {
    const href = (await page.getByRole("link", { name }).getAttribute("href")) ?? "";
    expect(href).toMatch(new RegExp(`^${start.replace("?", "\\?")}`));
    const body = new URLSearchParams(href.slice(href.indexOf("?"))).get("body")?.replaceAll("\u00a0", " ");
    expect(body).toMatch(/From 1 March 2027 new energy standards apply.*You pay at least \$200 for the heat pump\./s);
    expect(body).not.toMatch(/[{}[\]]/);
  }
  await page.getByRole("button", { name: "Print this letter" }).click();
  await page.locator("[data-printed]").waitFor({ state: "attached" });
});

test("without the Share API the link is copied, or shown if copying isn't allowed", async () => {
  const page = await browser.page(withClipboard);
  await openWithScript(page, article, afterLoad);
  await stopClock(page);
  const button = page.getByRole("button", { name: "Copy link to this article" });
  await button.click();
  await expect.poll(() => copiedOn(page)).toMatch(new RegExp(`${article}$`));
  // Once the message's element is there, its timer runs.
  await page.locator("[data-announcement]").waitFor({ state: "attached" });
  const said = page.getByRole("status").getByText("Link copied.");
  await page.clock.runFor(5_000);
  expect(await said.count()).toBe(1);
  await page.clock.runFor(5_000);
  expect(await said.count()).toBe(0);
  await page.clock.resume();
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await button.click();
  await page.getByRole("status").getByText(article).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

test("a shared estimate gives the same answer, and prints on one sheet with its workings and address", async () => {
  const page = await browser.page(withClipboard);
  await page.goto("/hot-water?people=5");
  const estimate = page.locator(".estimate").first();
  await estimate.getByRole("textbox", { name: "People" }).fill("3");
  await page.waitForURL("**/*people=3*");
  await estimate.getByRole("button", { name: "Copy link to this estimate" }).press("Enter");
  await waitForMessage(page, "Link copied.");
  const link = new URL(await copiedOn(page));
  expect(link.searchParams.get("people")).toBe("3");
  const sent = await (await site.ask(link.pathname + link.search)).text();
  expect(await estimate.locator("output").count()).toBeGreaterThan(0);
  for (const output of await estimate.locator("output").all())
    expect(sent).toContain(`<output name="${await output.getAttribute("name")}"`);
  const text = sent.replaceAll(/<[^>]+>|&[#\w]+;/g, "");
  const others = async () =>
    (await estimate.locator("output").allTextContents()).filter(
      (words) => !text.includes(words.replaceAll(/[&'"<>]/g, "")),
    );
  await expect.poll(others).toEqual([]);

  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("textbox", { name: "People" }).inputValue()).toBe("3");
  expect(await page.locator(".estimate .workings dd").first().isVisible()).toBe(true);
  expect(await contentAfter(page, "[data-query]")).toEqual([`"This answer: http://127.0.0.1/hot-water${link.search}"`]);
  expect(await sheetsOf(page)).toBe(1);
});

test.each([
  "/your-price?kw=8&battery=10&postcode=3220",
  "/your-price?kw=13&battery=20&postcode=3350&bill=900&hotwater=yes&aircon=three-heads&income=over&loan=8",
  "/plan?age=old&postcode=3220",
  "/plan?age=unknown&rooms=room&car=soon&postcode=3350&budget=4000",
])("the answer of %s prints on one sheet", async (path) => {
  const page = await browser.page();
  await page.goto(path);
  expect(await sheetsOf(page)).toBe(1);
});

test.each([
  ["/commercial?kw=45&storeys=3", { kw: "45", storeys: null }],
  ["/your-price?tab=quote&kw=6.6&price=9000&postcode=3056", { tab: "quote", price: "9000" }],
])("the link of %s has its own form's fields, and no other form's", async (path, fields) => {
  const page = await browser.page(withClipboard);
  await page.goto(path);
  await page.getByRole("button", { name: "Copy link to this estimate" }).first().click();
  await waitForMessage(page, "Link copied.");
  const { searchParams } = new URL(await copiedOn(page));
  for (const [name, value] of Object.entries(fields)) expect(searchParams.get(name), name).toBe(value);
});

function copiedOn(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The width of the inset line around a card. */
async function edge(card: Locator): Promise<string> {
  const shadow = await card.evaluate((element) => getComputedStyle(element).boxShadow);
  return /(\d+px) inset/.exec(shadow)?.[1] ?? shadow;
}

/** Runs in the page: stands in for the share sheet, which headless Chromium lacks. Records what is shared, and is closed at once. */
function recordShares(): void {
  const shared: ShareData[] = [];
  Object.assign(window, { shared });
  navigator.share = async (data) => {
    shared.push(data ?? {});
    throw new DOMException("closed", "AbortError");
  };
}
