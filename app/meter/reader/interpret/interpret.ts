import type { Distributor } from "#content/energy/tariffs/default-offer.ts";
import { mapValues } from "#content/map-values.ts";
import { type RefusalReason, refusalReasons } from "../files/refusal.ts";
import { isoDate } from "../readings/calendar.ts";
import type { FileReadings } from "../readings/file-readings.ts";
import { type Connection, type ConnectionStreams, connectionsOf, streamsOfConnection } from "./connections.ts";
import type { Clock } from "./days-and-clock.ts";
import { type Days, daysByRole, energyOf, halfHoursOf, type Role, type Roles, rolesOf } from "./roles.ts";
import { daysWithReadings, gapsIn, latestStretch, minDays, seriesOf, withoutFragments } from "./series.ts";

/** A year that lacks a fortnight still shows every season. */
const minDaysOfYear = 350;
const veryLargeKwhPerDay = 500;

/** The visitor's corrections of what the reader had to guess. */
export interface Corrections {
  connection?: number;
  clock?: Clock;
  /** The roles of streams whose role was guessed. */
  roles?: readonly Role[];
  /** The page asks for it if no file says it. */
  distributor?: Distributor;
}

export interface Refused {
  ok: false;
  reason: RefusalReason;
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
  const dayCounts = connections.map(({ streams }) => daysWithReadings(streams.map(({ days }) => days)).length);
  const chosenIndex = corrections.connection ?? dayCounts.indexOf(Math.max(...dayCounts));
  const connection = connections[chosenIndex];
  if (!connection) return refusedAs(refusalReasons.find((reason) => refused.includes(reason)) ?? "not-meter-data");
  const reading = readingOf(connection, corrections);
  if (!reading.ok) return reading;
  const choices = connections.map(({ ending }, index) => ({ ending, days: dayCounts[index] ?? 0 }));
  return { ...reading, refused: [...refused], connections: choices, connection: chosenIndex };
}

function readingOf(
  { facts, files: connectionFiles, streams, clock, isClockCertain }: Connection & ConnectionStreams,
  corrections: Corrections,
) {
  const roles = rolesOf(streams, corrections.roles ?? []);
  const roleDays = daysByRole(roles);
  if (halfHoursOf(roleDays.general) + halfHoursOf(roleDays.controlled) === 0)
    return refusedAs(reasonForNoUse(roleDays.exported, roles));

  const everyDay = daysWithReadings(Object.values(roleDays));
  const stretch = latestStretch(everyDay);
  const inStretch = mapValues(roleDays, (days) => pickDays(days, stretch));
  const wholeDays = clock === "market" ? stretch : withoutFragments(stretch, Object.values(inStretch));
  const series = seriesOf(inStretch, wholeDays[0] ?? 0, wholeDays.at(-1) ?? 0);
  const gaps = gapsIn(series);
  const days = series.dayCount - gaps.days;
  const files = connectionFiles.map(({ file }) => file);
  const totals = {
    general: roundTo(energyOf(inStretch.general), 3),
    controlled: roundTo(energyOf(inStretch.controlled), 3),
    export: roundTo(energyOf(inStretch.exported), 3),
  };
  const outcome: "too-short" | "part-year" | "year" =
    days < minDays ? "too-short" : days < minDaysOfYear ? "part-year" : "year";
  return {
    ok: true as const,
    outcome,
    from: isoDate(series.firstDay),
    to: isoDate(series.firstDay + series.dayCount - 1),
    days,
    gaps,
    estimatedShare: roundTo(sumOf(series.estimated) / Math.max(1, sumOf(series.measured)), 4),
    distributor: facts.distributor ?? corrections.distributor ?? null,
    isDistributorCertain: facts.isCertain || corrections.distributor !== undefined,
    state: facts.state,
    intervalMinutes: usualMinutes(files),
    clock,
    isClockCertain,
    /** The kWh of each role from `from` to `to`. */
    totals,
    isVeryLarge: (totals.general + totals.controlled) / days > veryLargeKwhPerDay,
    unlabelled: roles.unlabelled,
    rows: files.reduce((rows, file) => rows + file.rows, 0),
    unreadableRows: files.reduce((rows, file) => rows + file.unreadableRows, 0),
    guessedStreams: roles.streams
      .filter(({ isGuessed }) => isGuessed)
      .map(({ role, days }) => ({ role, kwhPerDay: roundTo(energyOf(days) / everyDay.length, 1) })),
    series,
  };
}

function refusedAs(reason: RefusalReason): Refused {
  return { ok: false, reason };
}

function pickDays(days: Days, dates: readonly number[]): Days {
  const chosenDates = new Set(dates);
  return new Map([...days].filter(([date]) => chosenDates.has(date)));
}

function reasonForNoUse(exportedDays: Days, { streams }: Roles): RefusalReason {
  if (halfHoursOf(exportedDays) > 0) return "export-only";
  return streams.some(({ role }) => role === "ignored") ? "no-energy-stream" : "no-readings";
}

function usualMinutes(files: readonly FileReadings[]): number {
  const lengths = files.flatMap((file) => [...file.lengths]);
  return lengths.reduce((best, next) => (next[1] > best[1] ? next : best), [30, 0])[0];
}

function sumOf(flags: Uint8Array): number {
  return flags.reduce((total, flag) => total + flag, 0);
}

function roundTo(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
