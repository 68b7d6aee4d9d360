/** More than any connection takes in an interval, and so not a reading. */
const mostKwh = 100_000;

/** A number by a strict pattern; anything else in a cell (a formula, a word, an error) is no reading. */
export function numberWritten(cell: string, decimalComma: boolean): number | undefined {
  const text = decimalComma ? cell.replace(",", ".") : cell;
  if (!/^[+-]?(?:\d{1,12}(?:\.\d{0,24})?|\.\d{1,24})(?:e-\d{1,2})?$/i.test(text)) return undefined;
  return Number(text);
}

export function isPossible(kwh: number): boolean {
  return Number.isFinite(kwh) && Math.abs(kwh) <= mostKwh;
}

/** What a reading in this unit is multiplied by to make kWh; undefined for what isn't energy. An absent unit is kWh. */
export function kwhPer(unit: string): number | undefined {
  switch (unit.trim().toLowerCase()) {
    case "":
    case "kwh":
      return 1;
    case "wh":
      return 0.001;
    case "mwh":
      return 1000;
    default:
      return undefined;
  }
}
