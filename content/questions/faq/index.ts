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
    about: "What it costs, what comes off, and how to pay.",
    questions: moneyQuestions,
  },
  {
    id: "installation-technical",
    title: "Installation & Technical",
    about: "From the first call to the last paper.",
    questions: installationQuestions,
  },
  {
    id: "solar-battery-systems",
    title: "Solar & Battery Systems",
    about: "How much you need, and what it does.",
    questions: systemQuestions,
  },
  {
    id: "service-maintenance",
    title: "Service & Maintenance",
    about: "What to watch, and who covers what.",
    questions: serviceQuestions,
  },
];
