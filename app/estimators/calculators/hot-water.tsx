import { Fragment } from "react";
import { CostBar } from "#app/charts/cost-bar.tsx";
import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { ServerPart } from "#app/island/server-part.tsx";
import { gasPrice, type HotWaterYear, hotWaterYear, hotWater as model } from "#content/energy/hot-water.ts";
import { feedIn, meanOffer } from "#content/energy/prices/tariffs.ts";
import { kwh, longDate, money, moneyRange, number, rate as rateText, size } from "#content/format.ts";
import { gasRules } from "#content/rules/announced.ts";
import type { Day } from "#content/rules/schedule.ts";
import { defineCalculator, type ResultsProps } from "../define.tsx";
import { type Line, type Outputs, type SummaryLine, summaryLine, whole } from "../estimate.ts";
import { type Answers, amount, choice } from "../fields.ts";
import { sizeFields } from "../house.ts";
import {
  heatPumpCertificatesProgram,
  solarHomesHotWaterProgram,
  upgradesHotWaterProgram,
} from "../programs/hot-water.ts";
import { householdFields, householdOn, installedFields, whenOf } from "../programs/household.ts";
import type { Program, ProgramId } from "../programs/program.ts";
import { ProgramDetails } from "../programs/program-details.tsx";
import { AskAbout } from "../results/ask-about.tsx";
import { Calculations } from "../results/calculations.tsx";
import { EstimateStatus } from "../results/estimate-status.tsx";
import { Output } from "../results/output.tsx";

const fields = {
  people: amount({
    label: "People",
    hint: "1 to 12",
    usual: "3",
    wanted: "Enter how many people live there.",
    ...{ name: "the number of people", least: 1, most: 12, whole: true },
  }),
  system: choice({
    label: "Hot water system now",
    hint: "Storage tank or wall unit",
    options: { gas: "Gas", electric: "Electric" },
    usual: "gas",
  }),
  rate: amount({
    label: "Electricity, c/kWh",
    hint: `We use ${size(meanOffer.usage)} if blank`,
    ...sizeFields.rate,
    assumed: meanOffer.usage,
  }),
  gasprice: amount({
    label: "Gas, c/MJ",
    hint: `We use ${size(gasPrice.assumed)} if blank`,
    ...{ name: "the gas price", unit: "c/MJ", least: 0.5, most: 20, assumed: gasPrice.assumed },
  }),
  local: choice({ label: "New unit made in Australia", options: { no: "No, or not sure", yes: "Yes" }, usual: "no" }),
  ...householdFields,
  ...installedFields,
};

type HotWaterAnswers = Answers<typeof fields>;

/** A year of hot water, heated three ways, for this household and its prices. */
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
  announce: ({ outputs: { "hot-water-saving-low": low, "hot-water-saving-high": high } }) =>
    low === undefined || high === undefined ? "" : `The heat pump saves ${moneyRange(low, high)} a year`,
  summarise,
});

export const Island = hotWater.island;

type HotWaterOutput =
  | "cost-gas"
  | "cost-electric"
  | "cost-heat-pump"
  | "hot-water-saving-low"
  | "hot-water-saving-high"
  | "noon-cost-low"
  | "noon-cost-high"
  | "gas-daily-charge"
  | "emissions-now"
  | "emissions-heat-pump"
  | "heat-pump-stcs"
  | "heat-pump-stc-value"
  | "vic-hot-water"
  | "hot-water-copayment";

type HotWaterResult = {
  outputs: Outputs<HotWaterOutput>;
  year: HotWaterYear | undefined;
  programs: Program[];
  arithmetic: Line[];
  notes: string[];
};

