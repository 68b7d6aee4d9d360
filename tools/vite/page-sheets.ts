import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { transform } from "lightningcss";
import { compile } from "tailwindcss";
import { type Manifest, parseSync } from "vite";

export const styles = "app/styles/site.css";

/** What is around every page, runs on it, or takes the place of a part that failed. */
const frame = [
  "app/island/client.ts",
  "app/document/header/site-header.tsx",
  "app/document/quick-bar.tsx",
  "app/document/site-footer.tsx",
  "app/pages/failure/failure.tsx",
];

/** Gives the elements of an article's text their class names. */
const articleShape = "tools/vite/articles/shape.ts";

/** Tailwind's line about itself; NOTICE has it. */
const banner = /^\/\*!.*?\*\/\n/;

/** The browsers of the build, as Lightning CSS counts versions. */
const targets = { chrome: 111 << 16, firefox: 115 << 16, safari: (16 << 16) | (4 << 8) };

/** The folders of pages: each has a sheet. */
export function sheetNames(root: string): string[] {
  return [...new Set(globSync("app/pages/*/*.tsx", { cwd: root }).map((file) => basename(dirname(file))))];
}

/**
 * By a page's folder, the one style sheet that the page needs and what it hashes to. It holds the rules for the class names in the
 * sources that the page and its islands import: by its date, question and state a page looks different, so no rendering would show
 * them all. Under `vite dev` Tailwind's own plugin makes one sheet for all pages.
 */
export async function writeSheets(root: string): Promise<Record<string, { href: string; hash: string }>> {
  const sheets = sheetNames(root).map(async (page) => [page, await writeSheet(root, page)] as const);
  return Object.fromEntries(await Promise.all(sheets));
}

async function writeSheet(root: string, page: string): Promise<{ href: string; hash: string }> {
  const text = await sheetOf(root, page);
  const hash = createHash("sha256").update(text).digest("base64");
  const href = `/assets/${page}-${hash.replaceAll(/\W/g, "").slice(0, 8)}.css`;
  mkdirSync(join(root, "dist/client/assets"), { recursive: true });
  writeFileSync(join(root, "dist/client", href), text);
  return { href, hash: `sha256-${hash}` };
}

/** Tailwind writes utilities for the names it is given, and all other rules; of these Lightning CSS leaves out what no name calls for. */
async function sheetOf(root: string, page: string): Promise<string> {
  const names = namesIn(root, [...globSync(`app/pages/${page}/*.tsx`, { cwd: root }), ...frame]);
  const sheet = await compile(readFileSync(join(root, styles), "utf8"), {
    base: join(root, dirname(styles)),
    loadStylesheet: async (id, base) => loadStylesheet(root, id, base),
  });
  const code = sheet.build([...names]).replace(banner, "");
  const classes = [...code.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name);
  const { code: lowered } = transform({
    filename: styles,
    code: Buffer.from(code),
    targets,
    minify: true,
    unusedSymbols: classes.filter((name) => !names.has(name)),
  });
  return lowered.toString();
}

/** The class names in these files and in all that they import. */
function namesIn(root: string, files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const known = new Set<string>();
  function read(file: string): void {
    if (known.has(file) || !/^(app|tools\/vite\/articles)\/[\w/.-]+\.tsx?$/.test(file)) return;
    known.add(file);
    const { program } = parseSync(file, readFileSync(join(root, file), "utf8"));
    for (const { text, isClass } of textsIn(program))
      if (isClass) for (const name of text.split(/\s+/)) found.add(name);
      else if (text === "/content/articles/*.mdx") read(articleShape);
      else if (text.startsWith("#app/")) read(text.slice(1));
      else if (/^\.\.?\//.test(text)) read(join(dirname(file), text));
  }
  for (const file of files) read(file);
  return found;
}

/** What class names are written into: `className`, `classList`, and whatever is called "… class" or "… classes". */
const holdsClasses = /class(es|Name|List)?$/i;

/** Where a syntax tree says what an attribute, a variable or function, a property or an element's list is called. */
const names = ["name.name", "id.name", "key.name", "left.property.name", "callee.object.property.name"];

/** The texts of a syntax tree, and whether they are in something that holds class names. */
function* textsIn(node: unknown, inClass = false): Generator<{ text: string; isClass: boolean }> {
  if (typeof node !== "object" || node === null) return;
  const isClass = inClass || names.some((path) => holdsClasses.test(String(valueAt(node, path))));
  const text = valueAt(node, "cooked") ?? valueAt(node, "value");
  if (typeof text === "string") yield { text, isClass };
  for (const child of Object.values(node)) yield* textsIn(child, isClass);
}

function valueAt(node: unknown, path: string): unknown {
  return path.split(".").reduce((value, key) => (value instanceof Object ? Reflect.get(value, key) : undefined), node);
}

/** A style sheet with the built addresses of the files that it names. */
function loadStylesheet(root: string, id: string, base: string) {
  const path = id.startsWith(".") ? join(base, id) : join(root, "node_modules", `${id}.css`);
  const content = readFileSync(path, "utf8").replaceAll(/url\("(\.[^"]+)"\)/g, (_, file) => {
    const source = join(dirname(path), file).slice(root.length + 1);
    return `url("${builtFile(root, source)}")`;
  });
  return { path, base: dirname(path), content };
}

function builtFile(root: string, source: string): string {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, "dist/client/.vite/manifest.json"), "utf8"));
  const built = manifest[source]?.file;
  if (!built) throw new Error(`${styles}: the build has no ${source}`);
  return `/${built}`;
}
