import { kwhSize, kw as kwText, money, number } from "#content/format.ts";
import { incomeCapOn } from "#content/rules/solar-homes.ts";
import { airConditionerNames, upgradesAirConditioningProgram } from "../programs/air-conditioning.ts";
import { batteryCertificatesProgram } from "../programs/battery.ts";
import {
  heatPumpCertificatesProgram,
  solarHomesHotWaterProgram,
  upgradesHotWaterProgram,
} from "../programs/hot-water.ts";
import type { Program } from "../programs/program.ts";
import { householdOn } from "../programs/read-household.ts";
import { solarCertificatesProgram, solarHomesProgram } from "../programs/solar.ts";
import { type Outputs, type SummaryLine, summaryLine, sumOf } from "../question/estimate.ts";
import type { RebatesInput } from "./question.ts";

export { type RebatesInput, read, readSent } from "./question.ts";

type RebatesOutput =
  | "solar-stcs"
  | "solar-stc-value"
  | "battery-stcs"
  | "battery-stc-value"
  | "heat-pump-stcs"
  | "heat-pump-stc-value"
  | "vic-solar"
  | "vic-hot-water"
  | "hot-water-copayment"
  | "aircon-copayment"
  | "total";

export type RebatesResult = {
  outputs: Outputs<RebatesOutput>;
  programs: Program[];
  /** The amounts that make the total. */
  sum: number[];
  /** What of the total depends on income, ownership and property. */
  conditionalTotal: number;
};

export function compute(input: RebatesInput): RebatesResult {
  const { kw, zone, battery, aircon, cooling, when, stc } = input;
  const household = householdOn(input.household, incomeCapOn(when.day));
  const panels = kw !== undefined && zone !== undefined ? solarCertificatesProgram({ kw, zone, when, stc }) : undefined;
  const stored =
    battery !== undefined && battery > 0 ? batteryCertificatesProgram({ usable: battery, when, stc }) : undefined;
  const vicSolar =
    panels && kw !== undefined && zone !== undefined
      ? solarHomesProgram({ kw, zone, when, stc, household })
      : undefined;
  const water = { when, stc, local: input.hotwater === "local", household };
  const wanted = input.hotwater !== "no";
  const heatPump = wanted ? heatPumpCertificatesProgram(water) : undefined;
  const vicHotWater = wanted ? solarHomesHotWaterProgram(water) : undefined;
  const upgrades = wanted ? upgradesHotWaterProgram() : undefined;
  const cool = aircon ? upgradesAirConditioningProgram({ kind: aircon, cooling, when }) : undefined;

  const programs = [panels, stored, heatPump, vicSolar, vicHotWater, upgrades, cool].filter(
    (each) => each !== undefined,
  );
  const counted = programs.filter(({ amount }) => amount !== undefined);
  const total = counted.length > 0 ? sumOf(counted.map(({ amount }) => amount)) : undefined;
  return {
    outputs: {
      "solar-stcs": panels?.certificates,
      "solar-stc-value": panels?.amount,
      "battery-stcs": stored?.certificates,
      "battery-stc-value": stored?.amount,
      "heat-pump-stcs": heatPump?.certificates,
      "heat-pump-stc-value": heatPump?.amount,
      "vic-solar": vicSolar?.amount,
      "vic-hot-water": vicHotWater?.amount,
      "hot-water-copayment": upgrades?.copayment,
      "aircon-copayment": cool?.copayment,
      total: total === undefined ? undefined : Math.round(total),
    },
    programs,
    sum: counted.map(({ amount }) => amount ?? 0),
    conditionalTotal: sumOf(counted.filter(({ conditional }) => conditional).map(({ amount }) => amount)),
  };
}

/** What the request and our staff are told. */
export function summarise(input: RebatesInput, { outputs }: RebatesResult): SummaryLine[] {
  const certificates = (count: number) => `${number(count)} certificates`;
  return [
    ...(input.postcode ? [{ label: "Postcode", value: input.postcode }] : []),
    { label: "Installed in", value: `${input.when.year}, half ${input.when.half}` },
    ...summaryLine("Panels", input.kw, kwText),
    ...summaryLine("Federal certificates, panels", outputs["solar-stcs"], certificates),
    ...summaryLine("Battery", input.battery, (size) => `${kwhSize(size)} usable`),
    ...summaryLine("Federal certificates, battery", outputs["battery-stcs"], certificates),
    ...summaryLine("Solar Homes, panels, if eligible", outputs["vic-solar"], money),
    ...summaryLine("Solar Homes, hot water, if eligible", outputs["vic-hot-water"], money),
    ...(input.aircon ? [{ label: "Air conditioning", value: airConditionerNames[input.aircon] }] : []),
    ...summaryLine("Air conditioning, you pay at least", outputs["aircon-copayment"], money),
    ...summaryLine("Total, if you’re eligible for all of them", outputs.total, money),
  ];
}
