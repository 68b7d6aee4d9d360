export type Delimiter = "," | ";" | "\t";

/** The delimiter that splits these lines most. A tie goes to the rarer one, since numbers may hold the comma. */
export function delimiterOf(lines: readonly string[]): Delimiter {
  let best: Delimiter = ",";
  let most = -1;
  for (const delimiter of ["\t", ";", ","] as const) {
    const splits = lines.reduce((sum, line) => sum + line.split(delimiter).length - 1, 0);
    if (splits > most) [best, most] = [delimiter, splits];
  }
  return best;
}

/** The cells of a line, without the spaces and quotes around them. */
export function cellsOf(line: string, delimiter: Delimiter): string[] {
  if (!line.includes('"')) return line.split(delimiter).map((cell) => cell.trim());
  const cells: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const letter = line.charAt(at);
    if (letter === '"') {
      const doubled = quoted && line.charAt(at + 1) === '"';
      if (doubled) {
        cell += '"';
        at++;
      } else quoted = !quoted;
    } else if (letter === delimiter && !quoted) {
      cells.push(cell.trim());
      cell = "";
    } else cell += letter;
  }
  cells.push(cell.trim());
  return cells;
}
