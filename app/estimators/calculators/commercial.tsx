import { Fold } from "#app/components/fold.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { lazyPart } from "#app/island/part.tsx";
import { usualIdleShare, workshop, workshopLoad } from "#content/energy/business-hours.ts";
import type { Payback } from "#content/energy/estimate.ts";
import { emissions } from "#content/energy/inputs/constants.ts";
import { degradationOf } from "#content/energy/money/payback.ts";
import { yearsText } from "#content/energy/money/years-text.ts";
import { businessOffer } from "#content/energy/tariffs/default-offer.ts";
import { kwhText, moneyRangeText, moneyText, numberText, roundToTens, sizeText } from "#content/format.ts";
import type { Day } from "#content/rules/schedule.ts";
import { plannedBusinessDay } from "#content/rules/solar-certificates.ts";
import { defineCalculator, type ResultsProps } from "../define-calculator.tsx";
import { roundToTenths, roundToWhole, summaryLines } from "../estimate-lines.ts";
import { amount, type Entered } from "../fields.ts";
import { checkHouse, dailyKwhOf, type House, houseAnswer, houseFields, numberSpecs, totalKw } from "../house.ts";
import { householdFields } from "../programs/household.ts";
import { AskAbout } from "../results/ask-about.tsx";
import { EstimateStatus } from "../results/estimate-status.tsx";
import { NamedNumber, RoundedMoney } from "../results/named-number.tsx";

const { postcode, bill, distributor, rate, supply, feedin, exportlimit, ev } = houseFields;
const { orientation, pitch, kw2, orientation2, pitch2, shadeam, shadepm } = houseFields;
const { stc } = householdFields;
const hourHint = "Hour of the day, 0 to 24";

/** All of a business's prices are before GST. The defaults are our sample workshop's. */
const fields = {
  postcode,
  kw: amount(
    {
      label: "Panels (kW)",
      hint: "30 kW is about 68 panels",
      default: "30",
      messageIfEmpty: "Enter the panels’ size in kW, such as 30.",
    },
    numberSpecs.kw,
  ),
  use: amount(
    { label: "Quarterly usage (kWh)", hint: "From your bill", default: numberText((workshopLoad.dailyKwh * 365) / 4) },
    { noun: "your quarterly usage", unit: "kWh", min: 1, max: 1_000_000 },
  ),
  price: amount(
    { label: "Price ($)", hint: "Before GST and certificates; leave blank for ours" },
    { noun: "the price", unit: "dollars", min: 100, max: 5_000_000 },
  ),
  opens: amount(
    { label: "You open at", hint: hourHint, default: String(workshop.from) },
    { noun: "the hour you open", min: 0, max: 24, assumed: workshop.from },
  ),
  closes: amount(
    { label: "You close at", hint: hourHint, default: String(workshop.to) },
    { noun: "the hour you close", min: 0, max: 24, assumed: workshop.to },
  ),
  open: amount(
    { label: "Days open per week", default: String(workshop.days) },
    { noun: "the number of days you’re open", min: 1, max: 7, whole: true, assumed: workshop.days },
  ),
  weeks: amount(
    { label: "Weeks open per year", hint: "A school is open about 40", default: "52" },
    { noun: "the number of weeks you’re open", min: 1, max: 52, whole: true, assumed: 52 },
  ),
  bill: { ...bill, label: "Or quarterly bill ($)", hint: "Before GST, used instead of the usage", default: "" },
  idle: amount(
    {
      label: "Power used when closed (%)",
      hint: `As a % of what you use when open. Leave blank and we’ll use ${numberText(usualIdleShare * 100)}`,
    },
    { noun: "your use when closed", unit: "%", min: 0, max: 100 },
  ),
  battery: amount({ label: "Battery (usable kWh)", hint: "Leave blank if none" }, numberSpecs.battery),
  distributor,
  rate: { ...rate, hint: `Before GST, or we’ll use ${sizeText(businessOffer.usageCents)}` },
  supply: { ...supply, hint: `Before GST, or we’ll use ${sizeText(businessOffer.supplyCentsPerDay)}` },
  feedin,
  exportlimit,
  orientation,
  pitch,
  kw2,
  orientation2,
  pitch2,
  shadeam,
  shadepm,
  ev,
  stc,
};

export type EnteredForCommercial = Entered<typeof fields>;

export type CommercialResult = ReturnType<typeof compute>;

