// The business that recorded texts name, whoever the owner is. Unit tests run with it instead of content/business.ts.
import type { Credentials, business as ownBusiness } from "#content/business.ts";

export const business = {
  sample: true,
  name: "Wattlebird Energy",
  shortName: "Wattlebird",
  phone: { display: "1300 975 707", href: "tel:1300975707", e164: "+611300975707" },
  secondPhone: { display: "(03) 7010 1234", href: "tel:+61370101234", e164: "+61370101234" },
  email: "hello@wattlebird.example",
  websiteEmail: "website@wattlebird.example",
  supportEmail: "support@wattlebird.example",
  privacyEmail: "privacy@wattlebird.example",
  author: "the Wattlebird design team",
  abn: "00 000 000 000",
  address: "1 Sample Street, Melbourne VIC 3000",
  area: "Melbourne & Regional Victoria",
  acknowledgementOfCountry:
    "We work on the lands of the First Peoples of Victoria and pay our respects to their Elders, past and present.",
  https: { allSubdomains: false, preload: false },
  contentSignal: "search=yes, ai-input=yes, ai-train=no",
  hours: {
    text: "Mon–Fri 8am–6pm, Sat 9am–4pm",
    byWeekday: { 0: null, 1: [8, 18], 2: [8, 18], 3: [8, 18], 4: [8, 18], 5: [8, 18], 6: [9, 16] },
  },
} as const satisfies Record<keyof typeof ownBusiness, unknown>;

export const credentials: Credentials = {
  electricalContractor: "REC 00000",
  accreditation: "SAA S0000000",
  consumerCode: "NETCC 0000",
  authorisedRetailer: "Solar Victoria 0000",
  people: [],
};
