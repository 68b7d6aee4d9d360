import type { Article } from "#tools/vite/articles/article.ts";
import { wordsIn } from "#tools/vite/articles/records.ts";
import type { Finding } from "./finding.ts";

/** What every article has: a length worth reading, a sum, a table, a case against, questions, something to look at. */
export function missingParts(articles: readonly Article[]): Finding[] {
  return articles.flatMap((article) => {
    const lacks = (text: string): Finding => ({ file: article.file, line: 1, text });
    const has = (...names: string[]) => names.some((name) => article.components.includes(name));
    const words = wordsIn(article.blocks.map(({ text }) => text).join(" "));
    return [
      ...(words < 1200 || words > 2800 ? [lacks(`has ${words} words; 1,200 to 2,800 are asked for`)] : []),
      ...["Worked", "Table", "DontIf", "Faq"].filter((name) => !has(name)).map((name) => lacks(`has no <${name}>`)),
      ...(has("Bars", "YieldByMonth", "Picture")
        ? []
        : [lacks("has nothing to look at: Bars, YieldByMonth or Picture")]),
    ];
  });
}
