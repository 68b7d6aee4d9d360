import { kwhSize, kw as kwText, longDate, money, moneyRange, number, size, tens } from "#content/format.ts";
import { gasRules } from "#content/rules/announced.ts";
import { type Day, yearOfDay } from "#content/rules/schedule.ts";
import { solarHomes } from "#content/rules/solar-homes.ts";
import { type Line, present } from "../estimate-lines.ts";
import { dailyGasCharge, type PlanHome, yearBefore } from "./home.ts";
import type { JobId, planOf, Step, WhyNot } from "./plan.ts";

type Plan = ReturnType<typeof planOf>;

/** "a heat pump for hot water", as a sentence goes on. */
function jobName({ id, purchase }: Pick<Step, "id" | "purchase">): string {
  const { kw = 0, battery = 0, airConditioner } = purchase;
  const names: Record<JobId, string> = {
    water: "heat pump hot water",
    panels: `${kwText(kw)} of panels`,
    battery: `a ${kwhSize(battery)} battery`,
    heating: airConditioner === "three-heads" ? "reverse cycle in three rooms" : "a reverse-cycle split system",
  };
  return names[id];
}

/** "First: heat pump hot water and 8 kW of panels, before 1 January 2027". */
export function headlineOf({ steps }: Plan): string {
  const [first] = steps;
  if (!first) return "Nothing to buy yet";
  const together = steps.filter(({ year }) => year === first.year);
  return `First: ${inWords(together.map(jobName))}, ${dateOf(first)}`;
}

function inWords(items: readonly string[]): string {
  return items.length > 1 ? `${items.slice(0, -1).join(", ")} and ${items.at(-1)}` : (items[0] ?? "");
}

/** "before 1 January 2027" where it costs more from then on, else "in 2028". */
export function dateOf({ dearer, year }: Step): string {
  return dearer && yearOfDay(dearer.day) <= year + 1 ? `before ${longDate(dearer.day)}` : `in ${year}`;
}

/** Why this job, and why then. */
export function reasonsOf(step: Step, home: PlanHome, firstYear: number): string[] {
  const { id, year, dearer, cost } = step;
  const { status } = cost[id === "water" ? "heatPump" : "panels"].rebate;
  const isRebated = status === "counted" || status === "if-eligible";
  const endsRebate = dearer !== undefined && dearer.day > solarHomes.knownUntil && step.day <= solarHomes.knownUntil;
  return present([
    id === "water" &&
      home.age === "old" &&
      "It’s over ten years old. Most last 10 to 15 years, and they fail on a cold morning.",
    id === "water" &&
      home.age === "unknown" &&
      "You don’t know its age, so we plan as if it were old. The year is on its label.",
    year > firstYear && `It waits until ${year} for your yearly budget of ${money(home.budget)}.`,
    dearer !== undefined &&
      `From ${longDate(dearer.day)} it costs ${money(dearer.more)} more${isRebated && endsRebate ? ": no state rebate has been announced beyond that" : ""}.`,
    status === "unknown" &&
      (id === "water" || id === "panels") &&
      `No state rebate has been announced beyond ${longDate(solarHomes.knownUntil)}, so none is in this price.`,
    id === "water" &&
      home.system === "gas" &&
      `From ${longDate(gasRules.hotWater)} a gas unit that can’t be repaired has to be replaced with an electric one.`,
  ]);
}

/** What holds for every price of the plan. */
export function priceNote({ steps }: Plan): string {
  const statuses = steps.flatMap(({ cost }) => [cost.panels.rebate.status, cost.heatPump.rebate.status]);
  const hasUpgrades = steps.some(({ id }) => id === "water" || id === "heating");
  return [
    `Typical prices, GST included, after federal certificates${statuses.includes("if-eligible") ? " and the state’s rebate, for a household under its income limit" : ""}.`,
    ...(hasUpgrades
      ? ["Victorian Energy Upgrades takes off more for hot water and heating; your quote says how much."]
      : []),
  ].join(" ");
}

/** What to do where the old one fails before its turn: nobody can wait for the state's approval then. */
export function ifItDiesFirst({ id, cost, pay }: Step, { system, rooms }: PlanHome): string | undefined {
  const withoutRebate = cost.withoutRebate.typical;
  if (id === "water") {
    const dearer =
      withoutRebate > pay.typical
        ? ` It’s ${money(withoutRebate)} then: the state’s rebate has to be approved beforehand.`
        : "";
    const again =
      system === "gas"
        ? "Don’t take another gas unit: the next one has to be electric anyway."
        : "Another electric tank costs about three times as much to run.";
    return `If it dies first: call us, and we put you ahead of planned work.${dearer} ${again}`;
  }
  if (id === "heating" && rooms !== "electric")
    return "If the heater dies first: bring this step forward. In a home you own another gas heater is allowed, but you’d pay for a heater twice.";
  return undefined;
}

export function whyNotInWords(
  { id, whyNot, payback, dearer }: Step & { whyNot: WhyNot },
  { stay = 0, budget }: PlanHome,
): string {
  const years = payback.assumed === null ? "more than 50 years" : `${number(payback.assumed, 1)} years`;
  const reasons: Record<WhyNot, string> = {
    slow: `It takes ${years} to pay for itself${id === "battery" ? ", longer than its ten-year warranty. Buy it for blackouts, or ask us for a smaller one" : ", longer than we’d count on it to last"}.`,
    stay: `It takes ${years} to pay for itself, and you may have left after ${number(stay)}.`,
    young: `It’s too new to replace: the state’s rebate needs a unit of at least ${solarHomes.replacedHotWaterYears} years. When it can’t be repaired, put in a heat pump.`,
    budget: `A budget of ${money(budget)} a year doesn’t reach it.`,
  };
  const more = whyNot !== "young" && dearer ? ` From ${longDate(dearer.day)} it costs ${money(dearer.more)} more.` : "";
  return reasons[whyNot] + more;
}

