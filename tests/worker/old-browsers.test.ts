import { globSync, readFileSync } from "node:fs";
import { transform } from "lightningcss";
import { expect, test } from "vitest";

const styleFiles = globSync("dist/client/assets/*.css");
const scriptFiles = globSync("dist/client/{assets/*.js,sw.js}");

test("built styles have no nested rules and none of the known features too new for our oldest browsers", () => {
  expect(styleFiles).not.toEqual([]);
  for (const file of styleFiles) {
    const text = readFileSync(file, "utf8");
    expect(nestedRules(text), file).toEqual([]);
    expect(text, file).not.toMatch(
      /light-dark\(|@starting-style|@scope|@function|oklch\(from|\bif\(|\bsibling-index\(/,
    );
  }
});

test("built scripts use none of the known APIs that our oldest browsers lack", () => {
  expect(scriptFiles).not.toEqual([]);
  for (const file of scriptFiles)
    expect(readFileSync(file, "utf8"), file).not.toMatch(
      /Promise\.(withResolvers|try)|[wW]ellFormed\(|Object\.groupBy|Map\.groupBy|\.isSubsetOf\(|Array\.fromAsync|URL\.(canParse|parse)\(|AbortSignal\.any|Iterator\.from|RegExp\.escape|setHTMLUnsafe|\.checkVisibility\(/,
    );
});

/** The selectors of rules that contain another rule or a condition. */
function nestedRules(css: string): string[] {
  const rules: string[] = [];
  transform({
    filename: "built.css",
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style({ value }) {
          if (value.rules && value.rules.length > 0) rules.push(JSON.stringify(value.selectors));
        },
      },
    },
  });
  return rules;
}
