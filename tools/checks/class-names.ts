import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compile } from "tailwindcss";

const utility = /(?:^|\n)\s*\.((?:\\.|[\w-])+)/g;

/** Class names in the markup that neither our style sheets nor Tailwind know: they would do nothing. */
const used = new Map<string, string>();
for (const file of globSync("app/**/*.tsx"))
  for (const [, names = ""] of readFileSync(file, "utf8").matchAll(/className="([^"]+)"/g))
    for (const name of names.split(/\s+/)) if (name !== "") used.set(name, file);

const sheets = globSync("app/**/*.css").map((file) => readFileSync(file, "utf8"));
const ours = new Set(sheets.flatMap((sheet) => [...sheet.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name]) => name)));
// What a script or a test looks for by its class may have no style.
const readers = globSync("{app,tests}/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
const soughtFor = (name: string) =>
  readers.some((text) => new RegExp(`["'\` (]\\.${name}\\b|class="${name}"`).test(text));
const candidates = [...used.keys()].filter((name) => !ours.has(name) && !soughtFor(name));
const known = new Set(await tailwindKnows(candidates));
const unknown = candidates.filter((name) => !known.has(name));

for (const name of unknown) console.error(`${used.get(name)}: the class “${name}” is in no style sheet and no utility`);
if (unknown.length > 0) {
  console.error(
    "Utilities that are also words of our code are switched off at the end of app/app.css: use a style sheet.",
  );
  process.exitCode = 1;
}

async function tailwindKnows(names: string[]): Promise<string[]> {
  const base = join(import.meta.dirname, "../../app");
  const { build } = await compile(readFileSync(join(base, "app.css"), "utf8"), {
    base,
    loadStylesheet: async (id, from) => {
      const path = id.startsWith("tailwindcss/") ? join(base, "../node_modules", `${id}.css`) : join(from, id);
      return { path, base: dirname(path), content: readFileSync(path, "utf8") };
    },
  });
  const defined = (css: string) => [...css.matchAll(utility)].map(([, name = ""]) => name.replaceAll("\\", ""));
  return defined(build(names));
}
