import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { articles } from "#content/articles/index.ts";
import { pages } from "#content/pages.ts";
import { sharedBrowser } from "#tests/page/browser.ts";
import { sharedSite } from "#tests/site/lead-site.ts";
import { localVars } from "#tools/local/vars.ts";
import { confirmationAddress } from "#worker/leads/links/confirmation.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import { findings, widths } from "../page/axe.ts";
import { proving } from "../prove.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => {
  const complaints = await browser.closePages();
  expect(complaints.filter((text) => !/status of 4(04|22)/.test(text))).toEqual([]);
});

const paths = [
  ...pages.map(({ path }) => path),
  "/blog/victoria-rebate-guide-2025",
  "/blog/winter-solar-performance",
  "/blog?category=solar",
  "/blog?q=heat+pump",
  "/contact?sent=WB-1234ABCD",
  await confirmationAddress(createSignatures([localVars({ site: "", mailbox: "" }).LINK_SECRET ?? ""]), {
    id: "1234abcd-1111-4111-8111-111111111111",
    now: new Date("2026-11-21T02:00:00Z"),
    callback: false,
  }),
  "/nothing-here",
  "/offline",
];

const articlePaths = articles.map(({ slug }) => `/blog/${slug}`).filter((path) => !paths.includes(path));

/** A page of each kind. `npm run prove` looks at all, at every width. */
const kinds = [
  "/",
  "/contact",
  "/your-price",
  "/solar-batteries",
  "/blog",
  "/blog/victoria-rebate-guide-2025",
  "/offline",
];

test("a page has no accessibility findings, folded or unfolded", {
  timeout: proving ? 1_800_000 : 120_000,
}, async () => {
  const page = await open("/", 360);
  for (const [at, path] of (proving ? [...paths, ...articlePaths] : kinds).entries()) {
    await page.goto(site.url + path);
    for (const width of proving ? widths : [widths[at % widths.length] ?? 360]) {
      await page.setViewportSize({ width, height: 900 });
      if (proving) expect(await findings(page), `${path} at ${width}`).toEqual([]);
      await unfold(page);
      expect(await findings(page), `${path} at ${width}, unfolded`).toEqual([]);
    }
  }
});

test("on a phone no page scrolls sideways, cuts off spaced text, crowds what is pressed, sets a cookie or asks anybody else", async () => {
  const page = await open("/nothing-here", 360);
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== site.url && protocol !== "blob:") elsewhere.push(request.url());
  });
  for (const path of paths) {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(site.url + path);
    expect(await sidewaysBy(page), `${path} at 360`).toBeLessThanOrEqual(0);
    expect(await tooSmall(page), path).toEqual([]);
    expect(await tooClose(page), path).toEqual([]);
    await page.setViewportSize({ width: 320, height: 780 });
    expect(await sidewaysBy(page), `${path} at 320`).toBeLessThanOrEqual(0);
    const cut = await cutOff(page);
    await page.addStyleTag({ content: spacing });
    expect(await sidewaysBy(page), `${path}, spaced`).toBeLessThanOrEqual(0);
    expect(
      (await cutOff(page)).filter((box) => !cut.includes(box)),
      `${path}, spaced`,
    ).toEqual([]);
  }
  expect(elsewhere).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

async function open(path: string, width: number): Promise<Page> {
  const page = await browser.page({ viewport: { width, height: 900 }, reducedMotion: "reduce", bypassCSP: true });
  await page.goto(site.url + path);
  return page;
}

async function unfold(page: Page): Promise<void> {
  await page.locator("details").evaluateAll((all) => {
    for (const one of all) {
      one.removeAttribute("name");
      one.setAttribute("open", "");
    }
  });
}

/** The spacing that WCAG 1.4.12 lets readers ask for. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Boxes that hide a part of their text. */
function cutOff(page: Page): Promise<string[]> {
  return page.locator("body *").evaluateAll((all) =>
    all.flatMap((one) => {
      const { overflowX, overflowY, display } = getComputedStyle(one);
      const hides = (overflow: string, inner: number, outer: number) =>
        /hidden|clip/.test(overflow) && outer > 0 && inner > outer + 2;
      const cuts =
        hides(overflowX, one.scrollWidth, one.clientWidth) || hides(overflowY, one.scrollHeight, one.clientHeight);
      if (!cuts || display === "none" || one.closest(".unseen, svg")) return [];
      return one.textContent?.trim() ? [`${one.className}: ${one.textContent?.trim().slice(0, 60)}`] : [];
    }),
  );
}

/** What is pressed first is at least 44 px high and wide. */
function tooSmall(page: Page): Promise<string[]> {
  return page
    .locator(".btn, .icon-btn, .head-row a, .carousel-button, main :is(input, select, textarea):not(.check)")
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        const shown = one.checkVisibility({ visibilityProperty: true }) && !one.closest(".unseen");
        return shown && (width < 44 || height < 44) ? [`${one.outerHTML.slice(0, 90)}: ${width} × ${height}`] : [];
      }),
    );
}

/** Targets under 24 px whose circle of 24 px meets another target or another such circle; words of a sentence are exempt (WCAG 2.5.8). */
function tooClose(page: Page): Promise<string[]> {
  return page.locator("a[href], button, input, select, textarea, summary").evaluateAll((all) => {
    const targets = all.flatMap((one) => {
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      const shown = width > 0 && one.checkVisibility({ visibilityProperty: true }) && !one.closest(".unseen, .skip");
      const beside = one.closest("p, li, dd, td, th, sup, span, figcaption, h3")?.textContent?.trim();
      const inline = getComputedStyle(one).display === "inline" && beside !== one.textContent?.trim();
      const small = !inline && (width < 24 || height < 24);
      return shown ? [{ one, small, left, right, top, bottom, x: (left + right) / 2, y: (top + bottom) / 2 }] : [];
    });
    return targets.flatMap(({ one, small, x, y }) => {
      const near = targets.find((other) => {
        if (other.one === one || other.one.contains(one) || one.contains(other.one)) return false;
        // What lies under the fixed bar just now is scrolled away from it.
        if (one.closest(".quick-bar") !== other.one.closest(".quick-bar")) return false;
        const away = (low: number, at: number, high: number) => Math.max(low - at, 0, at - high);
        const toBox = Math.hypot(away(other.left, x, other.right), away(other.top, y, other.bottom));
        return toBox < 12 || (other.small && Math.hypot(other.x - x, other.y - y) < 24);
      });
      return small && near ? [`${one.outerHTML.slice(0, 90)} beside ${near.one.outerHTML.slice(0, 90)}`] : [];
    });
  });
}

function sidewaysBy(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
