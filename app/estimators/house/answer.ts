import { type Cost, costOf, toPayBack } from "#content/cost.ts";
import type { EnergyInput } from "#content/energy/estimate.ts";
import { type Answer, answerTo } from "#content/energy/remembered.ts";
import type { Day } from "#content/rules/schedule.ts";
import { planOf } from "./plan-fields.ts";
import type { HouseQuestion } from "./question.ts";
import { facesOf, placeOf, shadeHeight } from "./roof-fields.ts";

/** What the engine says of a house, and what its panels and battery cost on a day. */
export type HouseAnswer = { answer: Answer; cost: Cost };

/** Panels of both faces. */
export function totalKw({ kw, kw2 }: Pick<HouseQuestion, "kw" | "kw2">): number | undefined {
  return kw === undefined ? undefined : kw + kw2;
}

/** The house as the engine takes it. Without a known use only what the panels make can be told. */
export function energyInput(question: HouseQuestion): EnergyInput {
  const { dailyUse = 0, home, heating, hotWater, car, work, battery, batteryOptions, vpp, midday } = question;
  const shade = { east: shadeHeight[question.morningShade], west: shadeHeight[question.afternoonShade] };
  const plan = planOf(question);
  return {
    place: placeOf(question),
    panels: question.kw === undefined ? undefined : { faces: facesOf(question), shade },
    load: work ? { daily: dailyUse, work } : { daily: dailyUse, home, heating },
    hotWater,
    car,
    battery: battery > 0 ? { usable: battery, ...withGridCharge(batteryOptions, midday) } : undefined,
    plan,
    // What a plan's free hours are worth by themselves shows against the same plan without them.
    planNow: midday ? { ...plan, free: undefined } : undefined,
    vpp: battery > 0 ? vpp : undefined,
  };
}

/** Unless a visitor says otherwise, a battery is filled in a plan's free hours and never else from the grid. */
export function withGridCharge(options: HouseQuestion["batteryOptions"], midday: boolean) {
  return { ...options, gridCharge: options.gridCharge ?? (midday ? ("free" as const) : ("never" as const)) };
}

function costFor(question: HouseQuestion, today: Day): Cost {
  const { zone, stc, site, price, battery } = question;
  const kw = totalKw(question) ?? 0;
  return costOf({ kw, battery, zone, certificatePrice: stc, site, knownPrice: price }, today);
}

/** One house asked about in two places gives one answer: range, worth, payback and pulls of each part. */
export function houseAnswer(question: HouseQuestion, today: Day): HouseAnswer {
  const cost = costFor(question, today);
  return { answer: answerTo(energyInput(question), toPayBack(cost)), cost };
}
