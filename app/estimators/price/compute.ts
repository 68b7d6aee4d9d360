import { type Cost, costOf, type Purchase, paybackCosts } from "#content/cost.ts";
import { appliances } from "#content/energy/batteries.ts";
import { answerTo, type EnergyAnswer } from "#content/energy/cached-estimates.ts";
import type { Part } from "#content/energy/estimate.ts";
import { exampleHome } from "#content/energy/inputs/constants.ts";
import { paybacksOf } from "#content/energy/money/payback.ts";
import { spanOf } from "#content/energy/money/savings.ts";
import {
  kwhSizeText,
  kwText,
  longDate,
  moneyRangeText,
  moneyText,
  numberText,
  percentText,
  roundToTens,
} from "#content/format.ts";
import { mapValues } from "#content/map-values.ts";
import { addDays } from "#content/melbourne.ts";
import { minimumPayment } from "#content/offers/air-conditioning.ts";
import { riseAfter, riseText } from "#content/offers/next-rise.ts";
import { type AirConditioningSize, type PriceRange, prices } from "#content/prices.ts";
import { creditedUsableKwh, taper } from "#content/rules/battery-certificates.ts";
import { plannedInstallationDay } from "#content/rules/changes.ts";
import type { Day } from "#content/rules/schedule.ts";
import { deemingYears, maxCertifiedKw, zoneRatings } from "#content/rules/solar-certificates.ts";
import { solarHomes } from "#content/rules/solar-homes.ts";
import { hotWaterCopayment } from "#content/rules/victorian-energy-upgrades.ts";
import type { Zone } from "#content/rules/zones.ts";
import { type ArithmeticLine, compact } from "../estimate-lines.ts";
import { amount, choice, type Entered, multipleChoice, sizeChoice } from "../fields.ts";
import {
  dailyKwhOf,
  energyInput,
  type House,
  houseFields,
  numberSpecs,
  totalKw,
  usualBatterySizesKwh,
  usualPanelSizesKw,
} from "../house.ts";
import {
  householdFields,
  householdOn,
  installationDateOf,
  installedFields,
  rebateConditionText,
} from "../programs/household.ts";

const { income, owner, stc } = householdFields;

export const fields = {
  kw: sizeChoice(
    {
      label: "Panels (kW)",
      hint: "15 panels make 6.6 kW",
      buttonSizes: usualPanelSizesKw,
      default: String(exampleHome.kw),
      messageIfEmpty: `Choose a size, or none. For now we’ve used ${exampleHome.kw} kW.`,
    },
    { ...numberSpecs.kw, min: 0, max: 100, assumed: exampleHome.kw },
  ),
  battery: sizeChoice(
    {
      label: "Battery (kWh)",
      hint: "usable",
      buttonSizes: usualBatterySizesKwh,
      default: String(exampleHome.battery),
      messageIfEmpty: `Choose a size, or none. For now we’ve used ${exampleHome.battery} kWh.`,
    },
    { ...numberSpecs.battery, assumed: exampleHome.battery },
  ),
  ...houseFields,
  backup: multipleChoice({
    label: "In a blackout, keep these running",
    options: mapValues(appliances, ({ name }) => name),
    hiddenWhen: { battery: ["", "0"] },
  }),
  hours: amount(
    { label: "For how many hours", hint: "1 to 72", default: "12", hiddenWhen: { battery: ["", "0"] } },
    { noun: "the hours of backup", min: 1, max: 72, assumed: 12 },
  ),
  hotwater: choice({
    label: "Heat pump hot water",
    hint: "To replace an old hot water system",
    options: { no: "No", yes: "Yes", local: "Yes, locally made" },
    default: "no",
  }),
  aircon: choice({
    label: "Air conditioning",
    full: true,
    options: { "": "None", ...mapValues(prices.airConditioning, ({ name }) => name) },
    default: "",
  }),
  income,
  owner,
  stc,
  ...installedFields,
  cost: amount(
    { label: "A quote you have ($)", hint: "For panels and battery, before discounts" },
    { noun: "the price", unit: "dollars", min: 100, max: 5_000_000 },
  ),
  loan: amount(
    { label: "A lender’s rate (% a year)", hint: "For a loan over seven years" },
    { noun: "the lender’s rate", unit: "%", min: 0, max: 30 },
  ),
};

export type EnteredForPrice = Entered<typeof fields>;

export type PriceResult = ReturnType<typeof compute>;

/** The props of each part of the answer. */
export interface PriceProps {
  entered: EnteredForPrice;
  result: PriceResult;
}

/** The house with what is bought, and with the existing panels that stay. */
export function houseOf(entered: EnteredForPrice): House {
  const { kw, battery, existing, existingkw } = entered;
  const remainingKw = existing === "yes" && (kw > 0 || battery > 0) ? existingkw : 0;
  return { ...entered, kw: kw + remainingKw || undefined };
}

