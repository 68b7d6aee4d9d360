// Computes each page's style sheet from its sources: .decisions/004 says why.
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { browserslistToTargets, type Selector, type SelectorComponent, transform } from "lightningcss";
import { compile } from "tailwindcss";
import { parseSync } from "vite";

const styles = "app/styles/site.css";

/** The sources of the parts that every page has: header, quick bar, footer, start script and error section. */
const frameSources = [
  "app/island/client.ts",
  "app/document/header/site-header.tsx",
  "app/document/quick-bar.tsx",
  "app/document/site-footer.tsx",
  "app/pages/failure/failure.tsx",
];

/** Gives the elements of an article's text their class names. */
const articleShape = "tools/vite/articles/shape.ts";

/** Tailwind's licence line, which NOTICE repeats. */
const banner = /^\/\*!.*?\*\/\n/;

/** The oldest browsers that we build for. */
const oldestBrowsers = ["chrome 111", "firefox 115", "safari 16.4"];
const targets = browserslistToTargets(oldestBrowsers);

/** The oldest browsers in Vite's notation. */
export const viteTargets = oldestBrowsers.map((browser) => browser.replace(" ", ""));

/** Returns the URL of a file named in the styles. */
type UrlOf = (file: string) => string;

/** The folders of pages; each has a sheet. */
export function sheetNames(root: string): string[] {
  return [...new Set(globSync("app/pages/*/*.tsx", { cwd: root }).map((file) => basename(dirname(file))))];
}

/** Writes the sheets. Returns each page's file and its hash. */
export async function writeSheets(root: string, urlOf: UrlOf): Promise<Record<string, { href: string; hash: string }>> {
  mkdirSync(join(root, "dist/client/assets"), { recursive: true });
  const sheets = sheetNames(root).map(async (page) => {
    const text = await sheetOf(root, page, urlOf);
    const hash = createHash("sha256").update(text).digest("base64");
    const href = `/assets/${page}-${hash.replaceAll(/\W/g, "").slice(0, 8)}.css`;
    writeFileSync(join(root, "dist/client", href), text);
    return [page, { href, hash: `sha256-${hash}` }] as const;
  });
  return Object.fromEntries(await Promise.all(sheets));
}

/**
 * Makes a page's only sheet. Every string in the .tsx files that the page and its islands import goes to Tailwind, which recognises
 * the class names among them. Lightning CSS drops those of our own rules that no string needs. Rendering the page wouldn't find every
 * class, because a page changes with date, query and state.
 */
export async function sheetOf(root: string, page: string, urlOf: UrlOf): Promise<string> {
  const names = stringsIn(root, [...globSync(`app/{pages/,}${page}/*.tsx`, { cwd: root }), ...frameSources]);
  const sheet = await compile(readFileSync(join(root, styles), "utf8"), {
    base: join(root, dirname(styles)),
    loadStylesheet: async (id, base) => loadStylesheet(root, id, base, urlOf),
  });
  const code = sheet.build([...names]).replace(banner, "");
  const classes = [...code.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name);
  const unusedClasses = new Set(classes.filter((name) => !names.has(name)));
  const { code: loweredCode } = transform({
    filename: styles,
    code: Buffer.from(code),
    targets,
    minify: true,
    unusedSymbols: [...unusedClasses],
    // biome-ignore lint/correctness/noComponentHookFactories: the name is Lightning CSS's, and no component's
    visitor: { Selector: (selector) => (canMatch(selector, unusedClasses) ? undefined : []) },
  });
  return loweredCode.toString();
}

/** Lightning CSS doesn't look inside `:has()`. A selector with `:has(.unused)` can never match, so drop it. */
function canMatch(selector: Selector, unusedClasses: ReadonlySet<string>): boolean {
  return selector.every((component: SelectorComponent) => {
    if (component.type === "class") return !unusedClasses.has(component.name);
    if (component.type !== "pseudo-class") return true;
    if (component.kind !== "has" && component.kind !== "is" && component.kind !== "where") return true;
    return component.selectors.some((inner) => canMatch(inner, unusedClasses));
  });
}

/** Every file named in the styles: fonts and icons. */
export function filesInStyles(root: string): string[] {
  return globSync("app/styles/**/*.css", { cwd: root }).flatMap((sheet) =>
    [...readFileSync(join(root, sheet), "utf8").matchAll(fileUrl)].map(([, file = ""]) => join(dirname(sheet), file)),
  );
}

const fileUrl = /url\("(\.[^"]+)"\)/g;

/** The words of all strings in these .tsx files and in those that they import. */
function stringsIn(root: string, files: readonly string[]): Set<string> {
  const words = new Set<string>();
  const filesRead = new Set<string>();
  function read(file: string): void {
    if (filesRead.has(file) || !/^(app|tools\/vite\/articles)\/[\w/.-]+\.tsx?$/.test(file)) return;
    filesRead.add(file);
    const holdsClasses = file.endsWith("x") || file === articleShape;
    const { program, errors } = parseSync(file, readFileSync(join(root, file), "utf8"));
    if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
    for (const text of strings(program))
      if (text === "/content/articles/*.mdx") read(articleShape);
      else if (text.startsWith("#app/")) read(text.slice(1));
      else if (/^\.\.?\//.test(text)) read(join(dirname(file), text));
      else if (holdsClasses) for (const word of text.split(/\s+/)) words.add(word);
  }
  for (const file of files) read(file);
  return words;
}

/** Every string in a syntax tree, except the text between tags. */
function* strings(node: unknown): Generator<string> {
  if (typeof node !== "object" || node === null || ("type" in node && node.type === "JSXText")) return;
  const text = "cooked" in node ? node.cooked : "value" in node ? node.value : undefined;
  if (typeof text === "string") yield text;
  for (const child of Object.values(node)) yield* strings(child);
}

/** A style sheet with the URLs of the files that it names. */
function loadStylesheet(root: string, id: string, baseFolder: string, urlOf: UrlOf) {
  const path = id.startsWith(".") ? join(baseFolder, id) : join(root, "node_modules", `${id}.css`);
  const content = readFileSync(path, "utf8").replaceAll(
    fileUrl,
    (_, file) => `url("${urlOf(join(dirname(path), file).slice(root.length + 1))}")`,
  );
  return { path, base: dirname(path), content };
}
