import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { WrittenPages } from "#app/document/built-pages.ts";
import figureDates from "#content/figures/dates.json" with { type: "json" };
import { addDays, instantOf } from "#content/melbourne.ts";
import { pages } from "#content/pages.ts";
import { articleSlugs } from "#tools/shared/article-slugs.ts";
import { dataCode } from "../code/data-code.ts";
import { env } from "./platform.ts";
import { stepsOf } from "./steps.ts";

/*
 * Asks the Worker that has just been built for every page, as at every month of a year, and leaves the answers next to the
 * browser's files: an isolate that has just started sends them without loading what renders them. The year begins on the day on
 * which figures were last checked. On other days, and where a page was asked something, it is rendered.
 */
const days = 366;
const paths = [...pages.map(({ path }) => path), ...articleSlugs().map((slug) => `/blog/${slug}`), "/offline"];

/** What the Worker logs while it is asked, as far as it matters here. */
const failed: string[] = [];
console.log = (line: string) => {
  if (line.includes("page-failed")) failed.push(line);
};

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "cloudflare:workers"
      ? { url: new URL("./platform.ts", import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url.endsWith(".txt")
      ? {
          format: "module",
          source: `export default ${JSON.stringify(readFileSync(new URL(url), "utf8"))};`,
          shortCircuit: true,
        }
      : next(url, context),
});

const from =
  Object.values(figureDates)
    .map(({ checkedOn }) => checkedOn)
    .sort()
    .at(-1) ?? "";
const until = addDays(from, days);
const written: WrittenPages = { from, until, pages: {} };
for (const path of paths) {
  const rendered = new Map<string, Promise<string>>();
  const render = (day: string) => {
    const known = rendered.get(day) ?? mainOn(path, day);
    rendered.set(day, known);
    return known;
  };
  const steps = await stepsOf(render, from, until);
  if (steps) written.pages[path] = steps.map(({ from, text }) => [from, text === undefined ? "" : fileOf(path, text)]);
}
const [table, ...others] = globSync("dist/worker/assets/*written-pages.js");
if (!table || others.length > 0) throw new Error("dist/worker/assets holds no table of written pages, or several");
writeFileSync(table, `export default ${dataCode(JSON.stringify(written))};\n`);

async function mainOn(path: string, day: string): Promise<string> {
  const { default: site } = await siteOn(day);
  const page = await (await site.fetch(new Request(env.SITE_URL + path), envOn(day))).text();
  const main = /<main id="main" tabindex="-1">(.*)<\/main>/s.exec(page)?.[1] ?? "";
  if (main === "" || failed.length > 0) throw new Error(`${path} can't be written for ${day}: ${failed.join(", ")}`);
  if (main.includes(env.SITE_URL) || main.includes("{day ")) throw new Error(`${path} holds a mark of the build's own`);
  return main;
}

/** Each date gets a Worker of its own, as if it had just started; what they import they share. */
function siteOn(day: string): Promise<{ default: { fetch(request: Request, env: object): Promise<Response> } }> {
  return import(`${pathToFileURL(join(process.cwd(), "dist/worker/index.js")).href}?on=${day}`);
}

function envOn(day: string): object {
  const noon = instantOf({ date: day, minutes: 12 * 60 }).getTime();
  return { ...env, CLOCK_OFFSET_MS: String(noon - Date.now()) };
}

function fileOf(path: string, text: string): string {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  const file = `page-${path.split("/").at(-1) || "home"}-${hash}.txt`;
  writeFileSync(join("dist/client/assets", file), text);
  return file;
}
