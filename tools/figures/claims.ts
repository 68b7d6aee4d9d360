import { type FigureId, figure, fixedValue, isUnderReview, todayOf } from "#content/figures/index.ts";
import { longDate } from "#content/format.ts";
import type { Day } from "#content/rules/schedule.ts";

/** What the specification claims: its words, the page that says them, and the record. Dashes as plain ones. */
export const claims: readonly (readonly [words: string, page: string, id: FigureId])[] = [
  ["up to $1,400", "/hot-water", "hot-water-rebate-max"],
  ["up to $7,000", "/aircon-rebate", "aircon-rebate-max"],
  ["up to $1,400 plus interest-free loan", "/rebates-and-finance", "solar-rebate-max"],
  ["$2,000-$4,000", "/residential", "stc-residential-range"],
  ["$2,000-$15,000", "/rebates-and-finance", "stc-range"],
  ["$15,000-$50,000", "/commercial", "stc-commercial-range"],
  ["up to $15,000", "/solar-batteries", "battery-rebate-max"],
  ["about 30%", "/solar-batteries", "battery-discount-share"],
  ["5-100 kWh", "/solar-batteries", "battery-eligible-size"],
  ["up to 50 kWh", "/solar-batteries", "battery-credited-size"],
  [`from ${fixedValue("smart-saver-price")}`, "/residential", "smart-saver-price"],
  ["6.6kW", "/residential", "smart-saver-size"],
  [`up to ${fixedValue("smart-saver-saving")}`, "/residential", "smart-saver-saving"],
  [`from ${fixedValue("night-optimiser-price")}`, "/residential", "night-optimiser-price"],
  ["8kW + 10kWh", "/residential", "night-optimiser-size"],
  [`up to ${fixedValue("night-optimiser-saving")}`, "/residential", "night-optimiser-saving"],
  [`from ${fixedValue("all-electric-home-price")}`, "/residential", "all-electric-home-price"],
  ["10kW + 15kWh", "/residential", "all-electric-home-size"],
  [`up to ${fixedValue("all-electric-home-saving")}`, "/residential", "all-electric-home-saving"],
  ["10-20 kWh", "/solar-batteries", "tier-essential-size"],
  [`from ${fixedValue("tier-essential-price")}`, "/solar-batteries", "tier-essential-price"],
  ["8-12 h", "/solar-batteries", "tier-essential-runtime"],
  ["20-30 kWh", "/solar-batteries", "tier-home-size"],
  [`from ${fixedValue("tier-home-price")}`, "/solar-batteries", "tier-home-price"],
  ["12-24 h", "/solar-batteries", "tier-home-runtime"],
  ["30 kWh", "/solar-batteries", "tier-extended-size"],
  [`from ${fixedValue("tier-extended-price")}`, "/solar-batteries", "tier-extended-price"],
  ["24+ h", "/solar-batteries", "tier-extended-runtime"],
  ["10 years", "/solar-batteries", "battery-warranty"],
  ["6000+ cycles", "/solar-batteries", "battery-cycles"],
  [`from ${fixedValue("heat-pump-price")}`, "/hot-water", "heat-pump-price"],
  ["65% less energy", "/hot-water", "heat-pump-energy-saving"],
  ["300-500% efficient", "/hot-water", "heat-pump-efficiency"],
  ["5-year warranty", "/hot-water", "heat-pump-warranty"],
  ["-10°C", "/hot-water", "heat-pump-lowest-air"],
  ["10-15 years", "/hot-water", "heat-pump-life"],
  ["4-6 hours", "/hot-water", "heat-pump-install"],
  ["30 years", "/residential", "system-warranty"],
  ["25-30 years", "/residential", "panel-performance-warranty"],
  ["10 years", "/residential", "workmanship-warranty"],
  ["minimum one year", "/terms", "terms-warranty"],
  ["$5M", "/about", "public-liability"],
  ["5-8 years", "/residential", "payback-residential"],
  ["5-7 years", "/commercial", "payback-commercial"],
  ["30-70%", "/commercial", "commercial-cost-reduction"],
  ["4¢/kWh", "/rebates-and-finance", "feed-in-flat"],
  ["3-10¢/kWh", "/rebates-and-finance", "feed-in-varying"],
  ["4-6¢", "/rebates-and-finance", "feed-in-cited"],
  ["over 20¢", "/rebates-and-finance", "feed-in-2018"],
  ["about 5¢", "/rebates-and-finance", "feed-in-after-fall"],
  ["up to $2,800", "/rebates-and-finance", "solar-for-apartments-cap"],
  ["$140,000", "/rebates-and-finance", "solar-for-apartments-building-cap"],
  ["5 kW", "/faq", "export-limit-single"],
  ["15 kW", "/faq", "export-limit-three"],
  ["5 years", "/faq", "safety-test-interval"],
  ["$150-$450", "/solar-batteries", "vpp-earnings"],
  ["$900-$1,200", "/blog/battery-worth-it-2025", "battery-price-claim"],
  [fixedValue("example-10kw-price"), "/commercial", "example-10kw-price"],
  [fixedValue("example-30kw-price"), "/commercial", "example-30kw-price"],
  [fixedValue("example-50kw-price"), "/commercial", "example-50kw-price"],
  ["24 hours", "/contact", "request-reply"],
  ["4 hours", "/contact", "email-reply"],
  ["30 days", "/contact", "quote-validity"],
  ["45-60 min", "/contact", "assessment-duration"],
  ["12 months", "/consent", "consent-duration"],
  ["within 40 km", "/service-areas", "metro-radius"],
  ["within 100 km", "/service-areas", "near-regional-radius"],
  ["up to 5 indoor units", "/aircon-rebate", "multi-head-units"],
];

const test = "tests/worker/claims.test.ts";

/** A Markdown table: each claim, the page that says it, and the figure to plan on that stands before it there. */
export function claimsTable(today: Day, other: Day | undefined): string {
  const days = other === undefined ? [today] : [today, other];
  const beside = (id: FigureId, day: Day) =>
    `${todayOf(id, day)?.value ?? "the same"}${isUnderReview(figure(id), day) ? " (under review)" : ""}`;
  const rows = claims.map(([words, page, id]) => [words, page, ...days.map((day) => beside(id, day)), id]);
  return [
    row(["Claim", "Page", ...days.map((day) => `Before it on ${longDate(day)}`), "Record"]),
    row(Array.from({ length: days.length + 3 }, () => "---")),
    ...rows.map(row),
    `\n${rows.length} figures. ${test} finds each on its page, after what is in the third column.`,
  ].join("\n");
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
