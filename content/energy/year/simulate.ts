import { daysInMonth, halfHoursPerDay } from "../inputs/constants.ts";
import type { Car, SizedBattery } from "../inputs/house.ts";
import type { Rates } from "../tariffs/plan.ts";
import { type Schedule, scheduleOf } from "./battery.ts";
import type { Calendar, SimulatedDay } from "./calendar.ts";
import { type Charging, chargeByClock, chargeFromSun, chargingOf } from "./car.ts";
import { emptyRows, type Rows } from "./flows.ts";
import { addHiddenExchange, emptyHalfHour, type HalfHour, splitHalfHour, subtractSpells } from "./half-hour.ts";

/** Everything that the simulation of a year needs, calculated beforehand. */
export type YearSetup = {
  /** kW before the inverter's limit: 12 × 14 × 48. */
  sun: Float64Array;
  inverterKw: number;
  calendar: Calendar;
  /** kW of what runs on a timer: 12 × 48. */
  timer: Float64Array;
  /** kW on a controlled load: 12 × 48. */
  controlled: Float64Array;
  /** The share of direct use that was really exported and bought back within the half-hour. */
  hiddenShare: number;
  car: Car | undefined;
  battery: SizedBattery | undefined;
  rates: Rates;
  /** kWh that an operator takes on each of 12 × 14 evenings. */
  events: Float64Array;
  /** 1 in the day's half-hours in which the operator may take them. */
  eventHours: Uint8Array;
};

/** A year's average days, and the dollars for bought and exported power at the plan's own rates. */
export type SimulatedYear = { rows: Rows; boughtDollars: number; exportedDollars: number };

const noBattery = { usable: 0, kw: 0, efficiency: 1, floor: 0, operatorFloor: 0 };

/**
 * Simulates a year. The sun serves the house first, then a car that follows it, the battery, and export. The battery serves the
 * house before the grid does. The last seven days run once beforehand without counting, so that the year begins with a realistic charge.
 */
export function simulateYear(setup: YearSetup): SimulatedYear {
  const { calendar, rates, battery, events, eventHours } = setup;
  const { usable, kw, efficiency, floor, operatorFloor } = battery ?? noBattery;
  const schedule = battery && scheduleOf(battery, rates, () => surplusOf(setup));
  const charging = setup.car && chargingOf(setup.car);
  const rows = emptyRows();
  const halfHour = emptyHalfHour();
  let stored = floor;
  let boughtCents = 0;
  let exportedCents = 0;

  const run = (day: SimulatedDay) => {
    const { month, sunStart, weekday, weight } = day;
    const monthShare = weight / (daysInMonth[month] ?? 1);
    const rateStart = weekday >= 5 ? halfHoursPerDay : 0;
    let freeLeft = rates.freeCap;
    let eventLeft = events[sunStart / halfHoursPerDay] ?? 0;
    let sunIsUp = false;
    if (charging) charging.owedKwh += charging.dailyKwh;
    for (let index = 0; index < halfHoursPerDay; index++) {
      const rowIndex = month * halfHoursPerDay + index;
      setInput(halfHour, setup, day, index, charging);
      if (halfHour.sun > 0) sunIsUp = true;
      splitHalfHour(halfHour, calendar.levels, calendar.levelShares, kw);
      const mayDischarge = schedule?.mayDischarge[rowIndex] === 1;
      if (mayDischarge) subtractSpells(halfHour, usable - floor);
      addHiddenExchange(halfHour, setup.hiddenShare);
      const carSun = charging ? chargeFromSun(charging, index, weekday, halfHour.spare) : 0;
      const direct = halfHour.sun - halfHour.spare + carSun;
      const spare = halfHour.spare - carSun;
      const chargeable = Math.max(0, Math.min(halfHour.chargeable - carSun, spare));

      const discharged = mayDischarge ? Math.min(halfHour.dischargeable / 2, Math.max(0, stored - floor)) : 0;
      const charged = battery ? Math.min(chargeable / 2, Math.max(0, (usable - stored + discharged) / efficiency)) : 0;
      stored += efficiency * charged - discharged;
      const left = Math.max(0, spare / 2 - charged);
      // If no level has spare sun, `spareShare` is 0: the export limit then applies to the whole half-hour.
      const exported = Math.min(left, (rates.exportLimit / 2) * (halfHour.spareShare || 1));

      const controlled = (setup.controlled[rowIndex] ?? 0) / 2;
      const bought = Math.max(0, halfHour.short / 2 - discharged);
      const isFree = rates.free[index] === 1;
      const freeUse = isFree ? Math.min(bought, freeLeft) : 0;
      freeLeft -= freeUse;
      const powerLeft = kw / 2 - charged;
      const state = { stored, powerLeft, freeLeft, sunIsUp };
      const fromGrid = schedule ? gridCharge(schedule, battery, month, index, state) : 0;
      const freeCharge = isFree ? fromGrid : 0;
      freeLeft -= freeCharge;
      stored += efficiency * fromGrid;

      let event = 0;
      if (eventLeft > 0 && eventHours[index] && battery) {
        const power = Math.min(kw / 2 - discharged, rates.exportLimit / 2 - exported);
        event = Math.max(0, Math.min(eventLeft, power, stored - operatorFloor));
        eventLeft -= event;
        stored -= event;
      }

      if (weight === 0) continue;
      const rate = rates.rate[rateStart + index] ?? 0;
      boughtCents += weight * ((bought + fromGrid - freeUse - freeCharge) * rate + controlled * rates.controlled);
      exportedCents += weight * exported * (rates.feedIn?.[rateStart + index] ?? 0);
      add(rows.made, rowIndex, monthShare * (halfHour.sun / 2));
      add(rows.use, rowIndex, monthShare * ((halfHour.use + halfHour.steady + halfHour.car + carSun) / 2 + controlled));
      add(rows.direct, rowIndex, monthShare * (direct / 2));
      add(rows.exported, rowIndex, monthShare * exported);
      add(rows.spilled, rowIndex, monthShare * (left - exported));
      add(rows.bought, rowIndex, monthShare * (bought + controlled + fromGrid));
      add(rows.carSun, rowIndex, monthShare * (carSun / 2));
      if (!battery) continue;
      add(rows.charged, rowIndex, monthShare * charged);
      add(rows.discharged, rowIndex, monthShare * discharged);
      add(rows.fromGrid, rowIndex, monthShare * fromGrid);
      add(rows.event, rowIndex, monthShare * event);
      add(rows.level, rowIndex, monthShare * stored);
    }
  };

  for (const day of calendar.days.slice(-7)) run({ ...day, weight: 0 });
  for (const day of calendar.days) run(day);
  return { rows, boughtDollars: boughtCents / 100, exportedDollars: exportedCents / 100 };
}

