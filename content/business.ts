/**
 * SAMPLE IDENTITY. Everything that identifies the business is in this one file. Replace every value below and set
 * `sample` to false; `npm run deploy` refuses to publish while it is true.
 */
export const business = {
  sample: true,
  name: "Wattlebird Energy",
  shortName: "Wattlebird",
  phone: { display: "1300 975 707", href: "tel:1300975707", e164: "+611300975707" },
  secondPhone: { display: "(03) 7010 1234", href: "tel:+61370101234", e164: "+61370101234" },
  email: "hello@wattlebird.example",
  /** The sender of the website's emails. It isn't `email`: filters treat mail from an address to itself as forged. */
  websiteEmail: "website@wattlebird.example",
  supportEmail: "support@wattlebird.example",
  privacyEmail: "privacy@wattlebird.example",
  /** The articles' author. */
  author: "the Wattlebird design team",
  abn: "00 000 000 000",
  /** Your postal address: a warranty must state it (Competition and Consumer Regulations 2010, section 90). */
  address: "1 Sample Street, Melbourne VIC 3000",
  area: "Melbourne & Regional Victoria",
  /** For the owner to confirm with the Traditional Owners whose Country the business works on. */
  acknowledgementOfCountry:
    "We work on the lands of the First Peoples of Victoria and pay our respects to their Elders, past and present.",
  /**
   * A browser that has seen this site opens it only over HTTPS for the next two years. `allSubdomains` extends that to every name below
   * the domain: webmail, a booking tool or an old shop without HTTPS then can't be opened for two years, and it can't be undone sooner.
   * `preload` asks for the same in browsers that have never seen the site, through the list at hstspreload.org; leaving it takes
   * months. Turn them on only when every subdomain has HTTPS for good.
   */
  https: { allSubdomains: false, preload: false },
  /** What crawlers may do with the pages (contentsignals.org): show them in searches, answer questions from them, train models. */
  contentSignal: "search=yes, ai-input=yes, ai-train=no",
  hours: {
    text: "Mon–Fri 8am–6pm, Sat 9am–4pm",
    /** Opening hours by day of the week, 0 = Sunday, in Melbourne's time. */
    byWeekday: { 0: null, 1: [8, 18], 2: [8, 18], 3: [8, 18], 4: [8, 18], 5: [8, 18], 6: [9, 16] },
  },
} as const;

export interface Credentials {
  /** The registered electrical contractor's number, from Energy Safe Victoria. */
  electricalContractor: string;
  /** The accreditation of the person who designs and signs off, from Solar Accreditation Australia. */
  accreditation: string;
  /** The number of an approved seller under the New Energy Tech Consumer Code. */
  consumerCode: string;
  /** The number on Solar Victoria's list of authorised retailers. */
  authorisedRetailer: string;
  /** The year the business began. */
  since?: number;
  /** Photos are files in public/photos, named by their address: "/photos/sam.webp". */
  people: readonly { name: string; role: string; photo?: string }[];
  /** How many of a month's requests were answered in time, as on the office's list. */
  answered?: { month: string; requests: number; inTime: number };
  /** One job whose owner agreed to show it. */
  finishedJob?: { what: string; where: string; when: string; paid?: string; photo?: string };
  /** A sentence from a review that anybody can read where it was published. */
  review?: { text: string; source: string; href: string };
}

/** Sample values too: replace them. What visitors can look up about the business; empty entries aren't shown. */
export const credentials: Credentials = {
  electricalContractor: "REC 00000",
  accreditation: "SAA S0000000",
  consumerCode: "NETCC 0000",
  authorisedRetailer: "Solar Victoria 0000",
  people: [],
};
