import { costOf, type Purchase, paybackCosts } from "#content/cost.ts";
import { answerTo } from "#content/energy/cached-estimates.ts";
import type { EnergyInput, Hours, Operator, Period, Plan, Work } from "#content/energy/estimate.ts";
import { averageKmPerWeek, defaults, exampleHome } from "#content/energy/inputs/constants.ts";
import {
  dailyKwhFromBill,
  defaultOffer,
  feedIn,
  meanOffer,
  offerWithoutGst,
} from "#content/energy/tariffs/default-offer.ts";
import { overnightShare } from "#content/energy/year/use.ts";
import { azimuths, yieldAt } from "#content/energy/yield.ts";
import { rangeText, sizeText } from "#content/format.ts";
import { mapValues } from "#content/map-values.ts";
import { middayPower } from "#content/rules/announced.ts";
import type { Day } from "#content/rules/schedule.ts";
import { amount, choice, type Entered, type FieldDisplay, place } from "./fields.ts";
import type { Reader } from "./reader.ts";

const hourField = (label: string, event: string, display: Partial<FieldDisplay> = {}) =>
  amount({ label, hint: "Hour of the day, 0 to 24", ...display }, { noun: `the hour ${event}`, min: 0, max: 24 });
const rateSpec = { unit: "c/kWh", min: 0, max: 100 };
const fallbackNote = "For now we’ve used the default offer’s.";
const emptySizes = ["", "0"];
// Each hides a field: without a battery, without events, without cheap hours for charging, or without a second side.
const withBattery = { hiddenWhen: { battery: emptySizes } };
const withEvents = { hiddenWhen: { battery: emptySizes, vppevents: emptySizes } };
const withCheapHours = { hiddenWhen: { battery: emptySizes, gridcharge: ["auto", "never", "free"] } };
const otherSide = { hiddenWhen: { kw2: emptySizes } };
const yesNo = { options: { no: "No", yes: "Yes" }, default: "no" } as const;

const orientationNames = mapValues(azimuths, (_, name) => name);

const occupancyNames = {
  out: "Everyone out during the day",
  mixed: "Someone home part of the day",
  home: "Someone home all day",
} as const;

const shades = { none: "None", some: "Some: low trees", much: "A lot: tall trees" } as const;

/** The sizes of panels to choose from, in kW. Others are typed. */
export const usualPanelSizesKw = [0, 6.6, 8, 10, 13] as const;

/** The sizes of battery to choose from, in usable kWh. Others are typed. */
export const usualBatterySizesKwh = [0, 5, 10, 13.5, 20, 30] as const;

/** The noun, unit and limits of numbers that several calculators ask for. */
export const numberSpecs = {
  kw: { noun: "the panels’ size", unit: "kW", min: 0.5, max: 1000 },
  battery: { noun: "the battery’s usable size", unit: "kWh", min: 0, max: 100 },
  rate: { noun: "your usage rate", unit: "c/kWh", min: 1, max: 100 },
};

/** kW of a house's existing panels, if the visitor doesn't say. */
const usualExistingKw = 6.6;

