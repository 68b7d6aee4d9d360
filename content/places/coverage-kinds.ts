/** How far from Melbourne's CBD metro reaches, and the part of the regions that we are at sooner. */
export const metroKm = 40;
export const nearRegionalKm = 100;

/**
 * The wording for each kind of coverage, on pages, in the form and in emails. It is small, so that islands can import it. `response`
 * is how many business days it takes until a date for the visit is confirmed.
 */
export const coverageKinds = {
  metro: {
    name: "Metro Melbourne",
    reach: "within 40 km of the CBD, plus the suburbs listed below",
    response: "same day",
    way: "We come to you for the assessment and the installation.",
  },
  "near-regional": {
    name: "Regional Victoria within 100 km",
    reach: "outside metro",
    response: "2–5 days",
    way: "We visit the region once a month, and can start by phone or video before that.",
  },
  "remote-regional": {
    name: "Regional Victoria beyond 100 km",
    reach: "in our five regions",
    response: "1–2 weeks",
    way: "We visit the region once a month, and can start by phone or video before that.",
  },
  "remote-consultation": {
    name: "Remote Consultation",
    reach: "everywhere else in Victoria",
    response: "1–2 weeks",
    way: "We start by phone or video and agree on a visit from there.",
  },
} as const;

export type CoverageKind = keyof typeof coverageKinds;

export interface Coverage {
  kind: CoverageKind;
  /** One of the five regional groups; null in metro Melbourne and outside all groups. */
  group: string | null;
  kilometres: number;
}

/** "Metro Melbourne: we confirm a date the same day we ring you". The visit itself comes later. */
export function coverageLine({ kind, group }: Coverage): string {
  const { name } = coverageKinds[kind];
  return `${group && kind !== "metro" ? `${name}, ${group}` : name}: we confirm a date ${dateWithin(kind)}`;
}

/** "the same day we ring you", "in 2–5 days": how soon we confirm a date for the visit. */
export function dateWithin(kind: CoverageKind): string {
  const { response } = coverageKinds[kind];
  return kind === "metro" ? `the ${response} we ring you` : `in ${response}`;
}

/** Rounds, but never makes a place just beyond a radius look as if it were within. */
export function wholeKilometres({ kilometres }: Pick<Coverage, "kilometres">): number {
  const nearest = Math.round(kilometres);
  return [metroKm, nearRegionalKm].includes(nearest) && kilometres > nearest ? nearest + 1 : nearest;
}
