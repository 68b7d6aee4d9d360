import { batteryPrice, type Price, panelsPrice } from "#content/energy/prices/prices.ts";
import { batteryCertificates } from "#content/rules/battery-certificates.ts";
import type { Day } from "#content/rules/schedule.ts";
import { solarCertificates } from "#content/rules/solar-certificates.ts";
import { incomeCapOn, panelsRebate } from "#content/rules/solar-homes.ts";
import type { Zone } from "#content/rules/zones.ts";

/** Three figures of one thing: the low end, the one we assume, and the high end. */
type Range = Price;

/** What is bought, where, when and by whom. */
export interface Purchase {
  kw: number;
  /** Usable kWh. */
  battery: number;
  /** Whether panels are on the roof already: a battery earns certificates only with panels. */
  panelsAlready: boolean;
  zone: Zone;
  day: Day;
  /** Dollars for one certificate. */
  certificatePrice: number;
  /** Dollars for everything before discounts, where the visitor knows it. */
  knownPrice: number | undefined;
  household: Household;
}

interface Household {
  /** Undefined where the visitor hasn't said. */
  underIncomeCap: boolean | undefined;
  owner: boolean;
}

/** Whether the Solar Homes rebate comes off: for everyone asked about, for some of them, or not at all. */
export type RebateStatus =
  | "counted"
  | "if-eligible"
  | "no-income"
  | "no-renter"
  | "no-panels"
  | "has-panels"
  | "unknown";

export interface Cost {
  price: Range;
  certificates: { panels: number; battery: number; value: number };
  rebate: { amount: number; status: RebateStatus };
  /** Price less certificates less the rebate. The high end leaves the rebate out unless the visitor said they qualify. */
  pay: Range;
  /** What each part costs after its own discounts, for the payback of each part. */
  parts: { panels: Range; battery: Range; batteryAlone: Range };
}

export function costOf(purchase: Purchase): Cost {
  const { kw, battery, zone, day, certificatePrice, panelsAlready } = purchase;
  const [panels, stored] = prices(purchase);
  const ofPanels = solarCertificates(kw, zone, Number(day.slice(0, 4)));
  const ofBattery = kw > 0 || panelsAlready ? batteryCertificates(battery, day) : 0;
  const status = rebateStatus(purchase);
  const rebateFrom = (price: number) => panelsRebate(price - ofPanels * certificatePrice, day);
  const possible = status === "counted" || status === "if-eligible";
  const panelsAfter = mapRange(panels, (price, end) => {
    const rebate = possible && (end !== "high" || status === "counted") ? rebateFrom(price) : 0;
    return price - ofPanels * certificatePrice - rebate;
  });
  const batteryAfter = mapRange(stored, (price) => price - ofBattery * certificatePrice);
  return {
    price: addRanges(panels, stored),
    certificates: { panels: ofPanels, battery: ofBattery, value: (ofPanels + ofBattery) * certificatePrice },
    rebate: { amount: possible ? rebateFrom(panels.assumed) : 0, status },
    pay: addRanges(panelsAfter, batteryAfter),
    parts: { panels: panelsAfter, battery: batteryAfter, batteryAlone: stored },
  };
}

/** The price of panels and of the battery. A price for both together is split as our assumed prices are. */
function prices({ kw, battery, knownPrice }: Purchase): [panels: Range, battery: Range] {
  const panels = panelsPrice(kw);
  const stored = batteryPrice(battery);
  const assumed = panels.assumed + stored.assumed;
  if (knownPrice === undefined || assumed === 0) return [panels, stored];
  const share = panels.assumed / assumed;
  return [same(knownPrice * share), same(knownPrice * (1 - share))];
}

function rebateStatus({ kw, panelsAlready, day, household }: Purchase): RebateStatus {
  if (kw === 0) return "no-panels";
  if (panelsAlready) return "has-panels";
  if (incomeCapOn(day) === undefined) return "unknown";
  if (!household.owner) return "no-renter";
  if (household.underIncomeCap === false) return "no-income";
  return household.underIncomeCap ? "counted" : "if-eligible";
}

function mapRange(range: Range, change: (value: number, end: keyof Range) => number): Range {
  return {
    low: change(range.low, "low"),
    assumed: change(range.assumed, "assumed"),
    high: change(range.high, "high"),
  };
}

function addRanges(one: Range, other: Range): Range {
  return mapRange(one, (value, end) => value + other[end]);
}

function same(value: number): Range {
  return { low: value, assumed: value, high: value };
}
