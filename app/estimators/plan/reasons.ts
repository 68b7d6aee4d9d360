import { maxPaybackYears } from "#content/energy/inputs/constants.ts";
import { longDate, moneyInTensText, moneyText, numberText, roundToTens, sizeText } from "#content/format.ts";
import { riseText } from "#content/offers/next-rise.ts";
import { gasRules } from "#content/rules/announced.ts";
import { solarHomes } from "#content/rules/solar-homes.ts";
import { compact } from "../estimate-lines.ts";
import { currentYear, heatingGasPrice, type PlanHome } from "./home.ts";
import type { JobId, makePlan, PlanStep, WhyNot } from "./plan.ts";
import { jobName, listText } from "./words.ts";

type Plan = ReturnType<typeof makePlan>;

/** Why this job comes now. */
export function reasonsOf(
  step: PlanStep,
  { finishedHouse }: Pick<Plan, "finishedHouse">,
  home: PlanHome,
  firstYear: number,
): string[] {
  const { id, year, priceRise, cost } = step;
  const { status } = cost[id === "water" ? "heatPump" : "panels"].rebate;
  return compact([
    id === "water" &&
      home.age === "old" &&
      "It’s over ten years old. Most last 10 to 15 years, and they tend to fail on a cold morning.",
    id === "water" &&
      home.age === "unknown" &&
      "You don’t know its age, so we plan as if it were old. The year is on its label.",
    year > firstYear && `It waits until ${year} to keep you within ${moneyText(home.budget)} a year.`,
    priceRise && riseText(priceRise),
    status === "unknown" &&
      (id === "water" || id === "panels") &&
      `No state rebate has been announced beyond ${longDate(solarHomes.knownUntil)}, so none is in this price.`,
    id === "water" &&
      home.system === "gas" &&
      `From ${longDate(gasRules.hotWater)} a gas unit that can’t be repaired has to be replaced with an electric one.`,
    id === "heating" && gasSavedText(home),
    id === "panels" && higherUseText(finishedHouse, home),
  ]);
}

/** Why panels pay back sooner here than in Your price: the house uses more of their power. */
function higherUseText({ use }: Plan["finishedHouse"], home: PlanHome): string | undefined {
  const [before, after] = [currentYear(home).dailyKwh, (use * 4) / 365];
  return after - before < 1
    ? undefined
    : `By the end of the plan the house uses ${numberText(after)} kWh a day instead of ${numberText(before)}, so it uses more of its own solar.`;
}

/** Says how much gas the plan counts for heating, and at what price. */
function gasSavedText(home: PlanHome): string | undefined {
  const gasDollars = currentYear(home).swaps.heating?.gasSaved;
  if (!gasDollars) return undefined;
  const centsPerMegajoule = heatingGasPrice(home);
  const cheapGasNote =
    centsPerMegajoule < home.gasprice ? ": while the water stays on gas, you save only winter’s cheapest gas" : "";
  return `We count ${moneyInTensText(gasDollars)} of gas a year for heating, as in a typical house, at ${sizeText(centsPerMegajoule)} c/MJ${cheapGasNote}.`;
}

/** A note that applies to every price of the plan. */
export function priceNote({ steps }: Plan): string {
  const withoutRebate = steps.reduce((sum, { cost }) => sum + cost.withoutRebate.typical, 0);
  const statuses = steps.flatMap(({ cost }) => [cost.panels.rebate.status, cost.heatPump.rebate.status]);
  const hasUpgrades = steps.some(({ id }) => id === "water" || id === "heating");
  return [
    `Typical prices, GST included, after federal certificates${statuses.includes("if-eligible") ? ` and the state’s rebate, for a household under its income limit. Without the rebate the same steps cost ${moneyText(roundToTens(withoutRebate))}` : ""}. Extras: circuits, a switchboard, a slab, removing the old unit, a cooktop.`,
    ...(hasUpgrades
      ? ["Victorian Energy Upgrades takes off more for hot water and heating; your quote says how much."]
      : []),
  ].join(" ");
}

