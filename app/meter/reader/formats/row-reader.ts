import type { FileReadings } from "../readings/file-readings.ts";

/** Takes a table row by row. */
export interface RowReader {
  readings: FileReadings;
  row(cells: string[]): void;
  /** Throws a refusal where the rows came to nothing. */
  end(): void;
}