/** Sets the half-hour's sun and loads. */
function setInput(halfHour: HalfHour, setup: YearSetup, day: SimulatedDay, index: number, charging?: Charging): void {
  halfHour.sun = Math.min(setup.inverterKw, setup.sun[day.sunStart + index] ?? 0);
  halfHour.use = setup.calendar.use[day.useStart + index] ?? 0;
  halfHour.steady = setup.timer[day.month * halfHoursPerDay + index] ?? 0;
  halfHour.car = charging ? chargeByClock(charging, index, day.weekday) : 0;
}

/** kWh in the battery, kWh that its power still allows in this half-hour, and free kWh left today. */
type ChargeState = { stored: number; powerLeft: number; freeLeft: number; sunIsUp: boolean };

/** kWh that the grid charges into the battery in this half-hour. */
function gridCharge(
  schedule: Schedule,
  battery: SizedBattery | undefined,
  month: number,
  index: number,
  state: ChargeState,
) {
  if (!battery) return 0;
  const { efficiency, kw, gridTop } = battery;
  if (schedule.chargeAtOnce[index])
    return Math.max(0, Math.min(state.powerLeft, (gridTop - state.stored) / efficiency, state.freeLeft));
  if (!schedule.chargeLate[index]) return 0;
  const top = state.sunIsUp ? gridTop : (schedule.topBeforeSun[month] ?? gridTop);
  const needed = (top - state.stored) / efficiency;
  return Math.max(0, Math.min(state.powerLeft, needed - ((schedule.cheapLeft[index] ?? 0) * kw) / 2));
}

/** The panels' surplus in kWh on the average day of each month, before any battery. */
function surplusOf(setup: YearSetup): number[] {
  const surplus = new Array<number>(12).fill(0);
  const halfHour = emptyHalfHour();
  for (const day of setup.calendar.days) {
    const monthShare = day.weight / (daysInMonth[day.month] ?? 1);
    for (let index = 0; index < halfHoursPerDay; index++) {
      setInput(halfHour, setup, day, index);
      if (halfHour.sun === 0) continue;
      splitHalfHour(halfHour, setup.calendar.levels, setup.calendar.levelShares, 0);
      addHiddenExchange(halfHour, setup.hiddenShare);
      surplus[day.month] = (surplus[day.month] ?? 0) + (monthShare * halfHour.spare) / 2;
    }
  }
  return surplus;
}

function add(row: Float64Array, index: number, value: number): void {
  row[index] = (row[index] ?? 0) + value;
}
