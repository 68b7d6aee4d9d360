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

const noBattery = { kwh: 0, kw: 0, efficiency: 1, floor: 0, operatorFloor: 0 };

/**
 * Simulates a year. The sun serves the house first, then a car that charges only on spare sun, the battery, and export. The battery
 * serves the house before the grid does. The last seven days run once beforehand without counting, so that the year begins with a
 * realistic charge.
 */
export function simulateYear(setup: YearSetup): SimulatedYear {
  const { calendar, rates, battery, events, eventHours } = setup;
  const { kwh, kw, efficiency, floor, operatorFloor } = battery ?? noBattery;
  const schedule = battery && scheduleOf(battery, rates, () => surplusOf(setup));
  const charging = setup.car && chargingOf(setup.car);
  const rows = emptyRows();
  const halfHour = emptyHalfHour();
  let storedKwh = floor;
  let boughtCents = 0;
  let exportedCents = 0;

  const run = (day: SimulatedDay) => {
    const { month, sunStart, weekday, weight } = day;
    const monthShare = weight / (daysInMonth[month] ?? 1);
    const rateStart = weekday >= 5 ? halfHoursPerDay : 0;
    let freeLeftKwh = rates.freeCap;
    let eventLeftKwh = events[sunStart / halfHoursPerDay] ?? 0;
    let sunIsUp = false;
    if (charging) charging.owedKwh += charging.dailyKwh;
    for (let index = 0; index < halfHoursPerDay; index++) {
      const rowIndex = month * halfHoursPerDay + index;
      setInput(halfHour, setup, day, index, charging);
      if (halfHour.sun > 0) sunIsUp = true;
      splitHalfHour(halfHour, calendar.levels, calendar.levelShares, kw);
      const mayDischarge = schedule?.mayDischarge[rowIndex] === 1;
      if (mayDischarge) subtractSpells(halfHour, kwh - floor);
      addHiddenExchange(halfHour, setup.hiddenShare);
      const carSunKw = charging ? chargeFromSun(charging, index, weekday, halfHour.spare) : 0;
      const directKw = halfHour.sun - halfHour.spare + carSunKw;
      const spareKw = halfHour.spare - carSunKw;
      const chargeableKw = Math.max(0, Math.min(halfHour.chargeable - carSunKw, spareKw));

      const dischargedKwh = mayDischarge ? Math.min(halfHour.dischargeable / 2, Math.max(0, storedKwh - floor)) : 0;
      const chargedKwh = battery
        ? Math.min(chargeableKw / 2, Math.max(0, (kwh - storedKwh + dischargedKwh) / efficiency))
        : 0;
      storedKwh += efficiency * chargedKwh - dischargedKwh;
      const leftKwh = Math.max(0, spareKw / 2 - chargedKwh);
      // If no level has spare sun, `spareShare` is 0: the export limit then applies to the whole half-hour.
      const exportedKwh = Math.min(leftKwh, (rates.exportLimit / 2) * (halfHour.spareShare || 1));

      const controlledKwh = (setup.controlled[rowIndex] ?? 0) / 2;
      const boughtKwh = Math.max(0, halfHour.short / 2 - dischargedKwh);
      const isFree = rates.free[index] === 1;
      const freeUseKwh = isFree ? Math.min(boughtKwh, freeLeftKwh) : 0;
      freeLeftKwh -= freeUseKwh;
      const powerLeftKwh = kw / 2 - chargedKwh;
      const state = { stored: storedKwh, powerLeft: powerLeftKwh, freeLeft: freeLeftKwh, sunIsUp };
      const fromGridKwh = schedule ? gridCharge(schedule, battery, month, index, state) : 0;
      const freeChargeKwh = isFree ? fromGridKwh : 0;
      freeLeftKwh -= freeChargeKwh;
      storedKwh += efficiency * fromGridKwh;

      let eventKwh = 0;
      if (eventLeftKwh > 0 && eventHours[index] && battery) {
        const powerKwh = Math.min(kw / 2 - dischargedKwh, rates.exportLimit / 2 - exportedKwh);
        eventKwh = Math.max(0, Math.min(eventLeftKwh, powerKwh, storedKwh - operatorFloor));
        eventLeftKwh -= eventKwh;
        storedKwh -= eventKwh;
      }

      if (weight === 0) continue;
      const rate = rates.rate[rateStart + index] ?? 0;
      boughtCents +=
        weight * ((boughtKwh + fromGridKwh - freeUseKwh - freeChargeKwh) * rate + controlledKwh * rates.controlled);
      exportedCents += weight * exportedKwh * (rates.feedIn?.[rateStart + index] ?? 0);
      add(rows.made, rowIndex, monthShare * (halfHour.sun / 2));
      add(
        rows.use,
        rowIndex,
        monthShare * ((halfHour.use + halfHour.steady + halfHour.car + carSunKw) / 2 + controlledKwh),
      );
      add(rows.direct, rowIndex, monthShare * (directKw / 2));
      add(rows.exported, rowIndex, monthShare * exportedKwh);
      add(rows.spilled, rowIndex, monthShare * (leftKwh - exportedKwh));
      add(rows.bought, rowIndex, monthShare * (boughtKwh + controlledKwh + fromGridKwh));
      add(rows.carSun, rowIndex, monthShare * (carSunKw / 2));
      if (!battery) continue;
      add(rows.charged, rowIndex, monthShare * chargedKwh);
      add(rows.discharged, rowIndex, monthShare * dischargedKwh);
      add(rows.fromGrid, rowIndex, monthShare * fromGridKwh);
      add(rows.event, rowIndex, monthShare * eventKwh);
      add(rows.level, rowIndex, monthShare * storedKwh);
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
  const topKwh = state.sunIsUp ? gridTop : (schedule.topBeforeSun[month] ?? gridTop);
  const neededKwh = (topKwh - state.stored) / efficiency;
  return Math.max(0, Math.min(state.powerLeft, neededKwh - ((schedule.cheapLeft[index] ?? 0) * kw) / 2));
}

/** The panels' surplus in kWh on the average day of each month, before any battery. */
function surplusOf(setup: YearSetup): number[] {
  const surplusKwh = new Array<number>(12).fill(0);
  const halfHour = emptyHalfHour();
  for (const day of setup.calendar.days) {
    const monthShare = day.weight / (daysInMonth[day.month] ?? 1);
    for (let index = 0; index < halfHoursPerDay; index++) {
      setInput(halfHour, setup, day, index);
      if (halfHour.sun === 0) continue;
      splitHalfHour(halfHour, setup.calendar.levels, setup.calendar.levelShares, 0);
      addHiddenExchange(halfHour, setup.hiddenShare);
      surplusKwh[day.month] = (surplusKwh[day.month] ?? 0) + (monthShare * halfHour.spare) / 2;
    }
  }
  return surplusKwh;
}

function add(row: Float64Array, index: number, value: number): void {
  row[index] = (row[index] ?? 0) + value;
}
