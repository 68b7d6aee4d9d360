import type { Article } from "#tools/vite/articles/article.ts";
import { proseOf, wordsOf } from "./finding.ts";

/** Flesch's reading ease of the running text: 60 and more is plain English, under 50 is hard going. */
export function readingEase(article: Article): number {
  const sentences = proseOf(article).flatMap(({ text }) => sentencesOf(text));
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  if (words.length === 0) return 100;
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
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
