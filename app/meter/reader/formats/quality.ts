export type Quality = "actual" | "estimated" | "missing";

/** What a quality cell says. N is null in a column of flags, and "no" under the heading "Estimated?". */
export function qualityOf(cell: string, isYesNo: boolean): Quality {
  const text = cell.toLowerCase();
  if (isYesNo) return /^(y|yes|true|1|e|est|estimated)$/.test(text) ? "estimated" : "actual";
  if (/^(n|null|missing)$/.test(text)) return "missing";
  return /^([esf]\d{0,2}|est\w*|(final[ _]?)?subst\w*)$/.test(text) ? "estimated" : "actual";
}