/** The engine's answer for what is bought. If there are old panels, it is what the purchase adds to them. */
export function energyOf(entered: EnteredForPrice, cost: Pick<Cost, "panels" | "battery">): EnergyAnswer {
  const costs = paybackCosts(cost);
  const newAnswer = answerTo(energyInput(houseOf(entered)), costs);
  if (entered.kw === 0 || entered.existing === "no") return newAnswer;
  const oldAnswer = answerTo(energyInput({ ...entered, kw: entered.existingkw, kw2: undefined, battery: 0 }));
  const addedBy = (part: "panels" | "together") => {
    const sensitivities = newAnswer.sensitivities[part].map(({ cause, low, high }) => {
      const oldSensitivity = oldAnswer.sensitivities.panels.find((sensitivity) => sensitivity.cause === cause);
      const [lowChange, highChange] = [low - (oldSensitivity?.low ?? 0), high - (oldSensitivity?.high ?? 0)];
      return { cause, low: Math.min(0, lowChange, highChange), high: Math.max(0, lowChange, highChange) };
    });
    return {
      sensitivities,
      saving: spanOf(newAnswer.savings[part].assumed - oldAnswer.savings.panels.assumed, sensitivities),
    };
  };
  const [panels, together] = [addedBy("panels"), addedBy("together")];
  const savings = { ...newAnswer.savings, panels: panels.saving, together: together.saving };
  return {
    ...newAnswer,
    savings,
    sensitivities: { ...newAnswer.sensitivities, panels: panels.sensitivities, together: together.sensitivities },
    bills: { ...newAnswer.bills, neither: oldAnswer.bills.panels },
    ...paybacksOf(costs, savings),
  };
}

/** Whether a battery is bought for existing panels. */
function addsBattery({ kw, battery, existing }: Pick<EnteredForPrice, "kw" | "battery" | "existing">): boolean {
  return kw === 0 && battery > 0 && existing === "yes";
}

/** What is bought, for `costOf`. */
export function purchaseOf(entered: EnteredForPrice, day: Day): Purchase {
  const { kw, kw2 = 0, battery, postcode, hotwater, aircon, existing, cost } = entered;
  return {
    kw: kw > 0 ? kw + kw2 : 0,
    batteryKwh: battery,
    heatPump: hotwater === "no" ? undefined : hotwater === "local" ? "local" : "imported",
    airConditioner: aircon || undefined,
    zone: postcode.zone,
    certificatePrice: entered.stc,
    knownPrice: cost,
    panelsAlready: existing === "yes",
    household: householdOn(entered, day),
  };
}

export function compute(entered: EnteredForPrice, today: Day) {
  const { day } = installationDateOf(entered, today);
  const house = houseOf(entered);
  const purchase = purchaseOf(entered, day);
  const cost = costOf(purchase, day);
  const parts = partsOf(entered);
  const isSimulated = parts.length > 0 && dailyKwhOf(house) !== undefined;
  const energy = isSimulated ? energyOf(entered, cost) : undefined;
  return {
    house,
    purchase,
    /** Undefined if nothing is chosen. */
    cost: cost.price.high > 0 ? cost : undefined,
    day,
    lines: priceLinesOf(entered, cost, today),
    energy,
    parts,
    saving: energy?.savings[wholePartOf(parts)],
    otherDaySentences: otherDaySentencesOf(entered, day, today),
  };
}

/** The parts of the system that have a value, in display order. */
function partsOf(entered: EnteredForPrice): Part[] {
  const { kw, battery } = entered;
  if (addsBattery(entered)) return ["batteryOnTop"];
  if (kw === 0) return battery === 0 ? [] : ["batteryAlone"];
  return battery === 0 ? ["panels"] : ["panels", "batteryOnTop", "together"];
}

/** The last part is all that is bought. */
export function wholePartOf(parts: readonly Part[]): Part {
  return parts.at(-1) ?? "together";
}

/** A line of the price: what it is, who gets it, and how it is worked out. */
export interface PriceLine extends ArithmeticLine {
  amount: number;
  condition: string;
}

type Words = Pick<PriceLine, "condition" | "calculation">;

