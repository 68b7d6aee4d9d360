import type { Article } from "#tools/vite/articles/article.ts";
import { wordsIn } from "#tools/vite/articles/records.ts";
import type { Finding } from "./finding.ts";

/** What every article has: a length people will read, a worked example, a table, questions, something to look at. */
export function missingParts(articles: readonly Article[]): Finding[] {
  return articles.flatMap((article) => {
    const lacks = (text: string): Finding => ({ file: article.file, line: 1, text });
    const has = (...names: string[]) => names.some((name) => article.components.includes(name));
    const words = wordsIn(article.blocks.map(({ text }) => text).join(" "));
    return [
      ...(words < 900 || words > 2400 ? [lacks(`has ${words} words; it should have 900 to 2,400`)] : []),
      ...["Worked", "Table", "Faq"].filter((name) => !has(name)).map((name) => lacks(`has no <${name}>`)),
      ...(has("Bars", "YieldByMonth", "Picture")
        ? []
        : [lacks("has nothing to look at: Bars, YieldByMonth or Picture")]),
    ];
  });
}
