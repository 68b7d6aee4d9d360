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
    about: "Which discounts you can get, who applies, what waiting costs, and how to pay.",
    questions: moneyQuestions,
  },
  {
    id: "installation-technical",
    title: "Installation & Technical",
    about: "What happens from the assessment to the final paperwork, and what your house needs.",
    questions: installationQuestions,
  },
  {
    id: "solar-battery-systems",
    title: "Solar & Battery Systems",
    about: "How much you need, what it does in winter and in a blackout, and how long it lasts.",
    questions: systemQuestions,
  },
  {
    id: "service-maintenance",
    title: "Service & Maintenance",
    about: "What to watch, what to leave alone, and who covers what.",
    questions: serviceQuestions,
  },
];