/** The fields for a house's usage and its power plan. */
export const powerFields = {
  bill: amount(
    { label: "Quarterly bill ($)", hint: "GST included", default: String(exampleHome.bill) },
    { noun: "your quarterly bill", unit: "dollars", min: 1, max: 300_000 },
  ),
  use: amount(
    { label: "Or quarterly usage (kWh)", hint: "Used instead of the bill" },
    { noun: "your quarterly usage", unit: "kWh", min: 1, max: 1_000_000 },
  ),
  night: amount(
    { label: "Or overnight use (kWh)", hint: "From 5 pm to 8 am" },
    { noun: "your overnight use", unit: "kWh", min: 0.5, max: 200 },
  ),
  home: choice({ label: "Who is home during the day", full: true, options: occupancyNames, default: "mixed" }),
  heating: choice({ label: "Heating", options: { gas: "Not electric", electric: "Electric" }, default: "gas" }),
  water: amount(
    { label: "Hot water on a timer (kWh a day)", hint: "A heat pump for four people uses about 3" },
    { noun: "your hot water use", unit: "kWh a day", min: 0, max: 15 },
  ),
  waterpart: choice({
    label: "Hot water usage is",
    options: { included: "Included above", added: "Not included", controlled: "Controlled load" },
    default: "included",
    hiddenWhen: { water: emptySizes },
  }),
  waterfrom: hourField("Timer starts at", "the timer starts", { hiddenWhen: { water: emptySizes } }),
  controlled: amount(
    {
      label: "Controlled load (c/kWh)",
      hint: "From your bill",
      hiddenWhen: { water: emptySizes, waterpart: ["included", "added"] },
    },
    { noun: "the controlled load’s rate", ...rateSpec },
  ),
  ev: choice({
    label: "Electric car charging",
    options: {
      no: "No electric car",
      day: "From solar",
      midday: "11 am to 2 pm",
      night: "At night",
      arrival: "From 6 pm",
    },
    default: "no",
  }),
  km: amount(
    { label: "Car (km a week)", hint: `Leave blank and we’ll use ${averageKmPerWeek}`, hiddenWhen: { ev: ["no"] } },
    { noun: "the car’s weekly distance", unit: "km", min: 0, max: 1500, assumed: averageKmPerWeek },
  ),
  evdays: amount(
    {
      label: "Days a week the car is home",
      hint: `Leave blank and we’ll use ${defaults.car.homeDays}`,
      hiddenWhen: { ev: ["no"] },
    },
    { noun: "the number of days the car is home", min: 0, max: 7, whole: true },
  ),
  distributor: choice({
    label: "Network",
    hint: "We use this network’s default offer",
    options: { "": "Average of five", ...mapValues(defaultOffer, ({ name }) => name) },
    default: "",
  }),
  rate: amount(
    { label: "Usage rate (c/kWh)", hint: `On your bill, or we’ll use ${sizeText(meanOffer.usageCents)}` },
    { ...numberSpecs.rate, fallbackNote },
  ),
  supply: amount(
    { label: "Daily charge (c)", hint: `On your bill, or we’ll use ${sizeText(meanOffer.supplyCentsPerDay)}` },
    { noun: "the daily charge", unit: "c a day", min: 0, max: 300, fallbackNote },
  ),
  feedin: amount(
    { label: "Feed-in rate (c/kWh)", hint: `On your bill, or we’ll use ${feedIn.low} to ${feedIn.high}` },
    {
      noun: "the feed-in rate",
      unit: "c/kWh",
      min: 0,
      max: 60,
      fallbackNote: `For now we’ve used ${rangeText(feedIn.low, feedIn.high)} c/kWh.`,
    },
  ),
  feedin2: amount(
    { label: "Feed-in at other hours (c/kWh)", hint: "Often the evening", hiddenWhen: { feedin: [""] } },
    { noun: "this rate", ...rateSpec },
  ),
  feedin2from: hourField("From", "this rate starts", { hiddenWhen: { feedin: [""], feedin2: [""] } }),
  feedin2to: hourField("until", "this rate ends", { hiddenWhen: { feedin: [""], feedin2: [""] } }),
  midday: choice({ label: "Midday Power Saver", options: { no: "No", yes: "Yes, on this plan" }, default: "no" }),
  cap: amount(
    {
      label: "Daily cap on free power (kWh)",
      hint: "From the fact sheet; leave blank if there’s none",
      hiddenWhen: { midday: ["no"] },
    },
    { noun: "the daily cap", unit: "kWh", min: 0, max: 200 },
  ),
  peak: amount({ label: "Peak rate (c/kWh)", hint: "Only if your bill has one" }, { noun: "this rate", ...rateSpec }),
  peakfrom: hourField("Peak from", "this rate starts", { hiddenWhen: { peak: [""] } }),
  peakto: hourField("until", "this rate ends", { hiddenWhen: { peak: [""] } }),
  low: amount({ label: "Cheap rate (c/kWh)", hint: "Only if your bill has one" }, { noun: "this rate", ...rateSpec }),
  lowfrom: hourField("Cheap from", "this rate starts", { hiddenWhen: { low: [""] } }),
  lowto: hourField("until", "this rate ends", { hiddenWhen: { low: [""] } }),
  exportlimit: amount(
    {
      label: "Export limit (kW)",
      hint: `Usually ${defaults.tariff.exportLimitKw} on single phase, about ${defaults.tariff.exportLimitThreePhaseKw} on three-phase`,
    },
    { noun: "the export limit", unit: "kW", min: 0, max: 30 },
  ),
};

