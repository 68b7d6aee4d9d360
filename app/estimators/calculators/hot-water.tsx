import { CostBar } from "#app/charts/cost-bar.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { lazyPart } from "#app/island/part.tsx";
import { costOf } from "#content/cost.ts";
import { countText } from "#content/count-text.ts";
import { gasPrice, type HotWaterYear, hotWaterAssumptions, hotWaterYear } from "#content/energy/hot-water.ts";
import { feedIn, meanOffer } from "#content/energy/tariffs/default-offer.ts";
import { kwhText, longDate, moneyRangeText, moneyText, numberText, rateText, sizeText } from "#content/format.ts";
import { gasRules, gasWaterRule } from "#content/rules/announced.ts";
import type { Day } from "#content/rules/schedule.ts";
import { solarHomes } from "#content/rules/solar-homes.ts";
import { hotWaterCopayment } from "#content/rules/victorian-energy-upgrades.ts";
import { defineCalculator, type ResultsProps } from "../define-calculator.tsx";
import { type ArithmeticLine, linesOf, roundToWhole, summaryLines } from "../estimate-lines.ts";
import { amount, choice, type Entered } from "../fields.ts";
import { numberSpecs } from "../house.ts";
import {
  householdFields,
  householdOn,
  installationDateOf,
  installedFields,
  rebateConditionText,
} from "../programs/household.ts";
import { AskAbout } from "../results/ask-about.tsx";
import { Calculations } from "../results/calculations.tsx";
import { EstimateStatus } from "../results/estimate-status.tsx";
import { NamedNumber } from "../results/named-number.tsx";

const fields = {
  people: amount(
    { label: "People", hint: "1 to 12", default: "3", messageIfEmpty: "Enter how many people live there." },
    { noun: "the number of people", min: 1, max: 12, whole: true },
  ),
  system: choice({
    label: "Hot water system now",
    hint: "Storage tank or wall unit",
    options: { gas: "Gas", electric: "Electric" },
    default: "gas",
  }),
  rate: amount(
    { label: "Electricity (c/kWh)", hint: `Leave blank and we’ll use ${sizeText(meanOffer.usageCents)}` },
    { ...numberSpecs.rate, assumed: meanOffer.usageCents },
  ),
  gasprice: amount(
    { label: "Gas (c/MJ)", hint: `Leave blank and we’ll use ${sizeText(gasPrice.assumed)}` },
    { noun: "the gas price", unit: "c/MJ", min: 0.5, max: 20, assumed: gasPrice.assumed },
  ),
  local: choice({ label: "New unit made in Australia", options: { no: "No, or not sure", yes: "Yes" }, default: "no" }),
  ...householdFields,
  ...installedFields,
};

type EnteredForHotWater = Entered<typeof fields>;

/** What a year of hot water costs with gas, with an electric tank and with a heat pump. */
export const hotWater = defineCalculator({
  name: "hot-water",
  title: "Hot water running cost",
  page: "/hot-water",
  fields,
  groups: [
    { fields: ["people", "system", "rate", "gasprice"] },
    {
      fold: "For the rebates: household and unit",
      fields: ["local", "income", "owner", "build", "stc", "year", "half"],
    },
  ],
  button: "Work it out",
  compute,
  Results: HotWaterResults,
  announce: ({ numbers: { "hot-water-saving-low": low, "hot-water-saving-high": high } }) =>
    low === undefined || high === undefined
      ? ""
      : costsMoreThroughout(low, high)
        ? `The heat pump costs ${moneyRangeText(Math.abs(high), -low)} more a year`
        : low < 0
          ? `The heat pump could cost ${moneyText(-low)} more a year, or save up to ${moneyText(high)}`
          : `The heat pump saves ${moneyRangeText(low, high)} a year`,
  summarise: ({ numbers: { "hot-water-saving-low": low, "hot-water-saving-high": high, ...numbers } }) => [
    ...summaryLines("Yearly cost with a heat pump", numbers["cost-heat-pump"], moneyText),
    ...(low === undefined || high === undefined
      ? []
      : costsMoreThroughout(low, high)
        ? [{ label: "Yearly extra cost", value: moneyRangeText(Math.abs(high), -low) }]
        : [{ label: "Yearly saving", value: moneyRangeText(low, high) }]),
    ...summaryLines("Solar Homes hot water maximum, if eligible", numbers["vic-hot-water"], moneyText),
  ],
});

export const Island = hotWater.island;

export type HotWaterResult = ReturnType<typeof compute>;

