// What a customer pays, from the price list and the rules of a day. Typical prices come from here;
// `offers/from-prices.ts` has the "from" prices.
import { type AirConditioningSize, type PriceList, type PriceRange, prices } from "./prices.ts";
import { batteryCertificates } from "./rules/battery-certificates.ts";
import { certificatePrice } from "./rules/certificate-price.ts";
import { withoutGst } from "./rules/gst.ts";
import { heatPumpCertificates, typicalRegisteredCount } from "./rules/heat-pump-certificates.ts";
import { type Day, yearOfDay } from "./rules/schedule.ts";
import { solarCertificates } from "./rules/solar-certificates.ts";
import { hotWaterRebate, incomeCapOn, panelsRebate } from "./rules/solar-homes.ts";
import { melbourneZone, type Zone } from "./rules/zones.ts";

/** What is bought, where and by whom. */
export interface Purchase {
  kw?: number;
  /** Usable kWh. */
  batteryKwh?: number;
  heatPump?: "imported" | "local" | undefined;
  airConditioner?: AirConditioningSize | undefined;
  /** Melbourne's zone by default. */
  zone?: Zone | undefined;
  /** Dollars for one certificate. */
  certificatePrice?: number | undefined;
  /** A business reclaims its GST and gets no rebate from the state. */
  buyer?: "home" | "business";
  /** Dollars for panels and battery before any discount, if a quote says so. A business's price is before GST. */
  knownPrice?: number | undefined;
  /** Dollars for a heat pump before any discount, if a quote says so. */
  knownHeatPumpPrice?: number | undefined;
  /** Panels are on the roof already, so a battery alone earns certificates, and new panels get no rebate. */
  panelsAlready?: boolean;
  household?: Household;
}

interface Household {
  /** Undefined if the visitor hasn't said. */
  underIncomeCap?: boolean | undefined;
  owner?: boolean;
}

/** Whether Solar Homes reduces the price: certainly, only for households it accepts, or not at all. */
export type RebateStatus =
  | "counted"
  | "if-eligible"
  | "over-income-cap"
  | "renter"
  | "not-bought"
  | "has-panels"
  | "business"
  | "unknown";

/** One part of a purchase, in dollars. The customer pays the price minus certificates minus rebate. */
interface PartCost {
  price: PriceRange;
  certificates: { count: number; value: number };
  rebate: { amount: number; status: RebateStatus };
  pay: PriceRange;
  withoutRebate: PriceRange;
}

export interface Cost extends Omit<PartCost, "rebate"> {
  panels: PartCost;
  battery: PartCost;
  heatPump: PartCost;
  airConditioner: PartCost;
}

export interface CostLine {
  part: PartName;
  kind: "price" | "certificates" | "rebate";
  /** How many certificates, if the line is about them. */
  count?: number;
  /** Negative for a discount. */
  amount: PriceRange;
}

type PartName = (typeof partNames)[number];

const partNames = ["panels", "battery", "heatPump", "airConditioner"] as const;

/**
 * What a purchase costs after certificates and rebates, if it is installed on a day. The low and typical cost include the state's
 * rebate if the household can get it; the high cost only if the household said that it qualifies. `withoutRebate` is the same
 * purchase without it. The discount of Victorian Energy Upgrades floats with the market, so a quote states it and it isn't counted
 * here.
 */
export function costOf(purchase: Purchase, day: Day, priceList: PriceList = prices): Cost {
  const { kw = 0, batteryKwh = 0, heatPump, airConditioner, zone = melbourneZone, panelsAlready = false } = purchase;
  const { certificatePrice: pricePerCertificate = certificatePrice.assumed } = purchase;
  const year = yearOfDay(day);
  const [panelsPriced, batteryPriced] = pricesOf(purchase, priceList);
  const { knownHeatPumpPrice } = purchase;
  const partCost = partCostAt(pricePerCertificate);
  const parts: Record<PartName, PartCost> = {
    panels: partCost(panelsPriced, solarCertificates(kw, zone, year), panelsStatus(purchase, day), (remaining) =>
      panelsRebate(remaining, day),
    ),
    battery: partCost(batteryPriced, kw > 0 || panelsAlready ? batteryCertificates(batteryKwh, day) : 0),
    heatPump: heatPump
      ? partCost(
          knownHeatPumpPrice === undefined ? priceList.heatPump : rangeAround(knownHeatPumpPrice, 0),
          heatPumpCertificates(typicalRegisteredCount, year),
          householdStatus(purchase, day),
          (remaining) => hotWaterRebate(remaining, heatPump === "local", day),
        )
      : notBought,
    airConditioner: airConditioner ? partCost(total([priceList.airConditioning[airConditioner]]), 0) : notBought,
  };
  const allParts = partNames.map((name) => parts[name]);
  return {
    ...parts,
    price: total(allParts.map(({ price }) => price)),
    certificates: {
      count: sum(allParts.map(({ certificates }) => certificates.count)),
      value: sum(allParts.map(({ certificates }) => certificates.value)),
    },
    pay: total(allParts.map(({ pay }) => pay)),
    withoutRebate: total(allParts.map(({ withoutRebate }) => withoutRebate)),
  };
}

/** Each part's price, followed by its discounts, as in a quote. Every column adds up to what is paid. */
export function costLines(cost: Cost): CostLine[] {
  return partNames.flatMap((name) => linesOf(name, cost[name]));
}

