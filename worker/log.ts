/** One JSON line. Never a query, a name, an address: what is logged is chosen field by field. */
export type Log = (line: LogLine) => void;

export interface LogLine {
  event: string;
  [field: string]: string | number | boolean | undefined;
}

export const consoleLog: Log = (line) => console.log(JSON.stringify(line));