function priceLinesOf(entered: EnteredForPrice, cost: Cost, today: Day): PriceLine[] {
  const { kw, battery, postcode, hotwater, aircon, existing } = entered;
  const [hasPanels, hasBattery, hasHeatPump] = [kw > 0, battery > 0, hotwater !== "no"];
  const { year, day } = installationDateOf(entered, today);
  const panelsKw = totalKw(entered) ?? 0;
  const certificateWorthText = `Each is worth ${moneyText(entered.stc)}.`;
  const purchaseLine = (label: string, { low, typical, high }: PriceRange): PriceLine => ({
    label,
    amount: typical,
    condition:
      low < high ? `Our range is ${moneyRangeText(roundToTens(low), roundToTens(high))}` : "The price you entered",
    calculation: `We assume ${moneyText(typical)}. Our range is ${moneyRangeText(low, high)}, GST included.`,
  });
  const certificatesLine = (part: "panels" | "battery" | "heatPump", name: string, words: Words): PriceLine => ({
    label: `${cost[part].certificates.count > 0 ? numberText(cost[part].certificates.count) : "No"} federal certificates for the ${name}`,
    amount: -cost[part].certificates.value,
    ...words,
    ...(deemingYears(year) === 0 && { condition: "The federal scheme ends at the end of 2030." }),
  });
  const rebateLine = (part: "panels" | "heatPump", cap: number): PriceLine => ({
    label: "Solar Homes rebate (Victoria)",
    amount: -cost[part].rebate.amount,
    condition: rebateConditionText(cost[part].rebate.status, day),
    calculation: `${percentText(solarHomes.share)} of what’s left after the other discounts, up to ${moneyText(cap)}.`,
  });
  return compact([
    hasPanels && purchaseLine(`${kwText(panelsKw)} of panels, installed`, cost.panels.price),
    hasPanels &&
      certificatesLine("panels", "panels", {
        condition:
          kw > maxCertifiedKw
            ? "Larger systems earn certificates year by year instead."
            : "For everyone. We claim them and take them off your price.",
        calculation: `${certificateCountText(panelsKw, postcode.zone, year)}. ${certificateWorthText}`,
      }),
    hasPanels && rebateLine("panels", solarHomes.panelsCap),
    hasBattery && purchaseLine(`${kwhSizeText(battery)} of battery, installed`, cost.battery.price),
    hasBattery &&
      certificatesLine("battery", "battery", {
        condition:
          hasPanels || existing === "yes"
            ? "For anyone with solar, once per address."
            : "None without solar panels. If you already have panels, say so below.",
        calculation: `Only the first ${numberText(creditedUsableKwh)} usable kWh count, and only the first ${taper[0].upToKwh} of them in full. We assume the certificate of electrical safety is dated ${longDate(day)}. ${certificateWorthText}`,
      }),
    hasHeatPump && purchaseLine("Heat pump hot water, installed", cost.heatPump.price),
    hasHeatPump &&
      certificatesLine("heatPump", "heat pump", {
        condition: "Energy Upgrades takes off more; your quote says how much.",
        calculation: `A typical unit earns about this many. ${certificateWorthText} Energy Upgrades can’t take the price below ${moneyText(hotWaterCopayment)}.`,
      }),
    hasHeatPump && rebateLine("heatPump", hotwater === "local" ? solarHomes.hotWaterLocalCap : solarHomes.hotWaterCap),
    aircon !== "" && {
      ...purchaseLine(prices.airConditioning[aircon].name, cost.airConditioner.price),
      condition: "Energy Upgrades takes something off where it replaces an old system; your quote says how much.",
      calculation: minimumPaymentText(aircon, day),
    },
  ]);
}

/** How many certificates panels earn, and why. */
function certificateCountText(kw: number, zone: Zone, year: number): string {
  const years = deemingYears(year);
  if (kw > maxCertifiedKw) return `Systems over ${kwText(maxCertifiedKw)} earn none up front`;
  if (years === 0) return "The scheme ends at the end of 2030";
  const rating = zoneRatings[zone];
  return `${kwText(kw)} × ${numberText(rating, 3)} (zone ${zone}) × ${years} ${years === 1 ? "year" : "years"} = ${numberText(kw * rating * years, 1)}, rounded down`;
}

function minimumPaymentText(size: AirConditioningSize, day: Day): string {
  const minimum = minimumPayment(size, day);
  return minimum === undefined
    ? "No discount is known for that day."
    : `Energy Upgrades can’t take the price below ${moneyText(minimum)}.`;
}

/** Says what the same system would cost today instead of on the planned day, and after a discount next drops. */
function otherDaySentencesOf(entered: EnteredForPrice, day: Day, today: Day): string[] {
  const isPlanned = day !== today && day === plannedInstallationDay(today);
  const rise = riseAfter(purchaseOf(entered, day), day);
  const priceOn = (date: Day) => moneyText(roundToTens(costOf(purchaseOf(entered, date), date).pay.typical));
  return compact([
    isPlanned &&
      priceOn(today) !== priceOn(day) &&
      `If we can still install by ${longDate(addDays(day, -1))}, it’s about ${priceOn(today)}.`,
    rise && riseText(rise),
  ]);
}
