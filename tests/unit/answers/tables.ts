/** What a calculator answers for a house. */
export interface RecordedAnswer {
  house: string;
  /** The house's query; `on` and a day follow if it isn't the usual one. */
  query: string;
  /** The values for API clients. */
  outputs: Readonly<Record<string, string>>;
  /** What visitors and staff read, line by line. */
  lines: readonly string[];
}

interface Options {
  /** How many houses are in the table of figures, from the first on. */
  housesInTable?: number;
  /** Sentences that are in another snapshot. */
  sharedSentences?: readonly string[];
}

/** A table of figures with a column for each house, then the sentences of each house. */
export function textOf(
  answers: readonly RecordedAnswer[],
  { housesInTable = 6, sharedSentences = [] }: Options = {},
): string {
  return `${[...tableOf(answers.slice(0, housesInTable)), ...sentencesOf(answers, sharedSentences)].join("\n")}\n`;
}

function tableOf(answers: readonly RecordedAnswer[]): string[] {
  const names = [...new Set(answers.flatMap(({ outputs }) => Object.keys(outputs)))];
  const rows = names
    .map((name) => [name, ...answers.map(({ outputs }) => outputs[name] || "–")])
    .filter(([, ...values]) => values.some((value) => value !== "–"));
  const table = [["House", ...answers.map((_, index) => `${index + 1}`)], ...rows];
  const widthOf = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0));
  const widths = table[0]?.map((_, column) => widthOf(column)) ?? [];
  const alignRow = (row: readonly string[]) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join("  ");
  return rows.length === 0 ? [] : [...table.map(alignRow), ""];
}

/** The sentences of each house, without those of an earlier house that differ only in their numbers. */
function sentencesOf(answers: readonly RecordedAnswer[], sharedSentences: readonly string[]): string[] {
  const seenSentences = new Set(sharedSentences);
  const isNew = (sentence: string) => {
    const before = seenSentences.size;
    return seenSentences.add(withoutNumbers(sentence)).size > before;
  };
  const texts = answers.flatMap(({ house, query, lines }, index) => {
    const sentences = sentencesIn(lines).filter(isNew);
    const title = `${index + 1}. ${house}${query && `: ?${query}`}`;
    return sentences.length > 0 ? [[title, ...sentences].join("\n   ")] : [];
  });
  return [texts.join("\n\n")];
}

export function sentencesIn(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(/(?<=[.?]) (?=[A-Z0-9$“])/));
}

const monthOrHour =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December|noon|midnight|… [ap]m)\b/g;

/** In a table's rows, months and hours count as numbers, so that the snapshot has only the first row. */
export function withoutNumbers(sentence: string): string {
  const text = sentence.replaceAll(/−?[\d.,]*\d/g, "…").replaceAll(" *", "");
  return text.includes(" | ") ? text.replaceAll(monthOrHour, "…") : text;
}
