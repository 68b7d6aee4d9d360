import { expect, test } from "vitest";
import { money } from "#content/format.ts";
import { claims, prices } from "#content/prices.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const from = (id: keyof typeof claims.from) => money(claims.from[id].dollars);

/** What the specification quotes, page by page. A hyphen may be printed as an en dash or a minus. */
const phrases: Record<string, readonly string[]> = {
  "/residential": [
    "STCs",
    "$2,000-$4,000",
    "Up to $1,400 off panels, plus an interest-free loan",
    "Smart Saver",
    `from ${from("smart-saver")}`,
    "6.6kW",
    `up to ${money(claims.savesUpTo["smart-saver"].dollars)} a year`,
    "Night Optimiser",
    "Most Popular",
    `from ${from("night-optimiser")}`,
    "8kW + 10kWh",
    `up to ${money(claims.savesUpTo["night-optimiser"].dollars)} a year`,
    "All-Electric Home",
    `from ${from("all-electric-home")}`,
    "10kW + 15kWh",
    `up to ${money(claims.savesUpTo["all-electric-home"].dollars)} a year`,
    "5-8 years",
    "System, 30 years",
    "25-30 years",
    "Our workmanship, 10 years",
  ],
  "/commercial": [
    "30-70%",
    "5-7 years",
    "STCs",
    "$15,000-$50,000",
    "Feed-in tariffs",
    "4¢/kWh",
    "3-10¢/kWh",
    "Cash",
    "Green business loans",
    "Operating leases",
    "PPAs",
    "Schedule Site Visit",
    "Schools",
    "Aged care",
    "Strata",
    "Community buildings",
    "up to $2,800",
    "$140,000",
    "10 kW 30 kW 50 kW",
    `Price before GST ${prices.commercial.map(({ typical }) => money(typical)).join(" ")}`,
    "We are not a lender",
  ],
  "/about": [
    "$5M",
    "public liability insurance",
    "10 years",
    "30 days",
    "24 hours",
    "Design",
    "Installation",
    "Connection and paperwork",
    "Solar Accreditation Australia",
    "New Energy Tech Consumer Code",
    "Registered electrical contractor",
    "quality promise",
    "Request a Callback",
  ],
  "/solar-batteries": [
    "Essential",
    "10-20 kWh",
    `from ${from("essential")}`,
    "8-12 h",
    "Home",
    "20-30 kWh",
    `from ${from("home")}`,
    "12-24 h",
    "Extended",
    "30 kWh",
    `from ${from("extended")}`,
    "24+ h",
    "Most Popular",
    "Five brands",
    "Battery warranty 10 years (6000+ cycles)",
    "up to $15,000",
    "about 30%",
    "5-100 kWh",
    "up to 50 kWh",
    "$150-$450 per year",
    "How it works",
  ],
  "/hot-water": [
    `from ${from("heat-pump")}`,
    "65% less energy",
    "300-500% efficient",
    "5-year warranty",
    "-10°C",
    "10-15 years",
    "4-6 hours",
    "From gas",
    "From electric",
    "up to $1,400",
    "1 January 2027",
    "1 March 2027",
  ],
  "/aircon-rebate": [
    "Victorian Energy Upgrades",
    "up to $7,000",
    "Ducted",
    "Multi-head",
    "up to 5 indoor units",
    "$200",
    "$1,000",
    "$3,000",
  ],
  "/rebates-and-finance": [
    "Available Now",
    "Check Eligibility",
    "$2,000-$15,000",
    "up to $1,400 plus interest-free loan",
    "up to $7,000",
    "up to $1,400",
    "4¢/kWh",
    "3-10¢/kWh",
    "We are not a lender.",
    "up to $2,800 an apartment",
    "$140,000",
  ],
  "/faq": [
    "Rebates & Finance",
    "Installation & Technical",
    "Solar & Battery Systems",
    "Service & Maintenance",
    "Need More Help",
    "Call",
    "1300 975 707",
    "Get Quote",
    "Technical support",
    "support@wattlebird.example",
    "take you to other websites",
  ],
  "/privacy": ["12 months", "Australian Privacy Principles", "overseas", "1300 363 992"],
  "/terms": [
    "Quotes fixed for 30 days",
    "minimum one year",
    "10 business days",
    "30 years",
    "25-30 years",
    "10 years",
    "6000+ cycles",
    "5-year",
    "$5M",
    "guarantees that cannot be excluded under the Australian Consumer Law",
  ],
  "/consent": [
    "Consent is valid 12 months",
    "In writing",
    "By phone",
    "Using the link in every confirmation",
    "1300 975 707",
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
    "Same day",
    "2-5 days",
    "Near regional, within 100 km",
    "1-2 weeks",
    "Remote regional",
  ],
};

const site = await sharedSite();

test.each(Object.entries(phrases))("%s says what the specification quotes", async (path, quoted) => {
  const answer = await site.ask(path);
  expect(answer.status).toBe(200);
  const said = textOf(await answer.text()).toLowerCase();
  expect(quoted.filter((phrase) => !said.includes(phrase.toLowerCase()))).toEqual([]);
});

/** The text of `<main>` as it is read out, without the marks of its notes. */
function textOf(page: string): string {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(page)?.[1] ?? "";
  return main
    .replaceAll(/<sup[\s\S]*?<\/sup>/g, "")
    .replaceAll(/<!--.*?-->|<\/?(a|b|em|span|strong|wbr)(\s[^>]*)?\/?>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(" (under review)", "")
    .replaceAll("&amp;", "&")
    .replaceAll(/&#x27;|’/g, "'")
    .replaceAll(/[–−]/g, "-")
    .replaceAll(/\s+/g, " ");
}
