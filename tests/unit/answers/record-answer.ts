import type { AnyCalculator } from "#app/estimators/define-calculator.tsx";
import { elements, linesOf, parseHtml } from "#tests/unit/page-text.ts";
import type { RecordedAnswer } from "./tables.ts";

interface AnswerSource {
  /** The island's name, which is also the calculator's. */
  name: string;
  /** Undefined for an island that answers, but isn't a calculator. */
  calculator: AnyCalculator | undefined;
}

interface AskedHouse {
  house: string;
  query: string;
  day: string;
}

export interface PageAnswer extends RecordedAnswer {
  /** Folds with nothing in them but their summary. */
  emptyFolds: readonly string[];
}

/** Records what a page answers for a house, and what its calculator says besides. */
export function recordAnswer(html: string, { name, calculator }: AnswerSource, asked: AskedHouse): PageAnswer {
  const { house, query, day } = asked;
  const [island] = elements(parseHtml(html), "div", { "data-island": name });
  if (!island) throw new Error(`The page has no ${name}`);
  const emptyFolds = elements(island, "details")
    .map((fold) => linesOf(fold))
    .filter(([, ...content]) => content.length === 0)
    .map(([summary]) => `${name}, ${house}: ${summary}`);
  const outputs = elements(island, "output").map((output) => [
    output.getAttribute("name"),
    output.getAttribute("data-value") ?? output.getAttribute("data-verdict"),
  ]);
  const shownLines = linesOf(island);
  const result = calculator?.answer(query, day);
  const announcement = calculator?.announce(result) ?? "";
  const otherWords = calculator ? wordsBesidesPage(calculator, result) : [];
  const isShown = ({ text }: { text: string }) =>
    text.split(/\.? ?Quote \d: /).every((part) => shownLines.some((line) => line.includes(part)));
  return {
    house,
    query,
    emptyFolds,
    outputs: {
      ...Object.fromEntries(outputs),
      announced: (announcement.match(/\d[\d,.]*\b/g) ?? []).join(" "),
    },
    lines: [
      ...shownLines,
      ...otherWords.filter((words) => !isShown(words)).map(({ where, text }) => `${where}: ${text}`),
    ],
  };
}

/** What is announced to screen readers, and what is sent to staff with a request. */
function wordsBesidesPage(calculator: AnyCalculator, result: unknown) {
  return [
    { where: "Read out", text: calculator.announce(result) || "nothing" },
    ...calculator.summarise(result).map(({ label, value }) => ({ where: `To staff: ${label}`, text: value })),
  ];
}
