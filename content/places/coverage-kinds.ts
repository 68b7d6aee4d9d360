/** How far from Melbourne's CBD the metro area reaches, and the part of the regions for which we confirm a date sooner. */
export const metroRadiusKm = 40;
export const nearRegionalRadiusKm = 100;

/**
 * The wording for each kind of coverage, on pages, in the form and in emails. It is small, so that islands can import it. `dateWait`
 * is how soon, in business days or weeks, we confirm a date for the visit.
 */
export const coverageKinds = {
  metro: {
    name: "Metro Melbourne",
    reach: `within ${metroRadiusKm} km of the CBD, plus the suburbs listed below`,
    dateWait: "same day",
    howWeCome: "We come to you for the assessment and the installation.",
  },
  "near-regional": {
    name: `Regional Victoria within ${nearRegionalRadiusKm} km`,
    reach: "outside metro",
    dateWait: "2–5 days",
    howWeCome: "We visit the region once a month, and can start by phone or video before that.",
  },
  "remote-regional": {
    name: `Regional Victoria beyond ${nearRegionalRadiusKm} km`,
    reach: "in our five regions",
    dateWait: "1–2 weeks",
    howWeCome: "We visit the region once a month, and can start by phone or video before that.",
  },
  "remote-consultation": {
    name: "Remote Consultation",
    reach: "everywhere else in Victoria",
    dateWait: "1–2 weeks",
    howWeCome: "We start by phone or video and agree on a visit from there.",
  },
} as const;

export type CoverageKind = keyof typeof coverageKinds;

export interface Coverage {
  kind: CoverageKind;
  /** One of the five regional groups; null in metro Melbourne and outside all groups. */
  group: string | null;
  kilometres: number;
}

/** "Metro Melbourne: we confirm a date the same day we call you". The visit itself comes later. */
export function coverageLine({ kind, group }: Coverage): string {
  const { name } = coverageKinds[kind];
  return `${group && kind !== "metro" ? `${name}, ${group}` : name}: we confirm a date ${dateWithinText(kind)}`;
}

/** "the same day we call you", "in 2–5 days": how soon we confirm a date for the visit. */
export function dateWithinText(kind: CoverageKind): string {
  const { dateWait } = coverageKinds[kind];
  return kind === "metro" ? `the ${dateWait} we call you` : `in ${dateWait}`;
}

/** Rounds, but never makes a place just beyond a radius look as if it were within it. */
export function wholeKilometres({ kilometres }: Pick<Coverage, "kilometres">): number {
  const nearest = Math.round(kilometres);
  return [metroRadiusKm, nearRegionalRadiusKm].includes(nearest) && kilometres > nearest ? nearest + 1 : nearest;
}
