// What a page says, as text.
import { forbiddenPhrases } from "#tests/worker/pages/phrases.cases.ts";

/** What a reader sees of a page's main part, without the marks of its notes, in plain spaces, dashes and quotes. */
export function mainText(page: string): string {
  return plainText(/<main[^>]*>([\s\S]*)<\/main>/.exec(page)?.[1] ?? "");
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

/** The day that a page was sent on. The site's clock runs on while tests run, at times past midnight. */
export function dayOn(page: string): string {
  const day = /data-today="([^"]+)"/.exec(page)?.[1];
  if (!day) throw new Error("the page names no day");
  return day;
}

/** What a page or a letter says that it shouldn't, with the words around it. */
export function forbiddenPhrasesIn(text: string): string[] {
  return forbiddenPhrases.flatMap((words) => {
    const at = text.search(words);
    return at < 0 ? [] : text.slice(Math.max(0, at - 40), at + 60);
  });
}