/** What to do if the old heater fails before this step, when there is no time for the state's approval. */
export function ifItFailsFirst(
  { id, cost, pay }: PlanStep,
  { system: waterHeater, rooms: roomHeating }: PlanHome,
): string | undefined {
  const withoutRebate = cost.withoutRebate.typical;
  if (id === "water") {
    const fullPriceSentence =
      withoutRebate > pay.typical
        ? ` You’d pay about ${moneyInTensText(withoutRebate)}, as there’s no time to get the state’s rebate approved.`
        : "";
    const replacementNote =
      waterHeater === "gas"
        ? "A heat pump is cheaper to run than another gas unit."
        : "Another electric tank costs about three times as much to run.";
    return `If it breaks down first, call us: we’ll say how soon we can come.${fullPriceSentence} ${replacementNote}`;
  }
  if (id === "heating" && roomHeating !== "electric")
    return "If the heater breaks down first, bring this step forward. You may still buy another gas heater for a home you own, but you’d pay again when you leave gas.";
  return undefined;
}

export function whyNotText(
  { id, whyNot, payback, priceRise }: PlanStep & { whyNot: WhyNot },
  { stay = 0, budget }: PlanHome,
): string {
  const paybackText =
    payback.assumed === null ? `more than ${maxPaybackYears} years` : `${numberText(payback.assumed, 1)} years`;
  const reasons: Record<WhyNot, string> = {
    slow: `It takes ${paybackText} to pay for itself${id === "battery" ? ", and the plan leaves out a battery that doesn’t pay for itself within its ten-year warranty. Buy it for blackouts, or ask us for a smaller one" : ", longer than we’d count on it to last"}.`,
    stay: `It takes ${paybackText} to pay for itself, and you may have left after ${numberText(stay)}.`,
    young: `It’s too new to replace: the state’s rebate is only for replacing a unit that’s at least ${solarHomes.replacedHotWaterYears} years old. When it can’t be repaired, put in a heat pump.`,
    budget: `It doesn’t fit a budget of ${moneyText(budget)} a year.`,
  };
  const riseNote = whyNot !== "young" && priceRise ? ` ${riseText(priceRise)}` : "";
  return reasons[whyNot] + riseNote;
}

/** Whether panels come first here, and why that depends on the house. */
export function solarFirstText({ steps }: Plan, home: PlanHome): string | undefined {
  const jobOrder = steps.map(({ id }) => id);
  const [panels, water] = [jobOrder.indexOf("panels"), jobOrder.indexOf("water")];
  if (panels < 0) return undefined;
  if (water >= 0 && water < panels)
    return `We say “Solar first”, and in most houses that’s right. Here ${waterFirstText(steps, home)}`;
  return home.system === "gas" || home.system === "electric"
    ? "Solar first: nothing here has to be replaced this year, and panels cost more every January, as their certificates fall. Once the water heater is over ten years old, it comes before them."
    : "Solar first: panels cost more every January, as their certificates fall.";
}

/** Why hot water comes before panels. */
function waterFirstText(steps: Plan["steps"], { age }: PlanHome): string {
  if (age === "old" || age === "unknown")
    return "hot water comes before it: the old unit has to be replaced soon in any case, and it’s cheaper to do it while you can choose the day.";
  const [water, panels] = (["water", "panels"] as const).map((job) => steps.find(({ id }) => id === job)?.year);
  return water === panels
    ? `hot water and panels both fit in ${water}’s budget, so either can go first.`
    : "hot water comes before it: it saves more for each dollar you spend.";
}

/** Which jobs fit one visit, and what the switchboard and the meter need. */
export function visitSentences({ steps, offGas }: Plan, { car, cooktop }: PlanHome): string[] {
  const isPlanned = (id: JobId) => steps.some((step) => step.id === id);
  const years = [...new Set(steps.map(({ year }) => year))];
  const sharedVisits = years.flatMap((year) => {
    const stepsOfYear = steps.filter((step) => step.year === year);
    return stepsOfYear.length > 1
      ? [`${year}: ${listText(stepsOfYear.map(jobName))} can share the assessment and the electrician’s visit.`]
      : [];
  });
  const circuits = compact([
    isPlanned("water") && "the heat pump",
    isPlanned("heating") && "every outdoor unit",
    offGas !== undefined && cooktop === "gas" && "an induction cooktop",
    car === "soon" && "the car’s charger",
  ]);
  return compact([
    ...sharedVisits,
    circuits.length > 0 &&
      `Switchboard: ${listText(circuits)} ${circuits.length > 1 ? "need a circuit each" : "needs its own circuit"}. We’ll check the switchboard first.`,
    (isPlanned("panels") || isPlanned("battery")) &&
      "Meter: your network has to approve the system first. We apply, and your retailer sets up the smart meter to measure what you sell.",
    car === "soon" &&
      "Car: have its circuit run when the panels go in. Charging it from the roof by day costs you only the feed-in rate.",
  ]);
}
