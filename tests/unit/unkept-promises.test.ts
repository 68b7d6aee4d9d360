import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** What a text once promised and no part of the site does, or what isn't true of all of it. */
const unkept: readonly [words: RegExp, why: string][] = [
  [/counted while we are open/, "a reply skips Sundays and public holidays, not closing hours"],
  [/[Ss]hare a fortnight of meter data|We read your meter’s half-hours/, "a request takes a PDF or a picture"],
  [/[Ee]very answer was read|[Ee]very figure names its source/, "not every note has a source that was opened"],
  [/[Ww]e write when/, "nobody has agreed to a newsletter"],
  [/CEC-accredited installer(?! ?")/, "Solar Accreditation Australia accredits them"],
];

test("no text promises what no feature keeps", () => {
  const found = globSync("{app,content,worker}/**/*.{ts,tsx,mdx}", { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8").replaceAll(/\s+/g, " ");
    return unkept.flatMap(([words, why]) =>
      words.test(text) ? [`${file}: ${words.exec(text)?.[0]}, but ${why}`] : [],
    );
  });
  expect(found).toEqual([]);
});
