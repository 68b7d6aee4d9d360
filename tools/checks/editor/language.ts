import type { Article } from "#tools/vite/articles/article.ts";
import { type Finding, passagesOf, proseOf, wordsOf } from "./finding.ts";

const banned: readonly RegExp[] = [
  /bills? (?:is |are )?gone/i,
  /game[- ]chang/i,
  /\bunlock/i,
  /\bdelv(?:e|ing)\b/i,
  /in today's (?:world|age|market)/i,
  /\b(?:revolution|seamless|leverag|empower|supercharg|elevat(?:e|ing) your|harness the)/i,
  /\b(?:cutting[- ]edge|state[- ]of[- ]the[- ]art|look no further|rest assured|peace of mind|say goodbye|hidden gem)\b/i,
  /\b(?:testament to|tapestry|landscape of|embark on|navigat(?:e|ing) the|dive into|when it comes to)\b/i,
  /\b(?:huge|massive|incredible|amazing) savings\b/i,
  /!(?!\[)/,
];

/** Phrasings of another language, or of a riddle; what we write instead. */
const unidiomatic: readonly (readonly [RegExp, string])[] = [
  [/\bdear(?:er|est)?\b/i, "say expensive, or costs more"],
  [/\b(?:a|the|this|that|these|those|same|our|worked|your) sums?\b(?! insured)/i, "say amount, total or calculation"],
  [/\bmend(?:s|ed|ing)?\b/i, "say fix"],
  [/\bwhoever\b/i, "name who it is"],
  [/\bhangs? on\b/i, "say depends on"],
  [/\bin all\b(?! (?:cases|directions|likelihood))/i, "say total"],
  [/\balso (?:if|where)\b/i, "say even if"],
  [/\bhardly\b/i, "say usually not, or barely"],
  [/\bstands? (?:on|in|at|beside|under|behind) (?:the|your|its|a)\b/i, "say is on, or is in"],
  [/\b(?:warranty|warranties['’]?) cards?\b/i, "say warranty"],
  [/\breckon(?:s|ed|ing)?\b/i, "say count, or work out"],
  [/\bis another matter\b|\bhas its own article\b|\bits own subject\b/i, "link the words themselves"],
  [/\bquarrel with\b/i, "say challenge"],
  [
    /\b(?:election|votes?|voters?)\b.{0,40}\b28 November\b|\b28 November\b.{0,30}\b(?:election|votes?)\b/i,
    "the note at the top says it",
  ],
  [/\b(?:checked|looked up|read|collected)\b.{0,20}\b2[0-9] November 2026\b/i, "the note at the top has the date"],
];

/** "Free" may be quoted from others; it never describes equipment or power in our own words. */
const freeThings =
  /(?<!["“'‘])\bfree (?:solar|panels?|batter|power|electricity|energy|hot water|heat pump|air|system|install)/i;

const american: readonly RegExp[] = [
  /\b(?:colou?r(?<!colour)|favor|labor|neighbor|behavior|honor|harbor|vapor)(?:s|ed|ing|able|ite|hood)?\b/i,
  /\b(?:center|liter|kilometer|centimeter|millimeter|fiber|theater)s?\b/i,
  /\b\w{3,}(?<!s|pr|s[iy]|cap)(?:iz)(?:e|es|ed|ing|ation|ations)\b/i,
  /\b(?:analyz|catalyz|paralyz)\w+\b/i,
  /\b(?:travel|cancel|label|model|signal|fuel|level|total)(?:ed|ing)\b/i,
  /\b(?:aluminum|gray|plow|mold|molds|moldy|curb|gotten|fall season|sidewalk|faucet|trash|defense|offense|enroll|fulfill|jewelry|skeptic\w*)\b/i,
];

export function wordFindings(articles: readonly Article[]): Finding[] {
  return articles.flatMap((article) =>
    passagesOf(article).flatMap(({ line, text }) => {
      const at = (found: string, why: string): Finding => ({ file: article.file, line, text: `"${found}": ${why}` });
      return [
        ...matches(text, banned).map((found) => at(found, "a word we don't use")),
        ...matches(text, [freeThings]).map((found) => at(found, "equipment and power are never called free")),
        ...unidiomatic.flatMap(([pattern, why]) => matches(text, [pattern]).map((found) => at(found, why))),
        ...matches(text, american).map((found) => at(found, "American spelling")),
      ];
    }),
  );
}

function matches(text: string, patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
}

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

/** Flesch and Kincaid's grade of the running text, plus five: the age at which most people can read it. */
export function readingAge(article: Article): number {
  const sentences = proseOf(article).flatMap(({ text }) => sentencesOf(text));
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  if (words.length === 0) return 0;
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59 + 5;
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?:;])\s+(?=[\p{Lu}\d{"“$])/u).filter((sentence) => wordsOf(sentence).length > 1);
}

/** Groups of vowels, without a silent e; numbers and abbreviations count as two. */
function syllablesIn(word: string): number {
  if (/[\d{}]/.test(word)) return 2;
  const groups = word.replace(/(?:es|ed|e)$/, "").match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, groups);
}
