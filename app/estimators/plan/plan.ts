import { type Cost, costOf, type Purchase } from "#content/cost.ts";
import { batteryWarrantyYears } from "#content/energy/batteries.ts";
import { answerTo, type EnergyAnswer } from "#content/energy/cached-estimates.ts";
import type { Payback } from "#content/energy/estimate.ts";
import { yearlyDegradation } from "#content/energy/inputs/constants.ts";
import type { Span } from "#content/energy/inputs/house.ts";
import { paybackOf } from "#content/energy/money/payback.ts";
import { type Rise, riseAfter } from "#content/offers/next-rise.ts";
import type { AirConditioningSize, PriceRange } from "#content/prices.ts";
import { type Day, yearOfDay } from "#content/rules/schedule.ts";
import { energyInput } from "../house.ts";
import { householdOn } from "../programs/household.ts";
import { cooktopCostAsLastGasAppliance, currentYear, houseAfter, type PlanHome, yearlyGasCharge } from "./home.ts";

export type JobId = "water" | "panels" | "battery" | "heating";

/** Something we install, and what it saves once the whole plan is done. */
interface Job {
  id: JobId;
  purchase: Purchase;
  /** Dollars that the job saves in its first year. */
  saving: Span;
  /** The share of its saving that it loses each year. */
  degradation: number;
  /** It has to pay for itself within this many years. */
  lifetimeYears: number;
  needs?: JobId;
  /** An old water heater, which must be replaced soon in any case. */
  isDue: boolean;
}

/** A job with its day and its price on that day. */
export interface PlanStep {
  id: JobId;
  purchase: Purchase;
  /** The first day of its year on which it can be done. Its price is for that day. */
  day: Day;
  year: number;
  cost: Cost;
  pay: PriceRange;
  saving: Span;
  payback: Payback;
  /** When its price next rises, if that is known. */
  priceRise?: Rise | undefined;
}

/** Why a job isn't in the plan: it pays back too slowly, or after they move; it can wait; or the budget is too small. */
export type WhyNot = "slow" | "stay" | "young" | "budget";

/** What is spent and saved in a year, in dollars. */
export interface YearOfPlan {
  year: number;
  spent: number;
  saved: number;
  /** Savings so far minus spending so far. */
  balance: number;
}

/** For panels and batteries, the warranty. Heat pumps and air conditioners last 10 to 15 years. */
const lifetimeYearsByJob: Readonly<Record<JobId, number>> = {
  water: 12,
  panels: 25,
  battery: batteryWarrantyYears,
  heating: 15,
};

const degradationByJob: Readonly<Record<JobId, number>> = {
  water: 0,
  panels: yearlyDegradation.panels,
  battery: yearlyDegradation.battery,
  heating: 0,
};

/** How many years after this one the plan covers. */
const yearsAhead = 5;

/** The air conditioner from our list that replaces a heater. */
const airConditionerFor: Readonly<Record<PlanHome["rooms"], AirConditioningSize>> = {
  ducted: "three-heads",
  room: "large-split",
  electric: "large-split",
  reverse: "large-split",
  other: "large-split",
};

type SwapJob = "water" | "heating";

const swapJobs: readonly SwapJob[] = ["water", "heating"];

/**
 * Plans each job for the first year that the budget allows. An old water heater comes first; then the job for which a year's wait
 * costs most, per dollar of its price. `firstDay` is the first day on which anything can be installed.
 */
export function makePlan(home: PlanHome, today: Day, firstDay: Day = today) {
  const days = planDays(today, firstDay);
  const yearBefore = currentYear(home);
  const possibleSwaps = swapJobs.filter((id) => yearBefore.swaps[id]);
  const fullPlan = planWith(possibleSwaps, home, days);
  const swappedJobs = possibleSwaps.filter((id) => fullPlan.steps.some((step) => step.id === id));
  // If a swap is left out, the old appliance stays, which changes what panels save. So the plan is made again without it.
  const { steps, leftOut, answer, finishedHouse } =
    swappedJobs.length === possibleSwaps.length ? fullPlan : planWith(swappedJobs, home, days);
  const offGas = yearBefore.gasBill > 0 && leavesGas(home, swappedJobs) ? offGasIn(home, steps, days) : undefined;
  const yearlySaving = steps.reduce((sum, { saving }) => sum + saving.assumed, 0);
  const gasAfter = swappedJobs.reduce((sum, id) => sum - (yearBefore.swaps[id]?.gasSaved ?? 0), yearBefore.gasBill);
  const billAfter = powerBill(home, steps, answer) + gasAfter;
  return {
    steps: steps.map((step) => ({ ...step, priceRise: priceRiseOf(step, home) })),
    leftOut: leftOut.map((step) => ({ ...step, priceRise: priceRiseOf(step, home) })),
    offGas,
    years: yearsOf(days, steps),
    /** A year's power and gas in dollars. */
    bills: { before: billAfter + yearlySaving, after: billAfter },
    spent: steps.reduce((sum, { pay }) => sum + pay.typical, 0),
    yearlySaving,
    /** The house once the plan is done. */
    finishedHouse,
    answer,
  };
}

