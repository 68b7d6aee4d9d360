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
  /** The panels' output before the inverter's limit: 12 × 14 × 48. */
  sunKw: Float64Array;
  inverterKw: number;
  calendar: Calendar;
  /** What runs on a timer: 12 × 48. */
  timerKw: Float64Array;
  /** What runs on a controlled load: 12 × 48. */
  controlledKw: Float64Array;
  /** The share of direct use that was really exported and bought back within the half-hour. */
  hiddenShare: number;
  car: Car | undefined;
  battery: SizedBattery | undefined;
  rates: Rates;
  /** What an operator takes on each of 12 × 14 evenings. */
  eventKwhByDay: Float64Array;
  /** 1 in the day's half-hours when the operator may take them. */
  eventMask: Uint8Array;
};

/** A year's average days, and the dollars for bought and exported power at the plan's own rates. */
export type SimulatedYear = { rows: Rows; boughtDollars: number; exportedDollars: number };

const noBattery = { capacityKwh: 0, powerKw: 0, efficiency: 1, floorKwh: 0, operatorFloorKwh: 0 };

/**
 * Simulates a year. The sun serves the house first, then a car that charges only on spare sun, the battery, and export. The battery
 * serves the house before the grid does. The last seven days run once beforehand without counting, so that the year begins with a
 * realistic charge.
 */
export function simulateYear(setup: YearSetup): SimulatedYear {
  const { calendar, rates, battery, eventKwhByDay, eventMask } = setup;
  const { capacityKwh, powerKw, efficiency, floorKwh, operatorFloorKwh } = battery ?? noBattery;
  const schedule = battery && scheduleOf(battery, rates, () => surplusByMonth(setup));
  const charging = setup.car && chargingOf(setup.car);
  const rows = emptyRows();
  const halfHour = emptyHalfHour();
  let storedKwh = floorKwh;
  let boughtCents = 0;
  let exportedCents = 0;

  const run = (day: SimulatedDay) => {
    const { month, sunStart, weekday, weight } = day;
    const monthShare = weight / (daysInMonth[month] ?? 1);
    const rateStart = weekday >= 5 ? halfHoursPerDay : 0;
    let freeLeftKwh = rates.freeCapKwh;
    let eventLeftKwh = eventKwhByDay[sunStart / halfHoursPerDay] ?? 0;
    let sunIsUp = false;
    if (charging) charging.owedKwh += charging.dailyKwh;
    for (let index = 0; index < halfHoursPerDay; index++) {
      const rowIndex = month * halfHoursPerDay + index;
      setSunAndLoads(halfHour, setup, day, index, charging);
      if (halfHour.sunKw > 0) sunIsUp = true;
      splitHalfHour(halfHour, calendar.useLevels, calendar.useLevelShares, powerKw);
      const mayDischarge = schedule?.mayDischarge[rowIndex] === 1;
      if (mayDischarge) subtractSpells(halfHour, capacityKwh - floorKwh);
      addHiddenExchange(halfHour, setup.hiddenShare);
      const carFromSunKw = charging ? chargeFromSun(charging, index, weekday, halfHour.spareKw) : 0;
      const directKw = halfHour.sunKw - halfHour.spareKw + carFromSunKw;
      const unusedKw = halfHour.spareKw - carFromSunKw;
      const storableKw = Math.max(0, Math.min(halfHour.chargeableKw - carFromSunKw, unusedKw));

      const dischargedKwh = mayDischarge
        ? Math.min(halfHour.dischargeableKw / 2, Math.max(0, storedKwh - floorKwh))
        : 0;
      const chargedKwh = battery
        ? Math.min(storableKw / 2, Math.max(0, (capacityKwh - storedKwh + dischargedKwh) / efficiency))
        : 0;
      storedKwh += efficiency * chargedKwh - dischargedKwh;
      const leftKwh = Math.max(0, unusedKw / 2 - chargedKwh);
      // If no level has spare sun, `spareShare` is 0: the export limit then applies to the whole half-hour.
      const exportedKwh = Math.min(leftKwh, (rates.exportLimitKw / 2) * (halfHour.spareShare || 1));

      const controlledKwh = (setup.controlledKw[rowIndex] ?? 0) / 2;
      const boughtKwh = Math.max(0, halfHour.shortfallKw / 2 - dischargedKwh);
      const isFree = rates.freeMask[index] === 1;
      const freeUseKwh = isFree ? Math.min(boughtKwh, freeLeftKwh) : 0;
      freeLeftKwh -= freeUseKwh;
      const powerLeftKwh = powerKw / 2 - chargedKwh;
      const state = { storedKwh, powerLeftKwh, freeLeftKwh, sunIsUp };
      const gridChargedKwh = schedule ? gridChargeKwh(schedule, battery, month, index, state) : 0;
      const freeChargeKwh = isFree ? gridChargedKwh : 0;
      freeLeftKwh -= freeChargeKwh;
      storedKwh += efficiency * gridChargedKwh;

      let eventKwh = 0;
      if (eventLeftKwh > 0 && eventMask[index] && battery) {
        const allowedKwh = Math.min(powerKw / 2 - dischargedKwh, rates.exportLimitKw / 2 - exportedKwh);
        eventKwh = Math.max(0, Math.min(eventLeftKwh, allowedKwh, storedKwh - operatorFloorKwh));
        eventLeftKwh -= eventKwh;
        storedKwh -= eventKwh;
      }

      if (weight === 0) continue;
      const rate = rates.usageRates[rateStart + index] ?? 0;
      boughtCents +=
        weight *
        ((boughtKwh + gridChargedKwh - freeUseKwh - freeChargeKwh) * rate + controlledKwh * rates.controlledCents);
      exportedCents += weight * exportedKwh * (rates.feedInRates?.[rateStart + index] ?? 0);
      add(rows.made, rowIndex, monthShare * (halfHour.sunKw / 2));
      add(
        rows.use,
        rowIndex,
        monthShare * ((halfHour.useKw + halfHour.timerKw + halfHour.carKw + carFromSunKw) / 2 + controlledKwh),
      );
      add(rows.direct, rowIndex, monthShare * (directKw / 2));
      add(rows.exported, rowIndex, monthShare * exportedKwh);
      add(rows.spilled, rowIndex, monthShare * (leftKwh - exportedKwh));
      add(rows.bought, rowIndex, monthShare * (boughtKwh + controlledKwh + gridChargedKwh));
      add(rows.carFromSun, rowIndex, monthShare * (carFromSunKw / 2));
      if (!battery) continue;
      add(rows.charged, rowIndex, monthShare * chargedKwh);
      add(rows.discharged, rowIndex, monthShare * dischargedKwh);
      add(rows.gridCharged, rowIndex, monthShare * gridChargedKwh);
      add(rows.sentToOperator, rowIndex, monthShare * eventKwh);
      add(rows.level, rowIndex, monthShare * storedKwh);
    }
  };

  for (const day of calendar.days.slice(-7)) run({ ...day, weight: 0 });
  for (const day of calendar.days) run(day);
  return { rows, boughtDollars: boughtCents / 100, exportedDollars: exportedCents / 100 };
}

