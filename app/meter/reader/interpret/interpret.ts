import type { Distributor } from "#content/energy/tariffs/default-offer.ts";
import { mapValues } from "#content/map-values.ts";
import { type RefusalReason, refusalReasons } from "../files/limits.ts";
import { isoDate } from "../readings/calendar.ts";
import type { FileReadings } from "../readings/file-readings.ts";
import { type Connection, type ConnectionStreams, connectionsOf, streamsOfConnection } from "./connections.ts";
import { type Days, daysByRole, energyOf, halfHoursOf, type Role, type Roles, rolesOf } from "./roles.ts";
import { daysWithReadings, gapsIn, latestStretch, seriesOf, withoutFragments } from "./series.ts";
import type { Clock } from "./settle-days.ts";

/** A year may lack a fortnight and still show every season. */
const leastDaysOfYear = 350;
const leastDays = 28;
/** kWh a day. */
const veryLarge = 500;

/** The visitor's corrections of what the reader had to guess. */
export interface Corrections {
  connection?: number;
  clock?: Clock;
  /** The roles of streams whose role was guessed. */
  roles?: readonly Role[];
  /** Asked for if no file says it. */
  distributor?: Distributor;
}

export interface Refused {
  ok: false;
  outcome: RefusalReason;
}

export type MeterReading = Extract<ReturnType<typeof interpret>, { ok: true }>;

export interface ReadFiles {
  files: readonly FileReadings[];
  refused: readonly RefusalReason[];
}

/** Combines the readings of all files with the visitor's corrections. */
export function interpret({ files, refused }: ReadFiles, corrections: Corrections = {}) {
  const connections = connectionsOf(files).map((connection) => ({
    ...connection,
    ...streamsOfConnection(connection, corrections.clock),
  }));
  const sizes = connections.map(({ streams }) => daysWithReadings(streams.map(({ days }) => days)).length);
  const chosen = corrections.connection ?? sizes.indexOf(Math.max(...sizes));
  const connection = connections[chosen];
  if (!connection) return refusedAs(refusalReasons.find((reason) => refused.includes(reason)) ?? "not-meter-data");
  const found = readingOf(connection, corrections);
  if (!found.ok) return found;
  const choices = connections.map(({ ending }, at) => ({ ending, days: sizes[at] ?? 0 }));
  return { ...found, refused: [...refused], connections: choices, connection: chosen };
}

function readingOf(
  { facts, files: connectionFiles, streams, clock, clockSure }: Connection & ConnectionStreams,
  corrections: Corrections,
) {
  const roles = rolesOf(streams, corrections.roles ?? []);
  const all = daysByRole(roles);
  if (halfHoursOf(all.general) + halfHoursOf(all.controlled) === 0) return refusedAs(withoutUse(all.exported, roles));

  const everyDay = daysWithReadings(Object.values(all));
  const stretch = latestStretch(everyDay);
  const inStretch = mapValues(all, (days) => only(days, stretch));
  const whole = clock === "aest" ? stretch : withoutFragments(stretch, Object.values(inStretch));
  const series = seriesOf(inStretch, whole[0] ?? 0, whole.at(-1) ?? 0);
  const gaps = gapsIn(series);
  const days = series.days - gaps.days;
  const files = connectionFiles.map(({ file }) => file);
  const totals = {
    general: rounded(energyOf(inStretch.general), 3),
    controlled: rounded(energyOf(inStretch.controlled), 3),
    export: rounded(energyOf(inStretch.exported), 3),
  };
  const outcome: "too-short" | "part-year" | "year" =
    days < leastDays ? "too-short" : days < leastDaysOfYear ? "part-year" : "year";
  return {
    ok: true as const,
    outcome,
    from: isoDate(series.firstDay),
    to: isoDate(series.firstDay + series.days - 1),
    days,
    gaps,
    estimatedShare: rounded(sum(series.estimated) / Math.max(1, sum(series.known)), 4),
    distributor: facts.distributor ?? corrections.distributor ?? null,
    distributorSure: facts.sure || corrections.distributor !== undefined,
    state: facts.state,
    intervalMinutes: usualLength(files),
    clock,
    clockSure,
    /** kWh over the whole file. */
    totals,
    isVeryLarge: (totals.general + totals.controlled) / days > veryLarge,
    unlabelled: roles.unlabelled,
    rows: files.reduce((rows, file) => rows + file.rows, 0),
    badRows: files.reduce((rows, file) => rows + file.badRows, 0),
    guessedStreams: roles.streams
      .filter(({ guessed }) => guessed)
      .map(({ role, days }) => ({ role, kwhPerDay: rounded(energyOf(days) / everyDay.length, 1) })),
    series,
  };
}

function refusedAs(outcome: RefusalReason): Refused {
  return { ok: false, outcome };
}

function only(days: Days, dates: readonly number[]): Days {
  const chosen = new Set(dates);
  return new Map([...days].filter(([date]) => chosen.has(date)));
}

function withoutUse(exported: Days, { streams }: Roles): Refused["outcome"] {
  if (halfHoursOf(exported) > 0) return "export-only";
  return streams.some(({ role }) => role === "ignored") ? "no-energy-stream" : "no-readings";
}

function usualLength(files: readonly FileReadings[]): number {
  const lengths = files.flatMap((file) => [...file.lengths]);
  return lengths.reduce((best, next) => (next[1] > best[1] ? next : best), [30, 0])[0];
}

function sum(flags: Uint8Array): number {
  return flags.reduce((total, flag) => total + flag, 0);
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
