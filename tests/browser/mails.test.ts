import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterEach, expect, test } from "vitest";
import { sharedBrowser } from "#tests/page/browser.ts";
import { sample } from "#tests/prove.ts";
import { pdf } from "#tests/sample-files.ts";
import { formRequest, htmlOf, referenceIn, sharedSite } from "#tests/site/lead-site.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(() => browser.closePages());

const everything = {
  name: "Maximiliana Featherstonehaugh-Cholmondeley-Papadopoulos",
  email: "maximiliana.featherstonehaugh-cholmondeley@a-rather-long-mail-provider.example",
  address: "Unit 1204, 1200 Old Ballarat-Carisbrook Road, Carisbrook VIC 3464",
  message: `A word without end: ${"x".repeat(300)}`,
  estimate: "price?kw=6.6&battery=10&use=18",
  file: new File([pdf()], `${"bill-".repeat(25)}.pdf`),
};

const ask = async (request: RequestInit) => referenceIn(await (await site.ask("/api/assessment", request)).json());
/** What a program filled in gets no confirmation. The same request sent twice is one, so its words differ. */
const references = {
  staff: await ask(formRequest({ ...everything, subject: "filled in", message: `${everything.message} by a program` })),
  visitor: await ask(formRequest(everything)),
};

const kinds = ["staff", "visitor"] as const;
const schemes = ["light", "dark"] as const;
const views = kinds.flatMap((kind) =>
  schemes.flatMap((colorScheme) => [360, 700].map((width) => ({ kind, colorScheme, width }))),
);

test.each(sample(views, 3))(
  "the $kind's mail is readable in $colorScheme at $width px, and loads nothing",
  async ({ kind, colorScheme, width }) => {
    const page = await browser.page({ viewport: { width, height: 800 }, colorScheme });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.setContent(htmlOf(await site.mail(references[kind], kind)));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.evaluate(axe);
    const findings = await page.evaluate(async () => {
      const runner: unknown = Reflect.get(window, "axe");
      const run: unknown = Reflect.get(Object(runner), "run");
      if (typeof run !== "function") throw new Error("axe did not start");
      const result = await run.call(runner, document, { runOnly: ["wcag2a", "wcag2aa"] });
      return result.violations.map(
        ({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id}: ${nodes[0]?.html}`,
      );
    });
    expect(findings).toEqual([]);
    expect(asked.filter((url) => !url.startsWith("about:"))).toEqual([]);
    expect(await browser.closePages()).toEqual([]);
  },
);