/** Sets the half-hour's sun and loads. */
function setSunAndLoads(
  halfHour: HalfHour,
  setup: YearSetup,
  day: SimulatedDay,
  index: number,
  charging?: Charging,
): void {
  halfHour.sunKw = Math.min(setup.inverterKw, setup.sunKw[day.sunStart + index] ?? 0);
  halfHour.useKw = setup.calendar.useKw[day.useStart + index] ?? 0;
  halfHour.timerKw = setup.timerKw[day.month * halfHoursPerDay + index] ?? 0;
  halfHour.carKw = charging ? chargeByClock(charging, index, day.weekday) : 0;
}

/** What is in the battery, what its power still allows in this half-hour, and what is left of today's free energy. */
type ChargeState = { storedKwh: number; powerLeftKwh: number; freeLeftKwh: number; sunIsUp: boolean };

/** kWh that the grid charges into the battery in this half-hour. */
function gridChargeKwh(
  schedule: Schedule,
  battery: SizedBattery | undefined,
  month: number,
  index: number,
  state: ChargeState,
): number {
  if (!battery) return 0;
  const { efficiency, powerKw, gridTopKwh } = battery;
  if (schedule.chargeAtOnce[index])
    return Math.max(0, Math.min(state.powerLeftKwh, (gridTopKwh - state.storedKwh) / efficiency, state.freeLeftKwh));
  if (!schedule.chargeLate[index]) return 0;
  const topKwh = state.sunIsUp ? gridTopKwh : (schedule.topBeforeSunKwh[month] ?? gridTopKwh);
  const neededKwh = (topKwh - state.storedKwh) / efficiency;
  return Math.max(
    0,
    Math.min(state.powerLeftKwh, neededKwh - ((schedule.cheapHalfHoursLeft[index] ?? 0) * powerKw) / 2),
  );
}

/** The panels' surplus in kWh on the average day of each month, before any battery. */
function surplusByMonth(setup: YearSetup): number[] {
  const surplusKwh = new Array<number>(12).fill(0);
  const halfHour = emptyHalfHour();
  for (const day of setup.calendar.days) {
    const monthShare = day.weight / (daysInMonth[day.month] ?? 1);
    for (let index = 0; index < halfHoursPerDay; index++) {
      setSunAndLoads(halfHour, setup, day, index);
      if (halfHour.sunKw === 0) continue;
      splitHalfHour(halfHour, setup.calendar.useLevels, setup.calendar.useLevelShares, 0);
      addHiddenExchange(halfHour, setup.hiddenShare);
      surplusKwh[day.month] = (surplusKwh[day.month] ?? 0) + (monthShare * halfHour.spareKw) / 2;
    }
  }
  return surplusKwh;
}

function add(row: Float64Array, index: number, value: number): void {
  row[index] = (row[index] ?? 0) + value;
}