export const roofAndBatteryFields = {
  orientation: choice({ label: "The roof faces", options: orientationNames, default: "north" }),
  pitch: amount(
    { label: "Pitch (degrees)", hint: `Usually about ${defaults.face.pitch}` },
    { noun: "the roof’s pitch", unit: "degrees", min: 0, max: 60 },
  ),
  kw2: amount(
    { label: "Panels on another side (kW)", hint: "Leave blank if there are none" },
    { noun: "the size of the panels on the other side", unit: "kW", min: 0, max: 1000 },
  ),
  orientation2: choice({ label: "The other side faces", options: orientationNames, default: "west", ...otherSide }),
  pitch2: amount(
    { label: "Other side’s pitch (degrees)", ...otherSide },
    { noun: "the other side’s pitch", unit: "degrees", min: 0, max: 60 },
  ),
  shadeam: choice({ label: "Shade in the morning", options: shades, default: "none" }),
  shadepm: choice({ label: "Shade in the afternoon", options: shades, default: "none" }),
  existing: choice({
    label: "Existing panels",
    hint: "If they stay. For a battery alone, choose no panels above",
    ...yesNo,
  }),
  existingkw: amount(
    {
      label: "Their size (kW)",
      belongsTo: "Existing panels",
      hint: `Leave blank and we’ll use ${usualExistingKw}`,
      hiddenWhen: { existing: ["no"] },
    },
    { ...numberSpecs.kw, max: 100, assumed: usualExistingKw },
  ),
  batterykw: amount(
    { label: "Battery power (kW)", hint: `Leave blank and we’ll use ${defaults.battery.kw}`, ...withBattery },
    { noun: "the battery’s power", unit: "kW", min: 1, max: 30 },
  ),
  reserve: amount(
    {
      label: "Kept in reserve (%)",
      hint: `Leave blank and we’ll use ${defaults.battery.reserve * 100}`,
      ...withBattery,
    },
    { noun: "the reserve", unit: "%", min: 0, max: 90 },
  ),
  gridcharge: choice({
    label: "Charge it from the grid",
    options: { auto: "To suit your plan", never: "Never", free: "In free hours", cheap: "In cheap hours" },
    default: "auto",
    ...withBattery,
  }),
  cheapfrom: hourField("Cheap charging from", "cheap charging starts", withCheapHours),
  cheapto: hourField("until", "cheap charging ends", withCheapHours),
  vppyear: amount(
    { label: "Virtual power plant ($ a year)", hint: "From its contract", ...withBattery },
    { noun: "the yearly credit", unit: "dollars", min: 0, max: 5000 },
  ),
  vppevents: amount(
    { label: "Its events per year", ...withBattery },
    { noun: "the number of events a year", min: 0, max: 180, whole: true },
  ),
  vppkwh: amount(
    { label: "kWh per event", ...withEvents },
    { noun: "the energy per event", unit: "kWh", min: 0, max: 100 },
  ),
  vppcents: amount(
    { label: "Paid during events (c/kWh)", ...withEvents },
    { noun: "the rate paid during events", unit: "c/kWh", min: 0, max: 2000 },
  ),
  vppfrom: hourField("Events from", "events start", withEvents),
  vppto: hourField("until", "events end", withEvents),
  vppshare: amount(
    { label: "Operator’s share of the battery (%)", ...withEvents },
    { noun: "the operator’s share", unit: "%", min: 0, max: 100 },
  ),
};

