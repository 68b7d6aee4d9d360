// What axe-core finds on a page.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Phones, a tablet, a desk. */
export const widths = [320, 360, 768, 1440] as const;

/** What axe finds on the page, or within a part of it. */
export async function findings(page: Page, within = "html"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(
    async ({ values, within }) => {
      // At the top of the page the header, which stays in sight, covers nothing.
      window.scrollTo({ top: 0, behavior: "instant" });
      const { axe: loaded } = window as Window & { axe?: typeof import("axe-core") };
      const context = within === "html" ? document : { include: [[within]] };
      const result = await loaded?.run(context, { runOnly: { type: "tag", values }, resultTypes: ["violations"] });
      return (result?.violations ?? []).flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
      );
    },
    { values: rules, within },
  );
}
