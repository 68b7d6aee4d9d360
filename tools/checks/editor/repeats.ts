import type { Article } from "#tools/vite/articles/article.ts";
import { type Finding, passagesOf, proseOf, wordsOf } from "./finding.ts";

/** Openings that two articles share, and runs of eight words, titles apart, that more than two share. */
export function repeats(articles: readonly Article[]): Finding[] {
  return [
    ...sharedOpenings(
      articles,
      "begins like",
      ({ blocks }) => [blocks.find(({ kind }) => kind === "paragraph")?.text],
      3,
      1,
    ),
    ...sharedOpenings(articles, "has an excerpt that begins like", ({ frontMatter }) => [frontMatter?.excerpt], 3, 1),
    ...sharedOpenings(articles, "has a call to action like", ({ frontMatter }) => [frontMatter?.cta.text], 4, 1),
    ...sharedOpenings(
      articles,
      "has paragraphs that begin like",
      (article) => proseOf(article).map(({ text }) => text),
      4,
      2,
    ),
    ...sharedRuns(articles),
  ];
}

function sharedOpenings(
  articles: readonly Article[],
  what: string,
  textsOf: (article: Article) => (string | undefined)[],
  length: number,
  allowed: number,
): Finding[] {
  const seen = new Map<string, Set<Article>>();
  for (const article of articles)
    for (const text of textsOf(article)) {
      const words = wordsOf(text ?? "").slice(0, length);
      if (words.length < length || words.includes("{}")) continue;
      const key = words.join(" ");
      seen.set(key, (seen.get(key) ?? new Set()).add(article));
    }
  return [...seen].filter(([, sharers]) => sharers.size > allowed).map(([key, sharers]) => shared(sharers, what, key));
}

function sharedRuns(articles: readonly Article[]): Finding[] {
  const runs = new Map<string, Set<Article>>();
  for (const article of articles)
    for (const { text } of passagesOf(article))
      for (const run of runsOf(wordsOf(text))) runs.set(run, (runs.get(run) ?? new Set()).add(article));
  const titles = articles.map(({ frontMatter }) => wordsOf(frontMatter?.title ?? "").join(" "));
  const wide = [...runs].filter(([run, sharers]) => sharers.size > 2 && !titles.some((title) => title.includes(run)));
  return wide.map(([run, sharers]) => shared(sharers, "shares eight words with", run));
}

function runsOf(words: readonly string[]): string[] {
  const runs: string[] = [];
  for (let start = 0; start + 8 <= words.length; start += 1) {
    const run = words.slice(start, start + 8);
    if (!run.includes("{}")) runs.push(run.join(" "));
  }
  return runs;
}

function shared(sharers: ReadonlySet<Article>, what: string, phrase: string): Finding {
  const [first, ...others] = sharers;
  return {
    file: first?.file ?? "",
    line: 1,
    text: `${what} ${others.map(({ slug }) => slug).join(", ")}: "${phrase}"`,
  };
}
