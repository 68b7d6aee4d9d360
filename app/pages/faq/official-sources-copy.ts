/** Websites of others where an answer can be checked. */
export interface OfficialSource {
  name: string;
  url: string;
  answers: string;
}

export const officialSources: readonly OfficialSource[] = [
  {
    name: "Solar Victoria",
    url: "https://www.solar.vic.gov.au/",
    answers: "Who is eligible for Solar Homes, and which retailers are authorised",
  },
  {
    name: "Clean Energy Regulator",
    url: "https://cer.gov.au/batteries",
    answers: "How certificates are counted, for panels and for batteries",
  },
  {
    name: "Energy Safe Victoria",
    url: "https://www.energysafe.vic.gov.au/",
    answers: "Whether a contractor is registered, and what a safety check must include",
  },
  {
    name: "Consumer Affairs Victoria",
    url: "https://www.consumer.vic.gov.au/",
    answers: "What the consumer guarantees give you, and where to complain",
  },
];

/** "solar.vic.gov.au": where a link leads, for people. */
export function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, "");
}
