import type { Question } from "../question.ts";
import { installationQuestions } from "./installation.ts";
import { moneyQuestions } from "./money.ts";
import { serviceQuestions } from "./service.ts";
import { systemQuestions } from "./systems.ts";

export interface FaqCategory {
  id: string;
  title: string;
  /** What the questions have in common. */
  about: string;
  questions: readonly Question[];
}

export const faq: readonly FaqCategory[] = [
  {
    id: "rebates-finance",
    title: "Rebates & Finance",
    about: "Who gives what, in which order it comes off, and what waiting costs.",
    questions: moneyQuestions,
  },
  {
    id: "installation-technical",
    title: "Installation & Technical",
    about: "From the ladder against the gutter to the papers in your hand.",
    questions: installationQuestions,
  },
  {
    id: "solar-battery-systems",
    title: "Solar & Battery Systems",
    about: "How much of each, what it does on a winter evening, and what it can’t do.",
    questions: systemQuestions,
  },
  {
    id: "service-maintenance",
    title: "Service & Maintenance",
    about: "What to watch, what to leave alone, and who answers for what.",
    questions: serviceQuestions,
  },
];