/** What panels on a business's roof save, and how soon they pay for themselves. */
export const commercial = defineCalculator({
  name: "commercial",
  title: "Savings and payback of a business",
  page: "/commercial",
  fields,
  groups: [
    { fields: ["postcode", "kw", "use", "price", "opens", "closes", "open", "weeks"] },
    {
      phoneFold: "Add details for a closer estimate",
      groups: [
        {
          fold: "Bill, tariff, roof, battery",
          fields: [
            "bill",
            "idle",
            "battery",
            "distributor",
            "rate",
            "supply",
            "feedin",
            "exportlimit",
            "orientation",
            "pitch",
            "kw2",
            "orientation2",
            "pitch2",
            "shadeam",
            "shadepm",
            "ev",
            "stc",
          ],
        },
      ],
    },
  ],
  button: "Work it out",
  addProblems: (entered, reader) => checkHouse(houseOf(entered), reader),
  compute,
  Results: CommercialResults,
  announce: ({ saving }) => (saving ? `Worth ${moneyRangeText(saving.low, saving.high)} a year` : ""),
  summarise: ({ numbers, saving, cost }) => [
    ...summaryLines(
      "Price before GST, after certificates",
      cost.pay.typical || undefined,
      (pay) => `about ${moneyText(roundToTens(pay))}`,
    ),
    ...summaryLines("Used per day", numbers["daily-use"], (dailyKwh) => kwhText(dailyKwh, 1)),
    ...summaryLines("Yearly output", numbers["yearly-kwh"], kwhText),
    ...(saving ? [{ label: "Yearly saving", value: moneyRangeText(saving.low, saving.high) }] : []),
    ...summaryLines("Pays back in", numbers["payback-assumed"], (years) => `about ${years} years`),
  ],
});

export const Island = commercial.island;

function houseOf(entered: EnteredForCommercial): House & { work: NonNullable<House["work"]> } {
  const { opens, closes, open, weeks, idle } = entered;
  const hours = opens === closes ? { from: 0, to: 24 } : { from: opens, to: closes };
  // The usage has a default, so a bill that was entered takes precedence.
  const use = entered.bill === undefined ? entered.use : undefined;
  return {
    ...entered,
    use,
    work: {
      ...hours,
      days: open,
      idleShare: idle === undefined ? usualIdleShare : idle / 100,
      ...(weeks < 52 && { weeks }),
    },
  };
}

function compute(entered: EnteredForCommercial, today: Day) {
  const house = houseOf(entered);
  const dailyKwh = dailyKwhOf(house);
  const purchase = { buyer: "business", knownPrice: entered.price, certificatePrice: entered.stc } as const;
  const day = plannedBusinessDay(totalKw(house) ?? 0, today);
  const { answer, cost } = houseAnswer(house, purchase, day);
  const isSizeKnown = entered.kw !== undefined;
  const energy = isSizeKnown && dailyKwh !== undefined ? answer : undefined;
  const flow = energy?.year.both;
  const saving = energy?.savings.together;
  const hasBattery = (entered.battery ?? 0) > 0;
  const payback = energy?.payback[hasBattery ? "together" : "panels"];
  return {
    numbers: {
      "daily-use": roundToTenths(dailyKwh),
      "yearly-kwh": isSizeKnown ? roundToWhole(answer.year.both.made) : undefined,
      "yearly-direct": roundToWhole(flow?.direct),
      "yearly-moved": roundToWhole(flow?.discharged),
      "yearly-exported": roundToWhole(flow?.exported),
      "yearly-held-back": roundToWhole(flow?.spilled),
      "yearly-bought": roundToWhole(flow?.bought),
      "yearly-saving-low": roundToWhole(saving?.low),
      "yearly-saving-assumed": roundToWhole(saving?.assumed),
      "yearly-saving-high": roundToWhole(saving?.high),
      "payback-low": roundToTenths(payback?.low ?? undefined),
      "payback-assumed": roundToTenths(payback?.assumed ?? undefined),
      "payback-high": roundToTenths(payback?.high ?? undefined),
      "co2-tonnes": roundToTenths(flow && (answer.year.neither.bought - flow.bought) * (emissions.gridKgPerKwh / 1000)),
    },
    house,
    cost,
    day,
    energy,
    saving,
    payback,
  };
}

const otherNumbers = [
  ["yearly-direct", "Solar used directly", "kWh"],
  ["yearly-moved", "From the battery", "kWh"],
  ["yearly-exported", "Sold", "kWh"],
  ["yearly-held-back", "Held back by the export limit", "kWh"],
  ["yearly-bought", "Bought from the grid", "kWh"],
  ["daily-use", "Used per day", "kWh"],
  ["co2-tonnes", "CO₂ avoided", "t a year"],
] as const;

