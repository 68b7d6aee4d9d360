import type { Stream } from "../readings/streams.ts";
import { added, oneStream, type Unlabelled, withoutHalfHours } from "./registers.ts";
import { type Days, energyOf, looksLikeSun, shareOn } from "./shapes.ts";

export type Role = "general" | "controlled" | "export" | "ignored";

/** A stream of a connection, and what it is taken for. */
interface NamedStream {
  role: Role;
  /** Only registers without words are a guess, which the visitor may correct. */
  guessed: boolean;
  kwh: number;
  days: Days;
}

export interface Roles {
  streams: NamedStream[];
  unlabelled: Unlabelled;
}

/** Faults, where so few readings of a net column are below nothing. */
const fewBelow = 0.005;
const controlledBelow = 0.4;

/** Finds out what each stream of a connection measures. Streams whose direction stays unknown are ignored. */
export function rolesOf(streams: readonly Stream[], corrections: readonly Role[]): Roles {
  const groups = groupedBy(withoutFaults(streams), ({ direction, suffix, meter }) => `${direction} ${suffix} ${meter}`);
  const parts = groups.map((registers) => ({ ...nameOf(registers), ...oneStream(registers) }));
  const roles = [...takenStreams(parts), ...namedStreams(parts), ...netStreams(parts), ...marketWords(parts)];
  const guesses = roles.filter(({ guessed }) => guessed);
  corrections.forEach((role, at) => {
    const guess = guesses[at];
    if (guess) guess.role = role;
  });
  const unlabelled = parts.map((part) => part.unlabelled);
  return {
    streams: roles.filter(({ kwh, role }) => kwh > 0 || role === "general"),
    unlabelled: unlabelled.includes("refused") ? "refused" : unlabelled.includes("added") ? "added" : "none",
  };
}

export interface DaysByRole {
  general: Days;
  controlled: Days;
  exported: Days;
}

export function daysByRole({ streams }: Roles): DaysByRole {
  const of = (wanted: Role) =>
    streams
      .filter(({ role }) => role === wanted)
      .map(({ days }) => days)
      .reduce(added, new Map());
  return { general: of("general"), controlled: of("controlled"), exported: of("export") };
}

type Part = Pick<Stream, "direction" | "suffix" | "meter"> & { days: Days; unlabelled: Unlabelled };

function nameOf([first]: readonly Stream[]): Pick<Stream, "direction" | "suffix" | "meter"> {
  return { direction: first?.direction ?? "general", suffix: first?.suffix ?? "", meter: first?.meter ?? 0 };
}

/**
 * Of several streams that are taken, the one that runs in most half-hours is general use, and one that rarely runs is a
 * controlled load. Two meters with one suffix are one stream: each covers its part.
 */
function takenStreams(parts: readonly Part[]): NamedStream[] {
  const bySuffix = groupedBy(
    parts.filter(({ direction }) => direction === "taken"),
    ({ suffix }) => suffix,
  );
  const taken = bySuffix.map((meters) => {
    const days = meters.map((part) => part.days).reduce(added);
    return { days, on: shareOn(days), kwh: energyOf(days) };
  });
  const most = taken.reduce((best, next) => (next.on > best.on ? next : best), taken[0] ?? { on: 0 });
  return taken.map(({ days, on, kwh }) => {
    const role = taken.length > 1 && on !== most.on && on < controlledBelow ? "controlled" : "general";
    return { role, guessed: taken.length > 1, kwh, days };
  });
}

function namedStreams(parts: readonly Part[]): NamedStream[] {
  return (["general", "controlled", "export"] as const).flatMap((role) => {
    const found = parts.filter(({ direction }) => direction === role).map(({ days }) => days);
    const days = found.length > 0 ? found.reduce(added) : undefined;
    return days ? [{ role, guessed: false, kwh: energyOf(days), days }] : [];
  });
}

/** One net column: what is below nothing was exported. Beside streams that are taken, it says nothing new. */
function netStreams(parts: readonly Part[]): NamedStream[] {
  if (parts.some(({ direction }) => direction === "taken" || direction === "general")) return [];
  const net = parts.filter(({ direction }) => direction === "net").map(({ days }) => days);
  if (net.length === 0) return [];
  const days = net.reduce(added);
  return [{ role: "general", guessed: false, kwh: energyOf(days), days }];
}

/** "Import" and "export" mean opposite things in two kinds of table: only the sun can tell which is which. */
function marketWords(parts: readonly Part[]): NamedStream[] {
  const worded = parts.filter(({ direction }) => direction === "imported" || direction === "exported");
  const found = worded.map(({ days }) => ({ days, kwh: energyOf(days), sunny: looksLikeSun(days) }));
  const known = found.length === 1 || found.filter(({ sunny, kwh }) => sunny || kwh === 0).length === found.length - 1;
  return found.map(({ days, kwh, sunny }) => ({
    role: !known ? "ignored" : sunny || (kwh === 0 && found.length > 1) ? "export" : "general",
    guessed: false,
    kwh,
    days,
  }));
}

/** What a net meter reads below nothing is exported; where that is rare, it is a fault, and that half-hour is missing. */
function withoutFaults(streams: readonly Stream[]): Stream[] {
  const hasExport = streams.some(({ direction }) => direction === "export");
  return streams.flatMap((stream) => {
    const isBase = ({ direction, suffix, meter, register }: Stream) =>
      (direction === "below") !== (stream.direction === "below") &&
      suffix === stream.suffix &&
      meter === stream.meter &&
      register === stream.register;
    const other = streams.find(isBase);
    if (!other) return stream.direction === "below" ? [] : [stream];
    const [below, base] = stream.direction === "below" ? [stream, other] : [other, stream];
    const isFault = hasExport || below.readings < base.readings * fewBelow;
    if (stream === below) return isFault ? [] : [{ ...stream, direction: "export" as const }];
    return [isFault ? { ...stream, days: withoutHalfHours(stream.days, below.days) } : stream];
  });
}

function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}
