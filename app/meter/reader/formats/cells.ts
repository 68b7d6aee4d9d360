import type { Direction } from "../readings/streams.ts";

/** No connection can take more in an interval. */
const maxKwh = 100_000;

/** Parses a number by a strict pattern; anything else in a cell (a formula, a word, an error) isn't a reading. */
export function parseNumber(cell: string, decimalComma: boolean): number | undefined {
  const text = decimalComma ? cell.replace(",", ".") : cell;
  if (!/^[+-]?(?:\d{1,12}(?:\.\d{0,24})?|\.\d{1,24})(?:e-\d{1,2})?$/i.test(text)) return undefined;
  return Number(text);
}

export function isPossible(kwh: number): boolean {
  return Number.isFinite(kwh) && Math.abs(kwh) <= maxKwh;
}

const kwhPerUnit = new Map(Object.entries({ "": 1, kwh: 1, wh: 0.001, mwh: 1000 }));

/** The factor from this unit to kWh; undefined if it isn't a unit of energy. An absent unit is kWh. */
export function kwhPer(unit: string): number | undefined {
  return kwhPerUnit.get(unit.trim().toLowerCase());
}

export type Quality = "actual" | "estimated" | "missing";

/** Parses a quality cell. In a column of flags "N" stands for null, a missing reading. Under the heading "Estimated?" it stands for no. */
export function qualityOf(cell: string, { isYesNo = false } = {}): Quality {
  const text = cell.toLowerCase();
  if (isYesNo) return /^(y|yes|true|1|e|est|estimated)$/.test(text) ? "estimated" : "actual";
  if (/^(n|null|missing)$/.test(text)) return "missing";
  return /^([esf]\d{0,2}|est\w*|(final[ _]?)?subst\w*)$/.test(text) ? "estimated" : "actual";
}

export interface TableStream {
  direction: Direction;
  suffix: string;
}

/** The direction that a table names in words; undefined if it names none. */
export function directionOfWords(words: string): Direction | undefined {
  const text = words.toLowerCase().replace(/[^a-z0-9]+/g, " ");
  if (/controlled|dedicated|hot water|heat bank|slab heat|\bcl ?\d?\b/.test(text)) return "controlled";
  if (/feed ?in|solar|generat|\bpv\b|\bgen\b|to (the )?grid|\bsold\b/.test(text)) return "export";
  if (/from (the )?grid|consum|usage|general|bought|anytime|\bpeak\b|shoulder/.test(text)) return "general";
  if (/\bnet\b/.test(text)) return "net";
  if (/export/.test(text)) return /import/.test(text) ? "net" : "ambiguous-export";
  return /import/.test(text) ? "ambiguous-import" : undefined;
}

/** What a row or column measures, by its words and register. Null if it isn't energy. */
export function streamNamed(words: string, register: string): TableStream | null {
  const suffix = suffixIn(register) ?? suffixIn(words) ?? "";
  const directionByWords = directionOfWords(words);
  if (!suffix) return /\btotal\b/i.test(words) ? null : { direction: directionByWords ?? "general", suffix };
  const direction = directionOfSuffix(suffix);
  if (direction === null) return null;
  return {
    direction: direction === "consumed" && directionByWords === "controlled" ? "controlled" : direction,
    suffix,
  };
}

/** The suffix "E1" in "E1", "48395#E1" or "251234567:E1". */
function suffixIn(text: string): string | undefined {
  const name = /(?:^|[#:])([^#:]*)$/.exec(text)?.[1] ?? "";
  return isSuffix(name) ? name.toUpperCase() : undefined;
}

const directionOfLetter = new Map<string, Direction>(Object.entries({ E: "consumed", B: "export", N: "net" }));

/**
 * What a register's suffix means, from the grid's side: E, "export", is what the home takes; B, "import", is what it gives. Null for
 * averages, checks and everything that isn't energy.
 */
export function directionOfSuffix(suffix: string): Direction | null {
  return directionOfLetter.get(suffix.charAt(0).toUpperCase()) ?? null;
}

export function isSuffix(text: string): boolean {
  return /^[A-Z][0-9A-Z]$/i.test(text);
}
