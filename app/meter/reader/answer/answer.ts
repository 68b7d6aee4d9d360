import type { RefusalReason } from "../files/refusal.ts";
import { isoDate } from "../readings/calendar.ts";
import type { FileReadings } from "../readings/file-readings.ts";
import { type Connection, connectionsOf } from "./connections.ts";
import type { Corrections, MeterReading, Refused } from "./result.ts";
import { daysByRole, type Roles, rolesOf } from "./roles.ts";
import { gapsIn, seriesOf } from "./series.ts";
import { type Days, energyOf, halfHoursOf } from "./shapes.ts";
import { type ConnectionStreams, streamsOfConnection } from "./streams-of-connection.ts";
import { daysWithReadings, latestStretch, withoutFragments } from "./stretch.ts";
import { warningsOf } from "./warnings.ts";

/** A year may lack a fortnight and still show every season. */
const leastDaysOfYear = 350;
const leastDays = 28;

export interface ReadFiles {
  files: readonly FileReadings[];
  refused: readonly RefusalReason[];
}

type OfOneConnection = Omit<MeterReading, "refused" | "connections" | "connection">;

/** What the files say together, with what the visitor corrected. */
export function answer({ files, refused }: ReadFiles, corrections: Corrections = {}): MeterReading | Refused {
  const connections = connectionsOf(files).map((connection) => ({
    ...connection,
    ...streamsOfConnection(connection, corrections.clock),
  }));
  const sizes = connections.map(({ streams }) => daysWithReadings(streams.map(({ days }) => days)).length);
  const chosen = corrections.connection ?? sizes.indexOf(Math.max(...sizes));
  const connection = connections[chosen];
  if (!connection) return { ok: false, outcome: clearest(refused) };
  const found = readingOf(connection, corrections, connections.length > 1);
  if (!found.ok) return found;
  const choices = connections.map(({ ending }, at) => ({ ending, days: sizes[at] ?? 0 }));
  return { ...found, refused: [...refused], connections: choices, connection: chosen };
}

function readingOf(
  { facts, parts, streams, clock, clockSure }: Connection & ConnectionStreams,
  corrections: Corrections,
  severalConnections: boolean,
): OfOneConnection | Refused {
  const roles = rolesOf(streams, corrections.roles ?? []);
  const all = daysByRole(roles);
  if (halfHoursOf(all.general) + halfHoursOf(all.controlled) === 0)
    return { ok: false, outcome: withoutUse(all.exported, roles) };

  const everyDay = daysWithReadings(Object.values(all));
  const stretch = latestStretch(everyDay);
  const inStretch = {
    general: only(all.general, stretch),
    controlled: only(all.controlled, stretch),
    exported: only(all.exported, stretch),
  };
  const whole = clock === "aest" ? stretch : withoutFragments(stretch, Object.values(inStretch));
  const series = seriesOf(inStretch, whole[0] ?? 0, whole.at(-1) ?? 0);
  const gaps = gapsIn(series);
  const days = series.days - gaps.days;
  const files = parts.map(({ file }) => file);
  const totals = {
    general: rounded(energyOf(inStretch.general), 3),
    controlled: rounded(energyOf(inStretch.controlled), 3),
    export: rounded(energyOf(inStretch.exported), 3),
  };
  return {
    ok: true,
    outcome: days < leastDays ? "too-short" : days < leastDaysOfYear ? "part-year" : "year",
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
    totals,
    warnings: warningsOf({
      files,
      nmi: facts,
      isYear: days >= leastDaysOfYear,
      clockSure,
      unlabelled: roles.unlabelled !== "none",
      controlledGuessed: roles.streams.some(({ role, guessed }) => guessed && role === "controlled"),
      severalConnections,
      otherStretch: stretch.length < everyDay.length,
      kwhPerDay: (totals.general + totals.controlled) / days,
    }),
    registersRefused: roles.unlabelled === "refused",
    rows: files.reduce((rows, file) => rows + file.rows, 0),
    badRows: files.reduce((rows, file) => rows + file.badRows, 0),
    guessedStreams: roles.streams
      .filter(({ guessed }) => guessed)
      .map(({ role, kwh }) => ({ role, kwhPerDay: rounded(kwh / everyDay.length, 1) })),
    series,
  };
}

function only(days: Days, wanted: readonly number[]): Days {
  const set = new Set(wanted);
  return new Map([...days].filter(([date]) => set.has(date)));
}

function withoutUse(exported: Days, { streams }: Roles): Refused["outcome"] {
  if (halfHoursOf(exported) > 0) return "export-only";
  return streams.some(({ role }) => role === "ignored") ? "no-energy-stream" : "no-readings";
}

function usualLength(files: readonly FileReadings[]): number {
  const lengths = files.flatMap((file) => [...file.lengths]);
  return lengths.reduce((best, next) => (next[1] > best[1] ? next : best), [30, 0])[0];
}

/** Of several files that gave nothing, the reason that helps most. */
function clearest(refused: readonly RefusalReason[]): RefusalReason {
  return byHelp.find((reason) => refused.includes(reason)) ?? "not-meter-data";
}

const byHelp: readonly RefusalReason[] = [
  "locked",
  "too-large",
  "export-only",
  "daily-summary",
  "nem13",
  "no-energy-stream",
  "no-readings",
  "spreadsheet",
  "pdf",
  "image",
  "html",
  "unreadable",
  "not-meter-data",
  "empty",
];

function sum(flags: Uint8Array): number {
  return flags.reduce((total, flag) => total + flag, 0);
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
