import type { Direction } from "../readings/streams.ts";
import { directionOfSuffix, isSuffix } from "./suffix.ts";

export interface TableStream {
  direction: Direction;
  suffix: string;
}

/** The direction that a table names in words; undefined where it names none. */
function directionOfWords(words: string): Direction | undefined {
  const text = words.toLowerCase().replace(/[^a-z0-9]+/g, " ");
  if (/controlled|dedicated|hot water|heat bank|slab heat|\bcl ?\d?\b/.test(text)) return "controlled";
  if (/feed ?in|solar|generat|\bpv\b|\bgen\b|to (the )?grid|\bsold\b/.test(text)) return "export";
  if (/from (the )?grid|consum|usage|general|bought|anytime|\bpeak\b|shoulder/.test(text)) return "general";
  if (/\bnet\b/.test(text)) return "net";
  if (/export/.test(text)) return /import/.test(text) ? "net" : "exported";
  return /import/.test(text) ? "imported" : undefined;
}

/** What a row or a column measures, by its words and its register's name; null for what isn't a stream of energy. */
export function streamNamed(words: string, register: string, otherwise: Direction): TableStream | null {
  const suffix = suffixIn(register) ?? suffixIn(words) ?? "";
  const worded = directionOfWords(words);
  if (!suffix) return /\btotal\b/i.test(words) ? null : { direction: worded ?? otherwise, suffix };
  const direction = directionOfSuffix(suffix);
  if (direction === null) return null;
  return { direction: direction === "taken" && worded === "controlled" ? "controlled" : direction, suffix };
}

/** "E1", "48395#E1" or "251234567:E1". */
function suffixIn(text: string): string | undefined {
  const name = /(?:^|[#:])([^#:]*)$/.exec(text)?.[1] ?? "";
  return isSuffix(name) ? name.toUpperCase() : undefined;
}