function compute(entered: EnteredForHotWater, today: Day) {
  const { people, system, rate, gasprice, stc } = entered;
  const installation = installationDateOf(entered, today);
  const year = people === undefined ? undefined : hotWaterYear(people, { usageCents: rate, gasCents: gasprice });
  const currentHeater = year && (system === "gas" ? year.gas : year.electric);
  const isLocal = entered.local === "yes";
  const purchase = {
    heatPump: isLocal ? "local" : "imported",
    certificatePrice: stc,
    household: householdOn(entered, installation.day),
  } as const;
  const { certificates, rebate } = costOf(purchase, installation.day).heatPump;
  const isNew = entered.build === "new";
  const maxRebate = isLocal ? solarHomes.hotWaterLocalCap : solarHomes.hotWaterCap;
  const isRebatePossible = !isNew && ["counted", "if-eligible"].includes(rebate.status);
  return {
    numbers: {
      "cost-gas": roundToWhole(year?.gas.cost.assumed),
      "cost-electric": roundToWhole(year?.electric.cost.assumed),
      "cost-heat-pump": roundToWhole(year?.heatPump.cost.assumed),
      "hot-water-saving-low": roundToWhole(year && currentHeater && currentHeater.cost.low - year.heatPump.cost.high),
      "hot-water-saving-high": roundToWhole(year && currentHeater && currentHeater.cost.high - year.heatPump.cost.low),
      "noon-cost-low": roundToWhole(year?.heatPumpOnSolar.low),
      "noon-cost-high": roundToWhole(year?.heatPumpOnSolar.high),
      "gas-daily-charge": system === "gas" ? Math.round(gasPrice.dailyDollars * 365) : undefined,
      "emissions-now": roundToWhole(currentHeater?.emissionsKg),
      "emissions-heat-pump": roundToWhole(year?.heatPump.emissionsKg),
      "heat-pump-stcs": certificates.count,
      "heat-pump-stc-value": certificates.value,
      "vic-hot-water": rebate.status === "unknown" ? undefined : isRebatePossible ? maxRebate : 0,
      "hot-water-copayment": hotWaterCopayment,
    },
    year,
    /** How each program's amount is worked out. */
    programs: {
      "heat-pump-certificates": linesOf({
        [`Certificates, if installed in ${installation.year}`]: `About ${certificates.count} for a small unit of 180 L. A larger one may earn more. Each is worth $${sizeText(stc)}.`,
      }),
      "solar-homes-hot-water": linesOf({
        "Maximum rebate, if eligible": isNew
          ? "A new build has no old hot water system to replace."
          : isRebatePossible
            ? `Half of what’s left after the other discounts, at most ${moneyText(maxRebate)}${isLocal ? " for a unit made in Australia" : ""}.`
            : rebateConditionText(rebate.status, installation.day),
      }),
      "upgrades-hot-water": linesOf({
        "The least you pay": `The discount changes with the market and your quote confirms it; it can’t take the price below ${moneyText(hotWaterCopayment)}.`,
      }),
    },
    arithmetic: year && people !== undefined ? arithmeticOf(people, year, entered) : [],
    notes: [
      ...(system === "gas"
        ? [`From ${longDate(gasRules.hotWater)}: ${gasWaterRule}`]
        : ["Night rates for hot water are lower than the rate we assume: enter your own."]),
      "Heat lost from the tank is left out, since all three systems lose some.",
    ],
  };
}

function arithmeticOf(
  people: number,
  { heatKwh, gas, electric, heatPump, heatPumpOnSolar }: HotWaterYear,
  { rate, gasprice }: EnteredForHotWater,
): ArithmeticLine[] {
  const { heatKwhPerPerson, litresPerPerson, gasEfficiency, heatPumpCop } = hotWaterAssumptions;
  const heatText = kwhText(heatKwh);
  return [
    {
      label: "Heat needed for a year’s hot water",
      calculation: `${countText(people, "person", "people")} × ${litresPerPerson} L, ${heatKwhPerPerson} kWh a day × 365 = ${heatText}`,
    },
    {
      label: "Gas storage",
      calculation: `${heatText} × 3.6 ÷ ${gasEfficiency.assumed} = ${numberText(gas.megajoules)} MJ × ${sizeText(gasprice)} c; ${moneyRangeText(gas.cost.low, gas.cost.high)} by model`,
      amount: gas.cost.assumed,
    },
    { label: "Electric storage", calculation: `${heatText} × ${rateText(rate)}`, amount: electric.cost.assumed },
    {
      label: "Heat pump",
      calculation: `${heatText} ÷ ${heatPumpCop.assumed} = ${kwhText(heatPump.kwh)} × ${rateText(rate)}; ${moneyRangeText(heatPump.cost.low, heatPump.cost.high)} at a COP of ${heatPumpCop.low} to ${heatPumpCop.high}`,
      amount: heatPump.cost.assumed,
    },
    {
      label: "Heat pump run entirely on your own midday solar",
      calculation: `You only give up the feed-in payment of ${feedIn.low} to ${feedIn.high} c: ${moneyRangeText(heatPumpOnSolar.low, heatPumpOnSolar.high)}`,
    },
  ];
}

