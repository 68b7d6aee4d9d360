// Checks how the articles read: their parts, words that we don't use, shared openings, and their reading age.
import { z } from "zod";
import type { Article, TextBlock } from "#tools/vite/articles/article.ts";
import { countWords } from "#tools/vite/articles/read.ts";
import { readYaml } from "../read-yaml.ts";

export interface EditorFinding {
  file: string;
  line: number;
  text: string;
}

interface Passage {
  line: number;
  text: string;
}

/** Stands for a computed or recorded figure in an article's text. */
const figurePlaceholder = "{}";

/** All the text of an article except its notes and computed figures. The fields of its front matter count as its first line. */
function passagesOf({ frontMatter, blocks }: Article): Passage[] {
  if (!frontMatter) return blocks;
  const { title, description, excerpt, cta } = frontMatter;
  return [title, description, excerpt, cta.title, cta.text].map((text): Passage => ({ line: 1, text })).concat(blocks);
}

/** The running text: whole sentences, without headings, captions and cells. */
function proseOf({ blocks }: Article): TextBlock[] {
  return blocks.filter(({ kind, inside }) => (kind === "paragraph" || kind === "item") && !inside.includes("Worked"));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\{\}|[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Finds articles that are too short or too long, or lack a worked example, a table, questions or something to look at. */
export function missingParts(articles: readonly Article[]): EditorFinding[] {
  return articles.flatMap((article) => {
    const finding = (text: string): EditorFinding => ({ file: article.file, line: 1, text });
    const hasComponent = (...names: string[]) => names.some((name) => article.components.includes(name));
    const wordCount = countWords(article.blocks.map(({ text }) => text).join(" "));
    return [
      ...(wordCount < 900 || wordCount > 2400 ? [finding(`has ${wordCount} words: it should have 900 to 2,400`)] : []),
      ...["Worked", "Table", "Faq"]
        .filter((name) => !hasComponent(name))
        .map((name) => finding(`has no <${name}>: add one`)),
      ...(hasComponent("Bars", "YieldByMonth", "Picture")
        ? []
        : [finding("has nothing to look at: add Bars, YieldByMonth or a Picture")]),
    ];
  });
}

const patterns = z.array(z.string().transform((pattern) => new RegExp(pattern, "gi")));
const ruledOut = readYaml(
  "tools/checks/editorial/words.yaml",
  z.object({ banned: patterns, unidiomatic: z.record(z.string(), z.string()), free: patterns, american: patterns }),
);
const unidiomatic = Object.entries(ruledOut.unidiomatic).map(
  ([pattern, why]) => [new RegExp(pattern, "gi"), why] as const,
);

/** Words and phrases in the articles that words.yaml rules out. */
export function wordFindings(articles: readonly Article[]): EditorFinding[] {
  return articles.flatMap((article) =>
    passagesOf(article).flatMap(({ line, text }) => {
      const finding = (found: string, why: string): EditorFinding => ({
        file: article.file,
        line,
        text: `"${found}": ${why}`,
      });
      return [
        ...matches(text, ruledOut.banned).map((found) =>
          finding(found, "sales talk: say what it does or what it costs"),
        ),
        ...matches(text, ruledOut.free).map((found) => finding(found, "equipment and power are never called free")),
        ...unidiomatic.flatMap(([pattern, why]) => matches(text, [pattern]).map((found) => finding(found, why))),
        ...matches(text, ruledOut.american).map((found) =>
          finding(found, "American: use the Australian spelling or word"),
        ),
      ];
    }),
  );
}

function matches(text: string, patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) => text.match(pattern) ?? []);
}

/** Openings that several articles share. */
export function repeatedOpenings(articles: readonly Article[]): EditorFinding[] {
  const firstParagraph = ({ blocks }: Article) => [blocks.find(({ kind }) => kind === "paragraph")?.text];
  const excerpt = ({ frontMatter }: Article) => [frontMatter?.excerpt];
  const callToAction = ({ frontMatter }: Article) => [frontMatter?.cta.text];
  const paragraphs = (article: Article) => proseOf(article).map(({ text }) => text);
  return [
    ...sharedOpenings(articles, firstParagraph, { finding: "begins like", openingLength: 3, maxArticles: 1 }),
    ...sharedOpenings(articles, excerpt, {
      finding: "has an excerpt that begins like",
      openingLength: 3,
      maxArticles: 1,
    }),
    ...sharedOpenings(articles, callToAction, {
      finding: "has a call to action like",
      openingLength: 4,
      maxArticles: 1,
    }),
    ...sharedOpenings(articles, paragraphs, {
      finding: "has paragraphs that begin like",
      openingLength: 4,
      maxArticles: 2,
    }),
  ];
}

interface SharedOpeningRule {
  /** The finding's words, before the names of the other articles. */
  finding: string;
  /** How many words the opening has. */
  openingLength: number;
  /** How many articles may share one. */
  maxArticles: number;
}

function sharedOpenings(
  articles: readonly Article[],
  textsOf: (article: Article) => (string | undefined)[],
  { finding, openingLength, maxArticles }: SharedOpeningRule,
): EditorFinding[] {
  const articlesByOpening = new Map<string, Set<Article>>();
  for (const article of articles)
    for (const text of textsOf(article)) {
      const firstWords = wordsOf(text ?? "").slice(0, openingLength);
      if (firstWords.length < openingLength || firstWords.includes(figurePlaceholder)) continue;
      const opening = firstWords.join(" ");
      articlesByOpening.set(opening, (articlesByOpening.get(opening) ?? new Set()).add(article));
    }
  return [...articlesByOpening]
    .filter(([, sharers]) => sharers.size > maxArticles)
    .map(([opening, sharers]) => sharedOpening(sharers, finding, opening));
}

function sharedOpening(sharers: ReadonlySet<Article>, finding: string, opening: string): EditorFinding {
  const [firstArticle, ...otherArticles] = sharers;
  return {
    file: firstArticle?.file ?? "",
    line: 1,
    text: `${finding} ${otherArticles.map(({ slug }) => slug).join(", ")}: "${opening}"`,
  };
}

/** The Flesch–Kincaid grade of the running text, plus five: the age at which most people can read it. */
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

/** Counts groups of vowels, without a silent e. A number counts as two, and so does the placeholder of a figure. */
function syllablesIn(word: string): number {
  if (word === figurePlaceholder || /\d/.test(word)) return 2;
  const groups = word.replace(/(?:es|ed|e)$/, "").match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, groups);
}