function compute(answers: HotWaterAnswers, today: Day): HotWaterResult {
  const { people, system, rate, gasprice, stc } = answers;
  const when = whenOf(answers, today);
  const year = people === undefined ? undefined : hotWaterYear(people, { usage: rate, gas: gasprice });
  const current = year && (system === "gas" ? year.gas : year.electric);
  const household = householdOn(answers, when.day);
  const water = { when, stc, local: answers.local === "yes", household };
  const certificates = heatPumpCertificatesProgram(water);
  const rebate = solarHomesHotWaterProgram(water);
  const upgrades = upgradesHotWaterProgram();
  return {
    outputs: {
      "cost-gas": whole(year?.gas.cost.assumed),
      "cost-electric": whole(year?.electric.cost.assumed),
      "cost-heat-pump": whole(year?.heatPump.cost.assumed),
      "hot-water-saving-low": whole(year && current && current.cost.low - year.heatPump.cost.high),
      "hot-water-saving-high": whole(year && current && current.cost.high - year.heatPump.cost.low),
      "noon-cost-low": whole(year?.heatPumpOnSolar.low),
      "noon-cost-high": whole(year?.heatPumpOnSolar.high),
      "gas-daily-charge": system === "gas" ? Math.round(gasPrice.daily * 365) : undefined,
      "emissions-now": whole(current?.emissions),
      "emissions-heat-pump": whole(year?.heatPump.emissions),
      "heat-pump-stcs": certificates.certificates,
      "heat-pump-stc-value": certificates.amount,
      "vic-hot-water": rebate.amount,
      "hot-water-copayment": upgrades.copayment,
    },
    year,
    programs: [certificates, rebate, upgrades],
    arithmetic: year && people !== undefined ? linesOf(people, year, answers) : [],
    notes: [
      ...(system === "gas"
        ? [
            `From ${longDate(gasRules.hotWater)} a gas water heater at the end of its life must be replaced with an electric one. Repairs are allowed and there are exemptions.`,
          ]
        : ["Night rates for hot water are lower than the rate we assume: enter your own."]),
      "Heat lost from the tank is left out, since all three systems lose some.",
    ],
  };
}

function linesOf(
  people: number,
  { heatKwh, gas, electric, heatPump, heatPumpOnSolar }: HotWaterYear,
  { rate, gasprice }: HotWaterAnswers,
): Line[] {
  const { heatPerPerson, litresPerPerson, gasEfficiency, heatPumpCop } = model;
  const heat = kwh(heatKwh);
  return [
    {
      label: "Heat needed for a year’s hot water",
      calculation: `${people} ${people === 1 ? "person" : "people"} × ${litresPerPerson} L, ${heatPerPerson} kWh a day × 365 = ${heat}`,
    },
    {
      label: "Gas storage",
      calculation: `${heat} × 3.6 ÷ ${gasEfficiency.assumed} = ${number(gas.energy)} MJ × ${size(gasprice)} c; ${moneyRange(gas.cost.low, gas.cost.high)} by model`,
      amount: gas.cost.assumed,
    },
    { label: "Electric storage", calculation: `${heat} × ${rateText(rate)}`, amount: electric.cost.assumed },
    {
      label: "Heat pump",
      calculation: `${heat} ÷ ${heatPumpCop.assumed} = ${kwh(heatPump.energy)} × ${rateText(rate)}; ${moneyRange(heatPump.cost.low, heatPump.cost.high)} at a COP of ${heatPumpCop.low} to ${heatPumpCop.high}`,
      amount: heatPump.cost.assumed,
    },
    {
      label: "Heat pump run entirely on your own midday solar",
      calculation: `You only give up the feed-in payment of ${feedIn.low} to ${feedIn.high} c: ${moneyRange(heatPumpOnSolar.low, heatPumpOnSolar.high)}`,
    },
  ];
}

function summarise(answers: HotWaterAnswers, { outputs }: HotWaterResult): SummaryLine[] {
  const { "hot-water-saving-low": low, "hot-water-saving-high": high } = outputs;
  const now = answers.system === "gas" ? outputs["cost-gas"] : outputs["cost-electric"];
  return [
    ...summaryLine("People", answers.people, number),
    { label: "Hot water system now", value: answers.system === "gas" ? "Gas" : "Electric" },
    { label: "Usage rate", value: rateText(answers.rate) },
    ...summaryLine("Yearly cost today", now, money),
    ...summaryLine("Yearly cost with a heat pump", outputs["cost-heat-pump"], money),
    ...(low !== undefined && high !== undefined ? [{ label: "Yearly saving", value: moneyRange(low, high) }] : []),
    ...summaryLine("Solar Homes hot water maximum, if eligible", outputs["vic-hot-water"], money),
  ];
}

