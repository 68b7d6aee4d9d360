import { claimOn, type FigureId, figure, fixedValue, isUnderReview } from "#content/figures/index.ts";
import { textOn } from "#content/figures/records/record.ts";
import { capitalised, money } from "#content/format.ts";
import { prices } from "#content/prices.ts";
import { type ServiceId, serviceName } from "#content/request/services/services.ts";
import { plannedInWords } from "#content/rules/changes.ts";
import type { Day } from "#content/rules/schedule.ts";

const { split, ducted } = prices.airConditioning;
const aircon = `Costs about ${money(split.typical)} for one room to ${money(ducted.typical)} for ducted, before the state discount.`;

const offers: Readonly<Record<ServiceId, (day: Day) => readonly string[]>> = {
  "solar-panels": (day) => [
    priceOf("smart-saver-price", day, `${fixedValue("smart-saver-size").replace("kW", " kW")} costs`),
    planOn("smart-saver-saving", day, "Saves"),
  ],
  "solar-battery": (day) => [
    priceOf("tier-essential-price", day, "Costs"),
    planOn("tier-essential-runtime", day, "In a blackout it lasts"),
  ],
  "heat-pump": (day) => [priceOf("heat-pump-price", day, "Costs"), planOn("heat-pump-energy-saving", day, "Uses")],
  "aircon-rebate": () => [aircon],
  "commercial-solar": (day) => [
    planOn("example-30kw-price", day, "30 kW costs"),
    planOn("commercial-cost-reduction", day),
  ],
  "vpp-eligibility": (day) => [planOn("vpp-earnings", day, "Joining one has been worth")],
};

/** What a service costs and saves, as sentences: the figures to plan on, each with its condition. */
export function offerOf(service: ServiceId, day: Day): string {
  return offers[service](day).join(" ");
}

/** The same for several services, by name, and until when the prices hold. */
export function offersOf(services: readonly ServiceId[], day: Day): (readonly [name: string, offer: string])[] {
  return [
    ...services.map((id) => [serviceName(id), offerOf(id, day)] as const),
    ["Prices apply", `If we install ${plannedInWords(day)}.`],
  ];
}

function planOn(id: FigureId, day: Day, verb?: string): string {
  const { today } = figure(id);
  const value = today?.value(day) ?? "";
  const label = textOn(today?.label ?? "", day);
  const review = isUnderReview(figure(id), day) ? " (under review)" : "";
  const other = today?.other?.(day);
  return `${capitalised(verb ? `${verb} ${value}` : value)} ${label}${review}${other ? `, or ${other}` : ""}.`;
}

/** The same for a price, and the least that the offer can cost. */
function priceOf(id: FigureId, day: Day, verb: string): string {
  return `${planOn(id, day, verb)} ${claimOn(id, day)}`;
}
