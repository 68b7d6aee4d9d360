// The text of a page, and what it mustn't say.
import { forbiddenPhrases } from "#tests/worker/pages/phrases.cases.ts";

/** The text of a page's main part without note marks, with plain spaces and apostrophes. */
export function mainText(page: string): string {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(page)?.[1];
  if (main === undefined) throw new Error("the page has no main part");
  return plainText(main);
}

export function plainText(markup: string): string {
  const text = markup
    .replaceAll(/<sup[\s\S]*?<\/sup>|<script[\s\S]*?<\/script>|<!--.*?-->/g, "")
    .replaceAll(/<\/?(?:a|b|em|output|span|strong|wbr)\b[^>]*>/g, "")
    .replaceAll(/<[^>]+>/g, " ");
  return unescaped(text)
    .replaceAll("’", "'")
    .replaceAll("\u2060", "")
    .replaceAll(/[\u00a0\s]+/g, " ");
}

export function unescaped(markup: string): string {
  return markup
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

/** The day on which a page was rendered. The site's clock may pass midnight during a test run. */
export function dayOn(page: string): string {
  const day = /data-today="([^"]+)"/.exec(page)?.[1];
  if (!day) throw new Error(`the page names no day: ${page.slice(0, 200)}`);
  return day;
}

/** The forbidden phrases in a page or letter, with the words around them. */
export function forbiddenPhrasesIn(text: string): string[] {
  return forbiddenPhrases.flatMap((words) => {
    const place = text.search(words);
    return place < 0 ? [] : text.slice(Math.max(0, place - 40), place + 60);
  });
}
