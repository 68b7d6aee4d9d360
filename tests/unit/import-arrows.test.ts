import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Who may import from whom: worker -> app -> content. Tools and tests may read everything; nothing of the site reads them. */
const allowed: Record<string, readonly string[]> = {
  content: ["content"],
  app: ["app", "content"],
  worker: ["worker", "app", "content"],
};

test.each(Object.entries(allowed))("%s/ imports only downwards", (folder, targets) => {
  const wrong: string[] = [];
  for (const file of globSync(`${folder}/**/*.{ts,tsx,mdx}`, { cwd: root }))
    for (const name of importsOf(file)) {
      const target = targetOf(file, name);
      if (target && !targets.includes(target)) wrong.push(`${file} imports ${name}`);
    }
  expect(wrong).toEqual([]);
});

test("islands import nothing that belongs to the server's rendering", () => {
  const serverOnly = /react-router|react-dom\/server|\/notes\.tsx|island\/wrapper\.tsx|#content\/articles/;
  const wrong = [...withImports(globSync("app/**/island.tsx", { cwd: root }))].flatMap((file) =>
    importsOf(file)
      .filter((name) => serverOnly.test(name))
      .map((name) => `${file} imports ${name}`),
  );
  expect(wrong).toEqual([]);
});

test("no path climbs more than one level", () => {
  const climbing = globSync("{app,content,worker,tests,tools}/**/*.{ts,tsx,mdx}", { cwd: root }).flatMap((file) =>
    importsOf(file)
      .filter((name) => /^\.\.\/\.\.\/\.\./.test(name))
      .map((name) => `${file} imports ${name}`),
  );
  expect(climbing).toEqual([]);
});

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].map(([, name]) => name ?? "");
}

/** These files and every file of ours that they import, directly or not. */
function withImports(files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const own = importsOf(file).flatMap((name) => fileOf(file, name) ?? []);
    withImports(
      own.filter((path) => /\.tsx?$/.test(path)),
      found,
    );
  }
  return found;
}

/** The top folder an import leads to; undefined for packages and virtual modules. */
function targetOf(file: string, name: string): string | undefined {
  return fileOf(file, name)?.split("/")[0];
}

function fileOf(file: string, name: string): string | undefined {
  if (name.startsWith("#")) return name.slice(1);
  return name.startsWith(".") ? join(file, "..", name) : undefined;
}
