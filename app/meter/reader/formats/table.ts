import { FileRefusal } from "../files/refusal.ts";
import type { FileReadings, RowReader } from "../readings/file-readings.ts";
import { isTechnical, longColumns, normaliseHeading, timeColumns } from "./header.ts";
import { longReader } from "./long.ts";
import { isNem12Row, nem12Reader } from "./nem12.ts";
import { wideReader } from "./wide.ts";

const sampledLines = 60;

/** Detects the kind of table from its first lines, then passes every row to that reader. */
export class TableReader {
  readonly #meters: Map<string, number>;
  readonly #firstLines: string[] = [];
  #split: (line: string) => string[] = () => [];
  #reader: RowReader | undefined;

  constructor(meters: Map<string, number>) {
    this.#meters = meters;
  }

  line(line: string): void {
    if (this.#reader) this.#reader.row(this.#split(line));
    else if (/[^\s,;"]/.test(line) && this.#firstLines.push(line) >= sampledLines) this.#chooseReader();
  }

  end(): FileReadings {
    const reader = this.#reader ?? this.#chooseReader();
    reader.end();
    return reader.readings;
  }

  #chooseReader(): RowReader {
    const delimiter = delimiterOf(this.#firstLines);
    this.#split = (line) => cellsOf(line, delimiter);
    const rows = this.#firstLines.splice(0).map(this.#split);
    let hasTechnicalHeading = false;
    for (const [index, cells] of rows.entries()) {
      const names = cells.map(normaliseHeading);
      hasTechnicalHeading ||= isTechnical(names);
      const reader = this.#readerFor(cells, names, delimiter !== ",");
      if (!reader) continue;
      this.#reader = reader;
      const startsHere = isNem12Row(cells);
      for (const row of rows.slice(startsHere ? index : index + 1)) reader.row(row);
      return reader;
    }
    throw new FileRefusal(hasTechnicalHeading ? "no-energy-stream" : rows.length === 0 ? "empty" : "not-meter-data");
  }

  #readerFor(cells: readonly string[], names: readonly string[], decimalComma: boolean): RowReader | undefined {
    if (isNem12Row(cells)) return nem12Reader(this.#meters, decimalComma);
    if (names.length < 2) return undefined;
    const times = timeColumns(names);
    if (times.length > 0) return wideReader(names, times, this.#meters, decimalComma);
    const columns = longColumns(names);
    return columns ? longReader(names, columns, this.#meters, decimalComma) : undefined;
  }
}

/** The delimiter that splits these lines most often. On a tie the comma loses, because it may be a decimal comma. */
function delimiterOf(lines: readonly string[]): string {
  let bestDelimiter = ",";
  let mostSplits = -1;
  for (const delimiter of ["\t", ";", ","]) {
    const splits = lines.reduce((sum, line) => sum + line.split(delimiter).length - 1, 0);
    if (splits > mostSplits) [bestDelimiter, mostSplits] = [delimiter, splits];
  }
  return bestDelimiter;
}

/** The cells of a line, without quotes and the spaces around them. */
function cellsOf(line: string, delimiter: string): string[] {
  // Every second part is inside quotes, where a delimiter doesn't end a cell. Cells are joined by a line break, which no line has.
  const parts = line.split('"').map((part, index) => (index % 2 === 0 ? part.replaceAll(delimiter, "\n") : part));
  const cells = parts.join("").split("\n");
  return cells.map((cell) => cell.trim());
}
