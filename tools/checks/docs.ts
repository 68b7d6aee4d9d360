import { existsSync, globSync, readFileSync } from "node:fs";
import { report } from "./report.ts";

/** Names that the documents give of tests, files and commands, and that don't exist. */
const documents = [...globSync("docs/*.md"), "README.md", "CONTRIBUTING.md"];
const testFiles = globSync("tests/**/*.test.{ts,tsx}");
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));

report([...documents.flatMap(missingIn), ...requirementsWithoutTest()]);

function missingIn(document: string): string[] {
  const text = readFileSync(document, "utf8");
  const tests = [...text.matchAll(/[\w/.-]+\.test\.tsx?/g)].map(([name]) => name);
  const paths = namesIn(text, /`((?:app|content|worker|tools|tests|docs)\/[\w./-]+)`/g);
  const commands = namesIn(text, /npm run (?:--\S+ )?([a-z:]+)/g);
  return [
    ...tests.filter((name) => !testFiles.some((file) => file === name || file.endsWith(`/${name}`))),
    ...paths.filter((name) => !existsSync(name)),
    ...commands.filter((name) => !(name in scripts)).map((name) => `npm run ${name}`),
  ].map((name) => `${document} names ${name}, which doesn't exist`);
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = ""]) => name);
}

/** Every requirement of the security table names its test, or says that it isn't met or not tested. */
function requirementsWithoutTest(): string[] {
  const table = readFileSync("docs/security.md", "utf8").split("## Claims")[1]?.split("\n## ")[0] ?? "";
  const rows = table.split("\n").filter((line) => /^\| \d/.test(line));
  if (rows.length < 30) return ["docs/security.md: the table under OWASP can't be read"];
  return rows
    .filter((row) => !/\.test\.tsx?|not met|not tested/.test(row))
    .map((row) => `docs/security.md: no test is named in ${row.split("|")[1]?.trim()}`);
}