/** Every field about a house. Each calculator takes those it needs, under these names. */
export const houseFields = {
  postcode: place({ hint: "Leave blank for Melbourne" }),
  ...powerFields,
  ...roofAndBatteryFields,
};

/** A house or a business in a calculator. Fields that the calculator doesn't have are assumed. */
export interface House extends Partial<Entered<typeof houseFields>> {
  /** kW of panels on the first side; undefined if only the usage is known. */
  kw: number | undefined;
  battery?: number | undefined;
  /** kWh on the average day, if it doesn't come from a bill or a quarter's use. */
  dailyKwh?: number | undefined;
  /** A business's week instead of a home's. Its rates and prices are before GST. */
  work?: Work;
}

export function ratesOf({ distributor, rate, supply, work }: House): { usageCents: number; supplyCentsPerDay: number } {
  const homeOffer = distributor ? defaultOffer[distributor] : meanOffer;
  const offer = work ? offerWithoutGst(homeOffer) : homeOffer;
  return { usageCents: rate ?? offer.usageCents, supplyCentsPerDay: supply ?? offer.supplyCentsPerDay };
}

/** kWh on the average day: as given, or else from the quarterly use, the overnight use or the quarterly bill, in this order. */
export function dailyKwhOf(house: House): number | undefined {
  const { dailyKwh, use, night, bill } = house;
  if (dailyKwh !== undefined) return dailyKwh;
  if (use !== undefined) return (use * 4) / 365;
  if (night !== undefined) return night / overnightShare(house.home ?? "mixed");
  const { usageCents, supplyCentsPerDay } = ratesOf(house);
  return bill === undefined ? undefined : dailyKwhFromBill(bill, usageCents, supplyCentsPerDay);
}

/** kW of panels on both sides. */
export function totalKw({ kw, kw2 = 0 }: House): number | undefined {
  return kw === undefined ? undefined : kw + kw2;
}

/** Adds problems that depend on several fields. */
export function checkHouse(house: House, { typedTexts, problems }: Reader): void {
  if (!typedTexts.use && !typedTexts.night && !typedTexts.bill)
    problems.bill ??= "Enter your quarterly bill in dollars or your usage in kWh; one is enough.";
  for (const rate of ["peak", "low", "feedin2"] as const) {
    const [from, to] = [`${rate}from`, `${rate}to`] as const;
    const hasHours = house[from] !== undefined && house[to] !== undefined;
    if (house[rate] !== undefined && !hasHours && !problems[from] && !problems[to])
      problems[rate] ??= "Enter its hours as well; they’re on your bill.";
  }
}

/** A rate and its hours. All three are on the bill, so we assume none of them. */
function periodOf(name: string, rate?: number, from?: number, to?: number): Period | undefined {
  const hours = hoursOf(from, to);
  return rate === undefined || !hours ? undefined : { name, rate, ...hours };
}

function hoursOf(from: number | undefined, to: number | undefined): Hours | undefined {
  return from === undefined || to === undefined ? undefined : { from, to };
}

export function periodsOf({ peak, peakfrom, peakto, low, lowfrom, lowto }: House): Period[] {
  return [periodOf("peak", peak, peakfrom, peakto), periodOf("low", low, lowfrom, lowto)].filter(
    (period) => period !== undefined,
  );
}

function planOf(house: House): Plan {
  const { feedin, feedin2, feedin2from, feedin2to, midday, cap, exportlimit, controlled, work } = house;
  const periods = periodsOf(house);
  const evening = periodOf("evening", feedin2, feedin2from, feedin2to);
  return {
    ...ratesOf(house),
    ...(periods.length > 0 && { periods }),
    ...(midday === "yes" && { free: { ...middayPower.free, cap } }),
    ...(evening ? { feedIn: { base: feedin ?? 0, periods: [evening] } } : { feedIn: feedin }),
    exportLimitKw: exportlimit ?? defaults.tariff[work ? "exportLimitThreePhaseKw" : "exportLimitKw"],
    controlledCents: controlled,
  };
}

