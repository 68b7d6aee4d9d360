import { gasPrice, type HotWaterYear, hotWater, hotWaterYear } from "#content/energy/hot-water.ts";
import { feedIn } from "#content/energy/prices/tariffs.ts";
import { kwh, longDate, money, moneyRange, number, rate as rateText, size } from "#content/format.ts";
import { gasRules } from "#content/rules/announced.ts";
import { incomeCapOn } from "#content/rules/solar-homes.ts";
import {
  heatPumpCertificatesProgram,
  solarHomesHotWaterProgram,
  upgradesHotWaterProgram,
} from "../programs/hot-water.ts";
import { householdOn } from "../programs/household.ts";
import type { Program } from "../programs/program.ts";
import { type Line, type Outputs, type SummaryLine, summaryLine, whole } from "../question/estimate.ts";
import type { HotWaterInput } from "./question.ts";

export { type HotWaterInput, read } from "./question.ts";

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

export type HotWaterResult = {
  outputs: Outputs<HotWaterOutput>;
  year: HotWaterYear | undefined;
  programs: Program[];
  arithmetic: Line[];
  notes: string[];
};

export function compute(input: HotWaterInput): HotWaterResult {
  const { people, system, rate, gasprice, when, stc, local } = input;
  const year = people === undefined ? undefined : hotWaterYear(people, { usage: rate, gas: gasprice });
  const current = year && (system === "gas" ? year.gas : year.electric);
  const household = householdOn(input.household, incomeCapOn(when.day));
  const water = { when, stc, local, household };
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
    arithmetic: year && people !== undefined ? linesOf(people, year, input) : [],
    notes: [
      ...(system === "gas"
        ? [
            `From ${longDate(gasRules.hotWater)} a gas water heater at the end of its life must be replaced with an electric one. Repairs are allowed and there are exemptions.`,
          ]
        : ["Night rates for hot water are lower than the rate we assume: enter your own."]),
      "Left out: heat lost from the tank, since all three systems lose some, and the price of the new unit.",
    ],
  };
}

function linesOf(
  people: number,
  { heatKwh, gas, electric, heatPump, heatPumpOnSolar }: HotWaterYear,
  { rate, gasprice }: HotWaterInput,
): Line[] {
  const { heatPerPerson, litresPerPerson, gasEfficiency, heatPumpCop } = hotWater;
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
      calculation: `${heat} ÷ ${heatPumpCop.assumed} = ${kwh(heatPump.energy)} × ${rateText(rate)}; ${moneyRange(heatPump.cost.low, heatPump.cost.high)} at a COP of ${heatPumpCop.high} to ${heatPumpCop.low}`,
      amount: heatPump.cost.assumed,
    },
    {
      label: "Heat pump run entirely on your own midday solar",
      calculation: `You only give up the feed-in payment of ${feedIn.low} to ${feedIn.high} c: ${moneyRange(heatPumpOnSolar.low, heatPumpOnSolar.high)}`,
    },
  ];
}

export function summarise(input: HotWaterInput, { outputs }: HotWaterResult): SummaryLine[] {
  const { "hot-water-saving-low": low, "hot-water-saving-high": high } = outputs;
  const now = input.system === "gas" ? outputs["cost-gas"] : outputs["cost-electric"];
  return [
    ...summaryLine("People", input.people, number),
    { label: "Hot water system now", value: input.system === "gas" ? "Gas" : "Electric" },
    { label: "Usage rate", value: rateText(input.rate) },
    ...summaryLine("Yearly cost today", now, money),
    ...summaryLine("Yearly cost with a heat pump", outputs["cost-heat-pump"], money),
    ...(low !== undefined && high !== undefined ? [{ label: "Yearly saving", value: moneyRange(low, high) }] : []),
    ...summaryLine("Solar Homes hot water maximum, if eligible", outputs["vic-hot-water"], money),
  ];
}
