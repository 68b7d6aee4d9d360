import { carUse, defaults } from "../inputs/constants.ts";
import type { Car } from "../inputs/house.ts";

/** A car's charging, which the simulation updates each half-hour. */
export type Charging = {
  when: NonNullable<Car["charge"]>;
  kw: number;
  /** What driving takes on an average day. */
  dailyKwh: number;
  /** What the car still needs. */
  owedKwh: number;
  /** Whether the car is at home in the daytime, by weekday from Monday. */
  atHome: boolean[];
};

/** Weekdays, 0 for Monday, in the order that a car is home by day: one that is home on two days is home at the weekend. */
const homeFirst = [5, 6, 0, 1, 2, 3, 4];

// Indexes of half-hours, from midnight.
const night = { first: 0, end: 12 };
const evening = 36;
const midday = { first: 22, end: 28 };
const sunny = { first: 16, end: 36 };

/** A car that charges by day is charged at night once it is this many days behind. */
const maxDaysOwed = 2;

function dailyChargeKwh(kmPerWeek: number): number {
  return ((kmPerWeek / 7) * carUse.kwhPerKm) / (1 - carUse.chargingLoss);
}

export function chargingOf(car: Car): Charging {
  const homeDays = homeFirst.slice(0, car.homeDays ?? defaults.car.homeDays);
  return {
    when: car.charge ?? "night",
    kw: car.kw ?? defaults.car.kw,
    dailyKwh: dailyChargeKwh(car.kmPerWeek),
    owedKwh: 0,
    atHome: Array.from({ length: 7 }, (_, weekday) => homeDays.includes(weekday)),
  };
}

/** kW that the car draws on its timer in this half-hour. Subtracts it from `owedKwh`. */
export function chargeByClock(charging: Charging, index: number, weekday: number): number {
  const { when, dailyKwh, owedKwh } = charging;
  const isAtHome = charging.atHome[weekday] ?? false;
  const kw = Math.min(charging.kw, 2 * Math.max(0, dueKwh(when, dailyKwh, owedKwh, index, isAtHome)));
  charging.owedKwh -= kw / 2;
  return kw;
}

/** What the car should take in this half-hour, whatever its charger manages. */
function dueKwh(when: Charging["when"], dailyKwh: number, owedKwh: number, index: number, isAtHome: boolean): number {
  if (index >= night.first && index < night.end) {
    if (when === "night") return owedKwh;
    return when === "arrival" ? 0 : owedKwh - maxDaysOwed * dailyKwh;
  }
  if (when === "arrival" && index >= evening) return owedKwh;
  return when === "midday" && isAtHome && index >= midday.first && index < midday.end ? owedKwh : 0;
}

/** kW of spare sun that the car takes in this half-hour. Subtracts it from `owedKwh`. */
export function chargeFromSun(charging: Charging, index: number, weekday: number, spareKw: number): number {
  const waitsForSun = charging.when === "solar" && (charging.atHome[weekday] ?? false);
  if (!waitsForSun || index < sunny.first || index >= sunny.end || spareKw < carUse.minSolarKw) return 0;
  const kw = Math.min(charging.kw, spareKw, 2 * Math.max(0, charging.owedKwh));
  charging.owedKwh -= kw / 2;
  return kw;
}