/** The first day, and 1 January of each following year. */
function planDays(today: Day, firstDay: Day): Day[] {
  const firstYear = yearOfDay(firstDay);
  const laterDays = Array.from(
    { length: yearOfDay(today) + yearsAhead - firstYear },
    (_, index) => `${firstYear + 1 + index}-01-01`,
  );
  return [firstDay, ...laterDays];
}

/** The plan for a house in which these appliances become electric. */
function planWith(swappedJobs: readonly SwapJob[], home: PlanHome, days: readonly Day[]) {
  const [firstDay = ""] = days;
  const finishedHouse = houseAfter(home, swappedJobs);
  const answer = answerTo(energyInput(finishedHouse));
  const jobs = jobsOf(home, answer);
  const isPossible = (job: Job) => !isSwap(job.id) || swappedJobs.includes(job.id);
  const steps = schedule(
    jobs.filter((job) => isPossible(job) && whyNot(home, job, firstDay) === undefined),
    { days, home },
  );
  const leftOut = jobs
    .filter(({ id }) => !steps.some((step) => step.id === id))
    .map((job) => ({ ...stepOn(job, home, firstDay), whyNot: whyNot(home, job, firstDay) ?? ("budget" as const) }));
  return { finishedHouse, answer, steps, leftOut };
}

function isSwap(id: JobId): id is SwapJob {
  return id === "water" || id === "heating";
}

/** Whether nothing but a cooktop stays on gas. */
function leavesGas(home: PlanHome, swappedJobs: readonly SwapJob[]): boolean {
  const { swaps } = currentYear(home);
  return swapJobs.every((id) => !swaps[id]?.gasSaved || swappedJobs.includes(id));
}

/**
 * The last job: replacing a gas cooktop and closing the gas account. We don't sell that and know no price for it, so the plan says
 * what it saves but leaves it out of every sum.
 */
function offGasIn(home: PlanHome, steps: readonly PlanStep[], [firstDay = ""]: readonly Day[]) {
  const { swaps } = currentYear(home);
  const years = steps.flatMap(({ id, year }) => (isSwap(id) && swaps[id]?.gasSaved ? [year] : []));
  const cooking = home.cooktop === "gas" ? cooktopCostAsLastGasAppliance(home) : undefined;
  return {
    year: Math.max(yearOfDay(firstDay), ...years),
    cooking,
    /** Dollars a year saved by closing the gas account. */
    saving: yearlyGasCharge + (cooking ? cooking.gas - cooking.induction : 0),
  };
}

function jobsOf(home: PlanHome, { savings }: EnergyAnswer): Job[] {
  const { swaps } = currentYear(home);
  const hasOwnRoof = home.dwelling === "house";
  const job = (id: JobId, purchase: Purchase, saving: Span, overrides: Partial<Job> = {}): Job => ({
    id,
    purchase,
    saving,
    degradation: degradationByJob[id],
    lifetimeYears: lifetimeYearsByJob[id],
    isDue: false,
    ...overrides,
  });
  return [
    ...(swaps.water ? [job("water", { heatPump: "imported" }, swaps.water.saving, { isDue: isOld(home) })] : []),
    ...(hasOwnRoof && home.solar === "none" ? [job("panels", { kw: home.kw }, savings.panels)] : []),
    ...(hasOwnRoof && home.solar !== "battery"
      ? [
          job("battery", { batteryKwh: home.battery, panelsAlready: true }, savings.batteryOnTop, {
            ...(home.solar === "none" && { needs: "panels" }),
          }),
        ]
      : []),
    ...(swaps.heating ? [job("heating", { airConditioner: airConditionerFor[home.rooms] }, swaps.heating.saving)] : []),
  ];
}