/** Degrees above the horizon: to the top of a fence or low tree, and of a tall tree or a two-storey house beside the roof. */
const shadeDegrees = { none: 0, some: 15, much: 30 } as const;

/** The house as input for the simulation. If its usage isn't known, only the panels' output is right. */
export function energyInput(house: House): EnergyInput {
  const { postcode, kw, kw2 = 0, orientation = "north", orientation2 = "west", pitch, pitch2 } = house;
  const { shadeam = "none", shadepm = "none", battery = 0, midday, work } = house;
  const { factor, latitude, longitude } = yieldAt(postcode?.postcode);
  const faces = [
    { kw: kw ?? 0, azimuth: azimuths[orientation], pitch },
    ...(kw2 > 0 ? [{ kw: kw2, azimuth: azimuths[orientation2], pitch: pitch2 }] : []),
  ];
  const plan = planOf(house);
  const dailyKwh = dailyKwhOf(house) ?? 0;
  return {
    place: factor === 1 ? undefined : { factor, latitude, longitude },
    panels: kw ? { faces, shade: { east: shadeDegrees[shadeam], west: shadeDegrees[shadepm] } } : undefined,
    load: work ? { dailyKwh, work } : { dailyKwh, occupancy: house.home ?? "mixed", heating: house.heating ?? "gas" },
    hotWater: house.water
      ? { dailyKwh: house.water, counted: house.waterpart ?? "included", from: house.waterfrom }
      : undefined,
    car: carOf(house),
    battery: battery > 0 ? { kwh: battery, ...batteryOptions(house) } : undefined,
    plan,
    // Today's plan has no free hours, so that the saving includes what they are worth.
    planNow: midday === "yes" ? { ...plan, free: undefined } : undefined,
    vpp: battery > 0 ? operatorOf(house) : undefined,
  };
}

function carOf({ ev = "no", km, evdays }: House): EnergyInput["car"] {
  if (ev === "no") return undefined;
  return { kmPerWeek: km ?? averageKmPerWeek, charge: ev === "day" ? "solar" : ev, homeDays: evdays };
}

/** Unless the visitor chooses otherwise, a battery charges from the grid only in a plan's free hours. */
export function batteryOptions({ batterykw, reserve, gridcharge = "auto", cheapfrom, cheapto, midday }: House) {
  return {
    kw: batterykw,
    reserve: reserve === undefined ? undefined : reserve / 100,
    gridCharge: gridcharge !== "auto" ? gridcharge : midday === "yes" ? ("free" as const) : ("never" as const),
    cheap: hoursOf(cheapfrom, cheapto),
  };
}

/** An operator's contract as typed. */
function operatorOf({ vppyear, vppevents, vppkwh, vppcents, vppfrom, vppto, vppshare }: House): Operator | undefined {
  const operator = {
    yearlyDollars: vppyear,
    events: vppevents,
    kwhPerEvent: vppkwh,
    centsPerKwh: vppcents,
    from: vppfrom,
    to: vppto,
    reservedShare: vppshare === undefined ? undefined : vppshare / 100,
  };
  return Object.values(operator).some((value) => value !== undefined) ? operator : undefined;
}

/** The engine's answer for a house, with the price of its panels and battery on a day. */
export function houseAnswer(house: House, purchase: Purchase, day: Day) {
  const cost = costOf(
    { kw: totalKw(house) ?? 0, batteryKwh: house.battery ?? 0, zone: house.postcode?.zone, ...purchase },
    day,
  );
  return { answer: answerTo(energyInput(house), paybackCosts(cost)), cost };
}
