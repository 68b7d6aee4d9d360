import { business } from "#content/business.ts";
import { moneyText, NBSP } from "#content/format.ts";
import { prices } from "#content/prices.ts";
import { plannedPeriodText } from "#content/rules/changes.ts";
import { usualDate } from "#tests/settings.ts";

/** What the specification quotes, page by page, besides our claims. A hyphen may be printed as an en dash or a minus. */
export const phrases: Record<string, readonly string[]> = {
  "/residential": [
    "STCs",
    "Up to $1,400 off panels, plus an interest-free loan",
    "Smart Saver",
    "Night Optimiser",
    "Most Popular",
    "All-Electric Home",
    "System, 30 years",
    "Our workmanship, 10 years",
  ],
  "/commercial": [
    "STCs",
    "Feed-in tariffs",
    "Schedule Site Visit",
    "up to $2,800",
    "$140,000",
    "5 to 50 homes, in up to eight storeys",
    "10 kW 30 kW 50 kW",
    `Price before GST ${prices.commercial.map(({ typical }) => moneyText(typical)).join(" ")}`,
    `GST on the full price ${prices.commercial.map(({ typical }) => `+${moneyText(typical / 10)}`).join(" ")}`,
    "We are not a lender",
  ],
  "/about": [
    "public liability insurance",
    "10 years",
    "30 days",
    "24 hours",
    "Solar Accreditation Australia",
    "New Energy Tech Consumer Code",
    "Registered electrical contractor",
    "quality promise",
    "Call me back",
  ],
  "/solar-batteries": [
    "Our pick for blackouts",
    "Five brands",
    "Battery warranty 10 years (6000+ cycles)",
    "$150-$450 per year",
  ],
  "/hot-water": [
    "From gas",
    "From electric",
    "1 January 2027",
    "1 March 2027",
    "1 kWh out of the air + 2 hot water in the tank = 3",
  ],
  "/aircon-rebate": ["Victorian Energy Upgrades", "Ducted", "$200", "$1,000", "$3,000", "(multi-head under 10 kW)"],
  "/rebates-and-finance": [
    "Available Now",
    "Check Eligibility",
    "We are not a lender.",
    `for a typical roof, installed ${plannedPeriodText(usualDate.slice(0, 10))}`.replaceAll(NBSP, " "),
    "Household taxable income under $150,000. You own a home worth under $3 million and live in it.",
    "up to $2,800 an apartment",
  ],
  "/plan": [
    "From 1 March 2027, shower heads rated 4 stars",
    "From 1 March 2027, fixed cooling rated 3 stars",
    "From 1 March 2027, R5 where",
    "From 1 July 2027, outside doors",
    "From 1 July 2030, in every rental",
    "up to $1,400 from Solar Homes for two rentals a year",
    "may spend up to $2,500",
    "repays it within 7 days",
  ],
  "/faq": [`Call ${business.phone.display}`, "Get a quote", business.supportEmail, "take you to other websites"],
  "/contact": [
    "collects these details",
    "overseas",
    "a bill or photo you attach is kept for 30 days",
    "how to complain",
    "1300 555 727",
  ],
  "/privacy": ["12 months", "Australian Privacy Principles", "overseas", "1300 363 992"],
  "/terms": [
    "Quotes fixed for 30 days",
    "deposit of at most 10%",
    "10 business days, no reason needed",
    "workmanship 10 years",
    "system 30 years",
    "performance 25-30 years",
    "Battery 10 years or 6000+ cycles",
    "5-year",
    "$5M",
    "guarantees that cannot be excluded under the Australian Consumer Law",
  ],
  "/consent": [
    "Consent is valid 12 months",
    "In writing",
    "By phone",
    "Using the link in every confirmation",
    business.phone.display,
  ],
  "/service-areas": [
    "Metro Melbourne",
    "within 40 km of the CBD",
    "Regional Victoria",
    "monthly visits",
    "Remote Consultation",
    "statewide",
    "62 suburbs",
    "Geelong & Surf Coast",
    "Ballarat & Central Highlands",
    "Bendigo & Loddon Mallee",
    "Gippsland",
    "Yarra Valley & Ranges",
    "Date confirmed Same dayMetro",
    "2-5 daysNear regional, within 100 km 1-2 weeksRemote regional",
    "529 suburbs and towns within about 40 km of the CBD count as metro. 582 more are within 100 km",
  ],
};

/** The headings that the specification names, page by page, those of tables included. */
export const headings: Record<string, readonly string[]> = {
  "/commercial": [
    "Cash",
    "Green business loans",
    "Operating leases",
    "PPAs",
    "Schools",
    "Aged care",
    "Strata",
    "Community buildings",
  ],
  "/about": ["Design", "Installation", "Connection and paperwork"],
  "/solar-batteries": ["Essential", "Home", "Extended", "How it works"],
  "/faq": [
    "Rebates & Finance",
    "Installation & Technical",
    "Solar & Battery Systems",
    "Service & Maintenance",
    "Need More Help?",
    "Call",
    "Technical support",
  ],
};

/** Wording that pages mustn't use: about our advertisements, about what we couldn't find out, or promising what we don't do. */
export const forbiddenPhrases: readonly RegExp[] = [
  /\badvertised\b|\bwe(’ve)? advertise\b/i,
  /in our ads/i,
  /\bwhat to expect\b/i,
  /\bour own (figure(?!s)|pages|rebates page)\b|our model only/i,
  /these days the amount/i,
  /we (couldn’t|couldn't) (find|check|confirm|open|trace)|we found no/i,
  /not our “from” price/i,
  /\bas at \d+ \w+ 20\d\d/i,
  /second-hand (report|source)|reported second-hand|web address of this page/i,
  /Until November 2026 (we|our model|this site)/,
  /when we checked|haven’t signed in|root sum of squares|our own range/i,
  // A reply skips Sundays and public holidays, not closing hours.
  /counted while we are open/,
  // A request takes a PDF or a picture.
  /share a fortnight of meter data|we read your meter’s half-hours/i,
  // Not every note has a source that was opened, and nobody has agreed to a newsletter.
  /every answer was read|every figure names its source|\bwe write when/i,
  // Solar Accreditation Australia accredits installers.
  /CEC-accredited installer(?! ?[”"])/,
];

/** What a link's text says of the price tool that it leads to; any other text means the price itself. */
export const calculatorWords: Readonly<Record<string, RegExp>> = {
  quote: /fair|(check|have) a quote|quote check/i,
  vpp: /VPP|virtual power plant|check an offer/i,
  apartments: /apartments|owners corporation|your building/i,
  heating: /gas/i,
};
