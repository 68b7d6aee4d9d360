import { maxLength } from "./limits.ts";

/** An estimate that led here: the tool's name and its query. Never the result, which is computed again. */
export interface EstimateOrigin {
  tool: string;
  query: string;
}

/** What was looked at before: a package, a tier, an article. Slugs only, so that no text of others reaches a mail. */
export interface Origin {
  kind: OriginKind;
  slug: string;
}

const originKinds = ["package", "tier", "article", "page"] as const;

type OriginKind = (typeof originKinds)[number];

/** Reads "battery?use=18&kwh=10". */
export function estimateOrigin(text: string | undefined): EstimateOrigin | undefined {
  if (text === undefined || text.length > maxLength.estimate) return undefined;
  const [, tool, query] = /^([a-z][a-z0-9-]{0,40})\?([\w.~%=&+-]*)$/.exec(text) ?? [];
  return tool === undefined || query === undefined ? undefined : { tool, query };
}

/** Reads "tier:home tier:extended article:winter-solar-performance". What doesn't fit the pattern is left out. */
export function origins(text: string | undefined): Origin[] {
  if (text === undefined || text.length > maxLength.from) return [];
  return text.split(/[ ,]+/).flatMap((part) => {
    const [kind = "", slug = ""] = part.split(":");
    const knownKind = originKinds.find((candidate) => candidate === kind);
    return knownKind !== undefined && /^[a-z0-9-]{1,60}$/.test(slug) ? [{ kind: knownKind, slug }] : [];
  });
}
