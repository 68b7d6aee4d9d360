/** A question, and what its answer says. */
export interface RecordedAnswer {
  house: string;
  question: string;
  /** The values for programs. */
  outputs: Readonly<Record<string, string>>;
  lines: readonly string[];
}

interface Options {
  /** How many houses are in the table of figures. */
  tabled?: number;
  /** Sentences that are in other snapshots. */
  elsewhere?: readonly string[];
}

/** A table of figures with a column for each house, then the sentences of each house. */
export function textOf(answers: readonly RecordedAnswer[], { tabled = 6, elsewhere = [] }: Options = {}): string {
  return `${[...tableOf(answers.slice(0, tabled)), ...sentencesOf(answers, elsewhere)].join("\n")}\n`;
}

function tableOf(answers: readonly RecordedAnswer[]): string[] {
  const names = [...new Set(answers.flatMap(({ outputs }) => Object.keys(outputs)))];
  const rows = names
    .map((name) => [name, ...answers.map(({ outputs }) => outputs[name] || "–")])
    .filter(([, ...values]) => values.some((value) => value !== "–"));
  const table = [["House", ...answers.map((_, at) => `${at + 1}`)], ...rows];
  const widthOf = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0));
  const widths = table[0]?.map((_, column) => widthOf(column)) ?? [];
  const alignRow = (row: readonly string[]) =>
    row.map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0))).join("  ");
  return rows.length === 0 ? [] : [...table.map(alignRow), ""];
}

/** The sentences of each house, without those of an earlier house that differ only in their numbers. */
function sentencesOf(answers: readonly RecordedAnswer[], elsewhere: readonly string[]): string[] {
  const seen = new Set(elsewhere);
  const isNew = (sentence: string) => {
    const before = seen.size;
    return seen.add(withoutNumbers(sentence)).size > before;
  };
  const texts = answers.flatMap(({ house, question, lines }, at) => {
    const sentences = sentencesIn(lines).filter(isNew);
    const title = `${at + 1}. ${house}${question && `: ?${question}`}`;
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