function HotWaterResults({
  entered,
  result,
  query,
  today,
  isExample,
  hasProblems,
}: ResultsProps<typeof fields, HotWaterResult>) {
  const { numbers, notes, arithmetic } = result;
  const { "hot-water-saving-low": low, "hot-water-saving-high": high } = numbers;
  const isSavingKnown = low !== undefined && high !== undefined;
  const costsMore = isSavingKnown && costsMoreThroughout(low, high);
  const lowEnd = <SavingEnd name="hot-water-saving-low" value={low} />;
  const highEnd = <SavingEnd name="hot-water-saving-high" value={high} />;
  const [start = "", middle = "", end = ""] = isSavingKnown
    ? costsMore
      ? ["costs ", " to ", " more a year."]
      : low < 0
        ? ["could cost ", " more a year, or save up to ", "."]
        : ["saves ", " to ", " a year."]
    : [];
  return (
    <div className="estimate-results">
      <div className="grid gap-4">
        <EstimateStatus isExample={isExample} hasProblems={hasProblems} />
        <RunningCosts system={entered.system} result={result} />
        <p>
          {isSavingKnown ? `The heat pump ${start}` : "Fix the highlighted fields to see what a heat pump saves."}
          {costsMore ? highEnd : lowEnd}
          {middle}
          {costsMore ? lowEnd : highEnd}
          {isSavingKnown && `${end} If it ran entirely on your own midday solar it would cost $`}
          <NamedNumber name="noon-cost-low" value={numbers["noon-cost-low"]} />
          {isSavingKnown && " to $"}
          <NamedNumber name="noon-cost-high" value={numbers["noon-cost-high"]} />
          {isSavingKnown && " a year in lost feed-in credits."}
        </p>
        {numbers["gas-daily-charge"] !== undefined && (
          <p className="small">
            The daily gas charge, $<NamedNumber name="gas-daily-charge" value={numbers["gas-daily-charge"]} /> a year,
            is extra. You pay it until the last gas appliance goes and the gas is disconnected.
          </p>
        )}
      </div>
      <PhoneFold summary="What comes off the price">
        <WaterPrograms result={result} today={today} />
        <p className="small mt-4">Each program decides who’s eligible.</p>
      </PhoneFold>
      <details className="plain-fold">
        <summary>How we work this out</summary>
        <ul className="dashes small">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <Calculations lines={arithmetic} />
        <WaterSources />
      </details>
      <AskAbout calculator="hot-water" query={query} />
    </div>
  );
}

/** Whether neither end of the range is a saving. */
function costsMoreThroughout(low: number, high: number): boolean {
  return low < 0 && high <= 0;
}

interface SavingEndProps {
  name: string;
  value: number | undefined;
}

/** One end of a range: of the saving, or of the heat pump's extra cost. The words around it say which. */
function SavingEnd({ name, value }: SavingEndProps) {
  return (
    <NamedNumber name={name} value={value}>
      {value === undefined ? "" : moneyText(Math.abs(value))}
    </NamedNumber>
  );
}

const WaterPrograms = lazyPart(() => import("../programs/water-programs.tsx").then((module) => module.WaterPrograms));
const WaterSources = lazyPart(() => import("../programs/water-programs.tsx").then((module) => module.WaterSources));

/** Three bars on one scale: a year's hot water by heater. */
function RunningCosts({ system, result }: { system: "gas" | "electric"; result: HotWaterResult }) {
  const { numbers, year } = result;
  const highestCost = (waterYear: HotWaterYear) => Math.max(...heaters.map(({ id }) => waterYear[id].cost.high));
  return (
    <table className="table">
      <caption className="unseen">Cost and emissions of a year’s hot water, system by system</caption>
      <thead>
        <tr>
          <th scope="col">A year of hot water</th>
          <td className="w-2/5" />
          <th scope="col" className="num">
            Costs
          </th>
          <th scope="col" className="num">
            CO₂
          </th>
        </tr>
      </thead>
      <tbody>
        {heaters.map(({ id, name, costName }) => (
          <tr key={id}>
            <th scope="row">
              {name} {year && <span className="small">{costRangeText(year[id].cost)}</span>}
            </th>
            <td>{year && <CostBar system={id} cost={year[id].cost} max={highestCost(year)} />}</td>
            <td className="num">
              {numbers[costName] !== undefined && "$"}
              <NamedNumber name={costName} value={numbers[costName]} />
            </td>
            <td className="num">
              {id === system && <NamedNumber name="emissions-now" value={numbers["emissions-now"]} />}
              {id === "heatPump" && <NamedNumber name="emissions-heat-pump" value={numbers["emissions-heat-pump"]} />}
              {id !== system && id !== "heatPump" && year && numberText(year[id].emissionsKg)}
              {year && " kg"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const heaters = [
  { id: "gas", name: "Gas storage", costName: "cost-gas" },
  { id: "electric", name: "Electric storage", costName: "cost-electric" },
  { id: "heatPump", name: "Heat pump", costName: "cost-heat-pump" },
] as const;

function costRangeText({ low, high }: { low: number; high: number }): string {
  return low === high ? "at your rate" : `${moneyRangeText(low, high)} by model`;
}
