import { withOurDetails } from "#content/our-details.ts";
import faqTexts from "./faq.json" with { type: "json" };
import hotWaterTexts from "./hot-water.json" with { type: "json" };
import type { Question } from "./question.ts";
import residentialTexts from "./residential.json" with { type: "json" };

export interface FaqCategory {
  id: string;
  title: string;
  /** The questions' common subject. */
  about: string;
  questions: readonly Question[];
}

export const faq: readonly FaqCategory[] = withOurDetails(faqTexts);
export const hotWaterQuestions: readonly Question[] = hotWaterTexts;
export const residentialQuestions: readonly Question[] = residentialTexts;
