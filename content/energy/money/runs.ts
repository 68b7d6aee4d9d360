import { daysInMonth, halfHoursPerDay, hiddenShare, simulatedDays } from "../inputs/constants.ts";
import { type Battery, type EnergyInput, type Operator, type Plan, sizedBattery } from "../inputs/house.ts";
import { lruCache } from "../lru-cache.ts";
import { halfHourMask, type Rates, ratesOf } from "../tariffs/plan.ts";
import { calendarOf } from "../year/calendar.ts";
import { monthsOf, yearOf } from "../year/flows.ts";
import { type SimulatedYear, simulateYear } from "../year/simulate.ts";
import { sunKwOf } from "../year/sun.ts";
import { hotWaterKw } from "../year/use.ts";

/** What a simulated year includes: panels and battery, less sun than usual, another plan. */
type Scenario = { panels?: boolean; battery?: Battery | undefined; sunFactor?: number; plan?: Plan | undefined };

/** A simulated year with its totals. `bill` is a function, because the feed-in rate may differ from the plan's. */
export type YearResult = ReturnType<typeof resultOf>;

type HouseRunner = (scenario: Scenario) => YearResult;

/** The visitor's house and those that it is compared with. Their years are large, and needed repeatedly. */
const runners = lruCache<HouseRunner>(3);

/** Returns a function that simulates a house's year under a scenario, once for each. */
export function houseRunner(input: EnergyInput): HouseRunner {
  const { place, panels, load, hotWater, car, plan, vpp } = input;
  const house: SimulatedHouse = { place, panels, load, hotWater, car, plan, vpp };
  return runners.getOrCompute(JSON.stringify(house), () => {
    const run = simulatorOf(house);
    const results = new Map<string, YearResult>();
    return (scenario) => {
      const key = JSON.stringify(scenario);
      const result = results.get(key) ?? run(scenario);
      results.set(key, result);
      return result;
    };
  });
}

/** What a year depends on: the key under which it is cached. */
type SimulatedHouse = {
  [Name in "place" | "panels" | "load" | "hotWater" | "car" | "plan" | "vpp"]: EnergyInput[Name];
};

function simulatorOf(input: SimulatedHouse): HouseRunner {
  const calendar = calendarOf(input.load, input.hotWater);
  const water = hotWaterKw(input.hotWater);
  const noLoad = new Float64Array(12 * halfHoursPerDay);
  const isControlled = input.hotWater?.counted === "controlled";
  const noSun = sunKwOf(undefined);
  const averageSun = sunKwOf(input.panels, input.place);
  const { vpp } = input;
  return ({ panels = false, battery, sunFactor = 1, plan = input.plan }) => {
    const rates = ratesOf(plan);
    const operator = battery ? vpp : undefined;
    const simulated = simulateYear({
      sunKw: !panels ? noSun : sunFactor === 1 ? averageSun : averageSun.map((kw) => kw * sunFactor),
      inverterKw: input.panels?.inverterKw ?? Number.POSITIVE_INFINITY,
      calendar,
      timerKw: isControlled ? noLoad : water,
      controlledKw: isControlled ? water : noLoad,
      hiddenShare: input.load.hiddenShare ?? hiddenShare,
      car: input.car,
      battery: battery && sizedBattery(battery, vpp),
      rates,
      eventKwhByDay: eventKwhByDay(operator),
      eventMask: halfHourMask(
        operator?.from === undefined || operator.to === undefined
          ? undefined
          : { from: operator.from, to: operator.to },
      ),
    });
    return resultOf(simulated, rates, operator);
  };
}

function resultOf(simulated: SimulatedYear, rates: Rates, operator?: Operator) {
  const months = monthsOf(simulated.rows);
  const year = yearOf(months);
  const paidDollars = operator
    ? (operator.yearlyDollars ?? 0) + (year.sentToOperator * (operator.centsPerKwh ?? 0)) / 100
    : 0;
  return {
    simulated,
    months,
    year,
    boughtDollars: simulated.boughtDollars,
    /** Dollars a year, at this many cents per exported kWh unless the plan has its own rate. */
    bill: (feedInCents: number): number => {
      const exports = rates.feedInRates ? simulated.exportedDollars : (year.exported * feedInCents) / 100;
      return rates.yearlySupplyDollars + simulated.boughtDollars - exports - paidDollars;
    },
  };
}

/** Months with events, from January: summer and winter evenings. */
const eventMonths = [0, 1, 5, 6, 7, 11];

/** What an operator takes on each simulated day, month by month, for as many evenings as the contract says. */
function eventKwhByDay(operator: Operator | undefined): Float64Array {
  const kwhByDay = new Float64Array(12 * simulatedDays);
  const events = operator?.events ?? 0;
  if (events <= 0) return kwhByDay;
  const evenings = eventMonths.flatMap((month) => Array.from({ length: simulatedDays }, (_, day) => ({ month, day })));
  const daysRepresented = (month: number) => (daysInMonth[month] ?? 0) / simulatedDays;
  const possibleEvenings = evenings.reduce((sum, { month }) => sum + daysRepresented(month), 0);
  const count = Math.min(evenings.length, Math.max(1, Math.round((events * evenings.length) / possibleEvenings)));
  const chosenEvenings = Array.from({ length: count }, (_, index) => {
    return evenings[Math.floor(((index + 0.25) * evenings.length) / count)] ?? { month: 0, day: 0 };
  });
  const eventDays = chosenEvenings.reduce((sum, { month }) => sum + daysRepresented(month), 0);
  for (const { month, day } of chosenEvenings)
    kwhByDay[month * simulatedDays + day] = ((operator?.kwhPerEvent ?? 0) * events) / eventDays;
  return kwhByDay;
}