function HotWaterResults({ answers, result, query, isExample, isWrong }: ResultsProps<typeof fields, HotWaterResult>) {
  const { outputs, notes, arithmetic } = result;
  const known = outputs["hot-water-saving-low"] !== undefined;
  return (
    <div className="estimate-results">
      <div className="water-sums">
        <EstimateStatus id="answer" example={isExample} wrong={isWrong} />
        <RunningCosts system={answers.system} result={result} />
        <p>
          {known ? "The heat pump saves " : "Fix the highlighted fields to see what a heat pump saves."}
          {known && "$"}
          <Output name="hot-water-saving-low" value={outputs["hot-water-saving-low"]} />
          {known && " to $"}
          <Output name="hot-water-saving-high" value={outputs["hot-water-saving-high"]} />
          {known && " a year. If it ran entirely on your own midday solar it would cost $"}
          <Output name="noon-cost-low" value={outputs["noon-cost-low"]} />
          {known && " to $"}
          <Output name="noon-cost-high" value={outputs["noon-cost-high"]} />
          {known && " a year in lost feed-in credits."}
        </p>
        {outputs["gas-daily-charge"] !== undefined && (
          <p className="small">
            The daily gas charge, $<Output name="gas-daily-charge" value={outputs["gas-daily-charge"]} /> a year, is
            extra. You pay it until the last gas appliance goes and the gas is disconnected.
          </p>
        )}
      </div>
      <PhoneFold summary="What comes off the price">
        <WaterPrograms result={result} />
        <p className="small mt-4">Each program decides who’s eligible.</p>
      </PhoneFold>
      <details className="estimate-more">
        <summary>How we work this out</summary>
        <ul className="dashes small">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <Calculations lines={arithmetic} />
        <ServerPart name="sources" />
      </details>
      <AskAbout tool="hot-water" query={query} />
    </div>
  );
}

/** Three bars under one scale: what a year's hot water costs by heater. */
function RunningCosts({ system, result }: { system: "gas" | "electric"; result: HotWaterResult }) {
  const { outputs, year } = result;
  const most = (all: HotWaterYear) => Math.max(...heaters.map(({ id }) => all[id].cost.high));
  return (
    <table className="table">
      <caption className="unseen">Cost and emissions of a year’s hot water, system by system</caption>
      <thead>
        <tr>
          <th scope="col">A year of hot water</th>
          <td />
          <th scope="col" className="num">
            Costs
          </th>
          <th scope="col" className="num">
            CO₂
          </th>
        </tr>
      </thead>
      <tbody>
        {heaters.map(({ id, name, cost }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              {year && <span className="small">{spread(year[id].cost)}</span>}
            </th>
            <td>{year && <CostBar system={id} cost={year[id].cost} most={most(year)} />}</td>
            <td className="num">
              {outputs[cost] !== undefined && "$"}
              <Output name={cost} value={outputs[cost]} />
            </td>
            <td className="num">
              {id === system && <Output name="emissions-now" value={outputs["emissions-now"]} />}
              {id === "heatPump" && <Output name="emissions-heat-pump" value={outputs["emissions-heat-pump"]} />}
              {id !== system && id !== "heatPump" && year && number(year[id].emissions)}
              {year && " kg"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const heaters = [
  { id: "gas", name: "Gas storage", cost: "cost-gas" },
  { id: "electric", name: "Electric storage", cost: "cost-electric" },
  { id: "heatPump", name: "Heat pump", cost: "cost-heat-pump" },
] as const;

function spread({ low, high }: { low: number; high: number }): string {
  return low === high ? "at your rate" : `${moneyRange(low, high)} by model`;
}

type Name = keyof HotWaterResult["outputs"];

const rows: readonly { id: ProgramId; name: string; certificates?: Name; amount?: Name }[] = [
  {
    id: "heat-pump-certificates",
    name: "Federal certificates",
    certificates: "heat-pump-stcs",
    amount: "heat-pump-stc-value",
  },
  { id: "solar-homes-hot-water", name: "Solar Homes maximum, if eligible", amount: "vic-hot-water" },
  { id: "upgrades-hot-water", name: "Victorian Energy Upgrades" },
];

/** What comes off the price, each with its rule, and the least that is left to pay. */
function WaterPrograms({ result: { outputs, programs } }: { result: HotWaterResult }) {
  return (
    <>
      <table className="table docket">
        <caption className="label">What comes off the price</caption>
        <tbody>
          {rows.map(({ id, name, certificates, amount }) => {
            const worth = amount && outputs[amount];
            return (
              <Fragment key={id}>
                <tr>
                  <th scope="row">{name}</th>
                  <td>
                    {certificates && <Output name={certificates} value={outputs[certificates]} />}
                    {certificates && " STCs"}
                    {!amount && "set by the market"}
                    {amount && worth === undefined && "not announced"}
                  </td>
                  <td className="num">
                    {!amount && "in your quote"}
                    {worth !== undefined && (worth > 0 ? "−$" : "$")}
                    {amount && <Output name={amount} value={worth} />}
                  </td>
                </tr>
                <ProgramDetails id={id} program={programs.find((program) => program.id === id)} />
              </Fragment>
            );
          })}
        </tbody>
      </table>
      <p className="mt-4">
        You always pay at least{" "}
        <b>
          $<Output name="hot-water-copayment" value={outputs["hot-water-copayment"]} />
        </b>
        .
      </p>
    </>
  );
}
