import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const styles = globSync("dist/client/assets/*.css");
const scripts = globSync("dist/client/{assets/*.js,sw.js}");

test("built styles hold no rule inside another and nothing newer than the oldest browsers we build for", () => {
  expect(styles.length).toBeGreaterThan(10);
  for (const file of styles) {
    const text = readFileSync(file, "utf8");
    expect(nestedRules(text), file).toEqual([]);
    expect(text, file).not.toMatch(
      /light-dark\(|@starting-style|@scope|@function|oklch\(from|\bif\(|\bsibling-index\(/,
    );
  }
});

test("built scripts call nothing that the oldest browsers we build for don't have", () => {
  expect(scripts.length).toBeGreaterThan(10);
  for (const file of scripts)
    expect(readFileSync(file, "utf8"), file).not.toMatch(
      /Promise\.(withResolvers|try)|[wW]ellFormed\(|Object\.groupBy|Map\.groupBy|\.isSubsetOf\(|Array\.fromAsync|URL\.(canParse|parse)\(|AbortSignal\.any|Iterator\.from|RegExp\.escape|setHTMLUnsafe|\.checkVisibility\(/,
    );
});

/** The preludes of blocks that stand inside a rule's block: `.b &`, or a condition without a rule of its own. */
function nestedRules(css: string): string[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, "");
  const open: string[] = [];
  const nested: string[] = [];
  let prelude = "";
  for (const character of plain) {
    if (character === "{") {
      if (open.some((outer) => !outer.startsWith("@"))) nested.push(prelude.trim());
      open.push(prelude.trim());
    } else if (character === "}") open.pop();
    prelude = /[{};]/.test(character) ? "" : prelude + character;
  }
  return nested;
}