/** A water heater of unknown age counts as old, so that nobody is left without hot water. */
function isOld({ age }: PlanHome): boolean {
  return age === "old" || age === "unknown";
}

function whyNot(home: PlanHome, job: Job, firstDay: Day): WhyNot | undefined {
  if (job.isDue) return undefined;
  if (job.id === "water" && home.age === "new") return "young";
  const step = stepOn(job, home, firstDay);
  if (!paysWithinLifetime(job, step)) return "slow";
  return home.stay !== undefined && (step.payback.assumed ?? 0) > home.stay ? "stay" : undefined;
}

function paysWithinLifetime({ lifetimeYears }: Job, { payback: { assumed: years } }: PlanStep): boolean {
  return years !== null && years <= lifetimeYears;
}

function stepOn({ id, purchase, saving, degradation }: Job, home: PlanHome, day: Day): PlanStep {
  const cost = costOn(purchase, home, day);
  return {
    id,
    purchase,
    day,
    year: yearOfDay(day),
    cost,
    pay: cost.pay,
    saving,
    payback: paybackOf(cost.pay, saving, degradation),
  };
}

function priceRiseOf({ purchase, day }: PlanStep, home: PlanHome): PlanStep["priceRise"] {
  return riseAfter(purchaseIn(purchase, home, day), day);
}

function costOn(purchase: Purchase, home: PlanHome, day: Day): Cost {
  return costOf(purchaseIn(purchase, home, day), day);
}

function purchaseIn(purchase: Purchase, home: PlanHome, day: Day): Purchase {
  return {
    ...purchase,
    zone: home.postcode.zone,
    certificatePrice: home.stc,
    household: householdOn({ income: home.income, owner: home.owner }, day),
  };
}

function schedule(jobs: readonly Job[], { days, home }: { days: readonly Day[]; home: PlanHome }): PlanStep[] {
  const steps: PlanStep[] = [];
  const isScheduled = (id: JobId) => steps.some((step) => step.id === id);
  let budgetLeft = 0;
  for (const [index, day] of days.entries()) {
    budgetLeft += home.budget;
    const nextYear = days[index + 1] ?? `${yearOfDay(day) + 1}-01-01`;
    const unscheduled = payingJobsByUrgency(
      jobs.filter(({ id }) => !isScheduled(id)),
      { home, day, nextYear },
    );
    const nextStep = () =>
      unscheduled.find(({ job: { id, needs } }) => !isScheduled(id) && (!needs || isScheduled(needs)))?.step;
    for (let step = nextStep(); step && step.pay.typical <= budgetLeft; step = nextStep()) {
      budgetLeft -= step.pay.typical;
      steps.push(step);
    }
  }
  return steps;
}

function payingJobsByUrgency(
  jobs: readonly Job[],
  { home, day, nextYear }: { home: PlanHome; day: Day; nextYear: Day },
) {
  return jobs
    .map((job) => {
      const step = stepOn(job, home, day);
      const costOfWaiting = costOn(job.purchase, home, nextYear).pay.typical - step.pay.typical + job.saving.assumed;
      return { job, step, urgency: job.isDue ? Number.POSITIVE_INFINITY : costOfWaiting / step.pay.typical };
    })
    .filter(({ job, step }) => job.isDue || paysWithinLifetime(job, step))
    .sort((a, b) => b.urgency - a.urgency);
}

/** A year's power once the plan is done, with the panels and battery on the house by then. */
function powerBill({ solar }: PlanHome, steps: readonly PlanStep[], { bills }: EnergyAnswer): number {
  const isPlanned = (id: JobId) => steps.some((step) => step.id === id);
  if (solar === "battery" || isPlanned("battery")) return bills.both;
  return solar === "panels" || isPlanned("panels") ? bills.panels : bills.neither;
}

/** What is spent and saved in each year. A job's saving counts from the following year, as the job may be done late in its year. */
function yearsOf(days: readonly Day[], steps: readonly PlanStep[]): YearOfPlan[] {
  let balance = 0;
  return days.map((day) => {
    const year = yearOfDay(day);
    const spent = steps.reduce((sum, step) => (step.year === year ? sum + step.pay.typical : sum), 0);
    const saved = steps.reduce((sum, step) => (step.year < year ? sum + step.saving.assumed : sum), 0);
    balance += saved - spent;
    return { year, spent, saved, balance };
  });
}
