import type { Article } from "#tools/vite/articles/article.ts";
import { proseOf, wordsOf } from "./finding.ts";

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