/** What each part has to earn back. Without the panels bought with it, a battery would earn no certificates. */
export function paybackCosts({ panels, battery }: Pick<Cost, "panels" | "battery">) {
  const batteryAlone = panels.price.typical > 0 ? battery.price : battery.pay;
  return { panels: panels.pay, battery: battery.pay, batteryAlone };
}

export function panelsPrice(kw: number, { panels }: PriceList = prices): PriceRange {
  return rangeAround(kw > 0 ? panels.base + panels.perKw * kw : 0, panels.spread);
}

export function batteryPrice(batteryKwh: number, { batteryPerKwh }: PriceList = prices): PriceRange {
  return rangeOf((level) => batteryPerKwh[level] * batteryKwh);
}

/** Before GST. Interpolates linearly between listed sizes; outside them, scales the nearest price by kW. */
export function commercialPrice(kw: number, { commercial, panels }: PriceList = prices): PriceRange {
  const index = commercial.findIndex((size) => size.kw >= kw);
  const [smallerSize, largerSize] = [commercial[index - 1], commercial[index]];
  const nearestSize = largerSize ?? commercial.at(-1) ?? commercial[0];
  const typical =
    smallerSize && largerSize
      ? smallerSize.typical +
        ((largerSize.typical - smallerSize.typical) * (kw - smallerSize.kw)) / (largerSize.kw - smallerSize.kw)
      : (nearestSize.typical / nearestSize.kw) * kw;
  return rangeAround(typical, panels.spread);
}

/** The prices of panels and battery. A quote's single price for both is split in the proportion of our own prices. */
function pricesOf(
  { kw = 0, batteryKwh = 0, buyer, knownPrice }: Purchase,
  priceList: PriceList,
): [PriceRange, PriceRange] {
  const isBusiness = buyer === "business";
  const panels = isBusiness ? commercialPrice(kw, priceList) : panelsPrice(kw, priceList);
  const withGst = batteryPrice(batteryKwh, priceList);
  const batteries = isBusiness ? rangeOf((level) => withoutGst({ dollars: withGst[level], gst: "inc" })) : withGst;
  const typical = panels.typical + batteries.typical;
  if (knownPrice === undefined || typical === 0) return [panels, batteries];
  const share = panels.typical / typical;
  return [rangeAround(knownPrice * share, 0), rangeAround(knownPrice * (1 - share), 0)];
}

/** Makes the function that takes certificates, at this many dollars each, and the rebate off a part's price. */
function partCostAt(certificateDollars: number) {
  return (
    price: PriceRange,
    count: number,
    status: RebateStatus = "not-bought",
    rebateOn: (remaining: number) => number = () => 0,
  ): PartCost => {
    const isRebatePossible = status === "counted" || status === "if-eligible";
    const discount = count * certificateDollars;
    const rebate = (dollars: number) => (isRebatePossible ? rebateOn(dollars - discount) : 0);
    // Clamped after every discount.
    const payable = (dollars: number, rebated: number) => Math.max(0, dollars - discount - rebated);
    const withRebate = rangeOf((level) => payable(price[level], rebate(price[level])));
    const withoutRebate = rangeOf((level) => payable(price[level], 0));
    return {
      price,
      certificates: { count, value: discount },
      rebate: { amount: rebate(price.typical), status },
      pay: { ...withRebate, high: status === "counted" ? withRebate.high : withoutRebate.high },
      withoutRebate,
    };
  };
}

function panelsStatus(purchase: Purchase, day: Day): RebateStatus {
  if (!purchase.kw) return "not-bought";
  if (purchase.panelsAlready) return "has-panels";
  return householdStatus(purchase, day);
}

function householdStatus({ buyer, household = {} }: Purchase, day: Day): RebateStatus {
  if (buyer === "business") return "business";
  if (incomeCapOn(day) === undefined) return "unknown";
  if (household.owner === false) return "renter";
  if (household.underIncomeCap === false) return "over-income-cap";
  return household.underIncomeCap ? "counted" : "if-eligible";
}

function linesOf(part: PartName, { price, certificates, pay, withoutRebate }: PartCost): CostLine[] {
  const lines: CostLine[] = [
    { part, kind: "price", amount: price },
    {
      part,
      kind: "certificates",
      count: certificates.count,
      amount: rangeOf((level) => withoutRebate[level] - price[level]),
    },
    { part, kind: "rebate", amount: rangeOf((level) => pay[level] - withoutRebate[level]) },
  ];
  return lines.filter(({ amount }) => amount.low !== 0 || amount.typical !== 0 || amount.high !== 0);
}

const zero: PriceRange = { low: 0, typical: 0, high: 0 };
const notBought: PartCost = {
  price: zero,
  certificates: { count: 0, value: 0 },
  rebate: { amount: 0, status: "not-bought" },
  pay: zero,
  withoutRebate: zero,
};

function rangeAround(typical: number, spread: number): PriceRange {
  return { low: typical * (1 - spread), typical, high: typical * (1 + spread) };
}

/** A range whose low, typical and high price come from a function. */
function rangeOf(dollars: (level: keyof PriceRange) => number): PriceRange {
  return { low: dollars("low"), typical: dollars("typical"), high: dollars("high") };
}

function total(ranges: readonly PriceRange[]): PriceRange {
  return rangeOf((level) => sum(ranges.map((range) => range[level])));
}

function sum(values: readonly number[]): number {
  return values.reduce((added, value) => added + value, 0);
}