/** Whether panels come first here, and why that differs from house to house. */
export function solarFirst({ steps }: Plan, home: PlanHome): string | undefined {
  const order = steps.map(({ id }) => id);
  const [panels, water] = [order.indexOf("panels"), order.indexOf("water")];
  if (panels < 0) return undefined;
  if (water >= 0 && water < panels)
    return "We say “Solar first”, and in most houses that’s right. Here hot water comes before it: the old unit has to be replaced soon in any case, and it’s cheaper to do it while you can choose the day.";
  return home.system === "gas" || home.system === "electric"
    ? "Solar first: nothing here has to be replaced this year, and panels lose the most by waiting, since their certificates fall every January. Once the water heater is over ten years old, it comes before them."
    : "Solar first: panels lose the most by waiting, since their certificates fall every January.";
}

/** What can be done on one visit, and what the switchboard and the meter need. */
export function visitsInWords({ steps, offGas }: Plan, { car, cooktop }: PlanHome): string[] {
  const has = (id: JobId) => steps.some((step) => step.id === id);
  const years = [...new Set(steps.map(({ year }) => year))];
  const together = years.flatMap((year) => {
    const same = steps.filter((step) => step.year === year);
    return same.length > 1
      ? [`${year}: ${inWords(same.map(jobName))} can share the assessment and the electrician’s visit.`]
      : [];
  });
  const circuits = present([
    has("water") && "the heat pump",
    has("heating") && "each outdoor unit",
    offGas !== undefined && cooktop === "gas" && "an induction cooktop",
    car === "soon" && "the car’s charger",
  ]);
  return present([
    ...together,
    circuits.length > 0 &&
      `Switchboard: ${circuits.length > 1 ? "a circuit each" : "a circuit of its own"} for ${inWords(circuits)}, looked at on the first visit.`,
    (has("panels") || has("battery")) &&
      "Meter: your network has to approve the system first. We apply, and your retailer sets a smart meter to measure what you sell.",
    car === "soon" &&
      "Car: have its circuit run when the panels go in. Charging by day from the roof costs you the feed-in rate only.",
  ]);
}

/** How each price of the plan comes about, and each saving that needs no simulation. */
export function workingsOf({ steps, left, offGas, bills, house, answer }: Plan, home: PlanHome, firstDay: Day): Line[] {
  const { swaps, gas } = yearBefore(home);
  const cents = `${size(home.rate)} c`;
  const priced = [...steps, ...left].map((step): Line => {
    const part = partOf(step);
    const { price, certificates, rebate } = step.cost[part];
    const off = present([
      certificates.count > 0 && `${number(certificates.count)} certificates (${money(certificates.value)})`,
      rebate.amount > 0 && `${money(rebate.amount)} from Solar Homes`,
    ]);
    const rules = step.day === firstDay ? "at today’s rules" : `at the rules of ${longDate(step.day)}`;
    const left = off.length > 0 ? ` less ${off.join(" and ")} leaves ${money(step.pay.typical)}` : "";
    return {
      label: `${jobNameCapital(step)}, ${rules}`,
      calculation: `${money(price.typical)}${left}. Our range is ${moneyRange(tens(step.pay.low), tens(step.pay.high))}.`,
    };
  });
  return [
    ...priced,
    ...(gas > 0
      ? [
          {
            label: "A year’s gas today",
            calculation: `${money(gas - dailyGasCharge)} at ${size(home.gasprice)} c/MJ and ${money(dailyGasCharge)} of daily charges`,
          },
        ]
      : []),
    ...present([
      swaps.water && savingLine("Hot water", swaps.water, cents),
      swaps.heating && savingLine("Heating", swaps.heating, cents),
    ]),
    ...(offGas?.cooktop === undefined
      ? []
      : [
          {
            label: "Cooktop",
            calculation: `Induction takes as much money as gas: ${money(swaps.cooktop?.gas ?? 0)} a year. What it saves is the daily gas charge.`,
          },
        ]),
    {
      label: "Panels and battery",
      calculation: `We simulate a year of half-hours in this house as it is at the end of the plan, using ${number((house.use * 4) / 365, 1)} kWh a day. Panels save ${money(answer.worth.panels.assumed)} a year, the battery ${money(answer.worth.batteryOnTop.assumed)} more.`,
    },
    {
      label: "Power and gas for a year",
      calculation: `${money(bills.before)} today, ${money(bills.after)} at the end`,
    },
  ];
}

function savingLine(
  label: string,
  { gas, power, powerAfter, saving }: NonNullable<ReturnType<typeof yearBefore>["swaps"]["water"]>,
  cents: string,
): Line {
  const now = gas > 0 ? `${money(gas)} of gas` : `${number(power)} kWh × ${cents}`;
  return {
    label,
    calculation: `${now} less ${number(powerAfter)} kWh × ${cents} saves ${money(saving.assumed)} a year`,
  };
}

function partOf({ id }: Pick<Step, "id">) {
  return ({ water: "heatPump", panels: "panels", battery: "battery", heating: "airConditioner" } as const)[id];
}

export function jobNameCapital(step: Pick<Step, "id" | "purchase">): string {
  const name = jobName(step).replace(/^an? /, "");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
