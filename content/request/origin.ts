import { maxLength } from "./limits.ts";

/** The estimate that led to the form: the calculator's name and its query. The result is always computed again. */
export interface EstimateOrigin {
  /** The calculator. Stored requests call it "tool", so the field keeps its name. */
  tool: CalculatorName;
  query: string;
}

/** The calculators by their names in URLs. */
const calculatorNames = [
  "price",
  "plan",
  "quote",
  "vpp",
  "apartments",
  "heating",
  "hot-water",
  "commercial",
  "output",
] as const;

export type CalculatorName = (typeof calculatorNames)[number];

/** What the visitor looked at before: a package, a tier, an article. Only slugs, so that no stranger's text gets into an email. */
export interface Origin {
  kind: OriginKind;
  slug: string;
}

/** "for" names whom the visitor writes for, if a link says so. */
const originKinds = ["package", "tier", "article", "page", "for"] as const;

export type OriginKind = (typeof originKinds)[number];

/** Reads "price?kw=8&battery=10". */
export function estimateOrigin(text: string | undefined): EstimateOrigin | undefined {
  if (text === undefined || text.length > maxLength.estimate) return undefined;
  const [, name, query] = /^([a-z-]+)\?([\w.~%=&+-]*)$/.exec(text) ?? [];
  const tool = calculatorNames.find((candidate) => candidate === name);
  return tool === undefined || query === undefined ? undefined : { tool, query };
}

/** Reads "tier:home tier:extended article:winter-solar-performance". Leaves out whatever doesn't fit the pattern. */
export function originsIn(text: string | undefined): Origin[] {
  if (text === undefined || text.length > maxLength.from) return [];
  return text.split(/[ ,]+/).flatMap((part) => {
    const [kind = "", slug = ""] = part.split(":");
    const knownKind = originKinds.find((candidate) => candidate === kind);
    return knownKind !== undefined && /^[a-z0-9-]{1,60}$/.test(slug) ? [{ kind: knownKind, slug }] : [];
  });
}
