import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const documents = [...globSync("docs/*.md"), "README.md", "CONTRIBUTING.md"];
const testFiles = globSync("tests/**/*.test.{ts,tsx}");

test.each(documents)("%s names only tests, files and commands that there are", (path) => {
  const text = readFileSync(path, "utf8");
  const tests = [...text.matchAll(/[\w/.-]+\.test\.tsx?/g)].map(([name]) => name);
  expect(tests.filter((name) => !testFiles.some((file) => file === name || file.endsWith(`/${name}`)))).toEqual([]);
  const paths = [...text.matchAll(/`((?:app|content|worker|tools|tests|docs)\/[\w./-]+)`/g)].map(
    ([, name = ""]) => name,
  );
  expect(paths.filter((name) => !existsSync(name))).toEqual([]);
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
  const commands = [...text.matchAll(/npm run (?:--\S+ )?([a-z]+)/g)].map(([, name = ""]) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test("every requirement of the security table names its test, or says that it isn't met or not tested", () => {
  const table = readFileSync("docs/security.md", "utf8").split("## OWASP")[1]?.split("\n## ")[0] ?? "";
  const rows = table.split("\n").filter((line) => /^\| \d/.test(line));
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter((row) => !/\.test\.tsx?|not met|not tested/.test(row))).toEqual([]);
});