function CommercialResults({
  entered,
  result,
  query,
  isExample,
  hasProblems,
}: ResultsProps<typeof fields, CommercialResult>) {
  const { numbers, energy, saving } = result;
  const numberNamed = (name: keyof typeof numbers) => <NamedNumber name={name} value={numbers[name]} />;
  const paysBack = numbers["payback-low"] !== undefined;
  return (
    <>
      <div className="estimate-results">
        <EstimateStatus isExample={isExample} hasProblems={hasProblems} />
        <dl className="flex flex-wrap gap-x-12 gap-y-5 *:flex *:flex-col-reverse *:justify-end tablet:grid tablet:grid-cols-2 tablet:gap-x-6">
          {result.cost.pay.typical > 0 && (
            <div className="basis-full wide:basis-[40%] print:basis-auto">
              <dt className="small">Price before GST, after certificates, about</dt>
              <dd className="text-price whitespace-nowrap">
                <RoundedMoney name="pay-assumed" value={result.cost.pay.typical} step={100} />
              </dd>
            </div>
          )}
          <div className="basis-full wide:basis-[40%] print:basis-auto">
            <dt className="small">Yearly saving</dt>
            <dd className="text-price whitespace-nowrap">
              {saving ? "$" : "–"}
              {numberNamed("yearly-saving-low")}
              {saving && "–"}
              {numberNamed("yearly-saving-high")}
            </dd>
          </div>
          <div className="wide:basis-[40%] print:basis-auto">
            <dt className="small">Pays for itself in (best case to worst)</dt>
            <dd className="text-price whitespace-nowrap">
              {numberNamed("payback-low")}
              {paysBack && numbers["payback-high"] === undefined ? ` to ${yearsText(null)}` : "–"}
              {numberNamed("payback-high")} {paysBack && <small className="text-[0.5em]">years</small>}
            </dd>
          </div>
          <div className="wide:basis-[40%] print:basis-auto">
            <dt className="small">Yearly output</dt>
            <dd className="text-price whitespace-nowrap">
              {numberNamed("yearly-kwh")}{" "}
              {numbers["yearly-kwh"] === undefined ? "–" : <small className="text-[0.5em]">kWh</small>}
            </dd>
          </div>
        </dl>
        {energy && (entered.battery ?? 0) > 0 && (
          <p className="small min-h-[2lh]">
            Panels alone: {paybackText(energy.payback.panels)}. Adding the battery:{" "}
            {paybackText(energy.payback.batteryOnTop)}.
          </p>
        )}
        {energy && saving && (
          <DrawnAnswer
            before={energy.bills.neither}
            after={energy.bills.both}
            cost={result.cost.pay.typical}
            saving={saving.assumed}
            degradation={degradationOf(energy.savings)}
            laterCostsText=", less upkeep and a new inverter"
          />
        )}
        <PhoneFold summary="Month by month, and the year in kWh">
          {energy && <Months months={energy.months} />}
          <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-3 text-small from-tablet:grid-cols-3 print:grid-cols-6">
            {otherNumbers
              .filter(([name]) => numbers[name] !== 0)
              .map(([name, text, unit]) => (
                <div key={name}>
                  <dt className="small">{text}</dt>
                  <dd className="semibold">
                    {numberNamed(name)} {numbers[name] === undefined ? "–" : unit}
                  </dd>
                </div>
              ))}
          </dl>
        </PhoneFold>
      </div>
      <div className="grid gap-4 wide:col-span-full">
        <div className="folds">
          <Fold summary="How we work this out">
            <CommercialWorkings entered={entered} result={result} />
          </Fold>
        </div>
        <AskAbout calculator="commercial" query={query} text="Ask for this quote" />
      </div>
    </>
  );
}

const DrawnAnswer = lazyPart(() => import("../results/drawn-answer.tsx").then((module) => module.DrawnAnswer));
const CommercialWorkings = lazyPart(() =>
  import("../commercial-workings.tsx").then((module) => module.CommercialWorkings),
);
const Months = lazyPart(() => import("../results/months.tsx").then((module) => module.Months));

function paybackText({ low, high }: Payback): string {
  return low === null ? `${yearsText(low)} years` : `${yearsText(low)} to ${yearsText(high)} years`;
}
