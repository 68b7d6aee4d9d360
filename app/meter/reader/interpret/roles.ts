import { halfHoursPerDay } from "#content/energy/inputs/constants.ts";
import { getOrMake } from "../get-or-make.ts";
import { type DayNumber, monthOf } from "../readings/calendar.ts";
import {
  copyHalfHour,
  type DayReadings,
  hasHalfHour,
  hasSameReadings,
  kwhAt,
  newDay,
  type Stream,
} from "../readings/streams.ts";

export type Role = "general" | "controlled" | "export" | "ignored";

interface StreamWithRole {
  role: Role;
  /** Whether the role is a guess, because the file doesn't label the register. The visitor can correct it. */
  isGuessed: boolean;
  days: Days;
}

export interface Roles {
  streams: StreamWithRole[];
  unlabelled: Unlabelled;
}

/** If less than this share of a net column's readings are negative, they are misreadings rather than exports. */
const maxMisreadShare = 0.005;
/** A controlled load runs in less than this share of all half-hours. */
const maxControlledShare = 0.4;

/** Decides what each stream of a connection measures. Streams whose direction stays unknown are ignored. */
export function rolesOf(streams: readonly Stream[], corrections: readonly Role[]): Roles {
  const groups = groupBy(
    splitNetReadings(streams),
    ({ direction, suffix, meterIndex }) => `${direction} ${suffix} ${meterIndex}`,
  );
  const mergedStreams = groups.flatMap(mergeRegisters);
  const roles = [
    ...consumedStreams(mergedStreams),
    ...labelledStreams(mergedStreams),
    ...netStreams(mergedStreams),
    ...ambiguousStreams(mergedStreams),
  ];
  const guesses = roles.filter(({ isGuessed }) => isGuessed);
  corrections.forEach((role, index) => {
    const guess = guesses[index];
    if (guess) guess.role = role;
  });
  const unlabelledKinds = mergedStreams.map((stream) => stream.unlabelled);
  return {
    streams: roles.filter(({ days, role }) => role === "general" || energyOf(days) > 0),
    unlabelled: unlabelledKinds.includes("refused") ? "refused" : unlabelledKinds.includes("added") ? "added" : "none",
  };
}

export type DaysByRole = ReturnType<typeof daysByRole>;

export function daysByRole({ streams }: Roles) {
  const daysAs = (name: Role) => daysTogether(streams.filter(({ role }) => role === name));
  return { general: daysAs("general"), controlled: daysAs("controlled"), exported: daysAs("export") };
}

type MergedStream = Pick<Stream, "direction" | "suffix" | "days"> & { unlabelled: Unlabelled };

/**
 * Of several consumption streams, the one that runs most often is general use, and one that rarely runs is a controlled load. Two
 * meters with the same suffix are one stream: each covers part of the time.
 */
function consumedStreams(mergedStreams: readonly MergedStream[]): StreamWithRole[] {
  const bySuffix = groupBy(
    mergedStreams.filter(({ direction }) => direction === "consumed"),
    ({ suffix }) => suffix,
  );
  const meters = bySuffix.map((streamsOfSuffix) => {
    const days = daysTogether(streamsOfSuffix);
    return { days, runningShare: shareRunning(days) };
  });
  const busiest = meters.reduce(
    (best, next) => (next.runningShare > best.runningShare ? next : best),
    meters[0] ?? { runningShare: 0 },
  );
  return meters.map(({ days, runningShare }) => {
    const role =
      meters.length > 1 && runningShare !== busiest.runningShare && runningShare < maxControlledShare
        ? "controlled"
        : "general";
    return { role, isGuessed: meters.length > 1, days };
  });
}

function labelledStreams(mergedStreams: readonly MergedStream[]): StreamWithRole[] {
  return (["general", "controlled", "export"] as const).flatMap((role) => mergeDirection(role, mergedStreams, role));
}

/** A single net column, whose negative readings are exports. It is ignored if other streams were read. */
function netStreams(mergedStreams: readonly MergedStream[]): StreamWithRole[] {
  if (mergedStreams.some(({ direction }) => direction === "consumed" || direction === "general")) return [];
  return mergeDirection("general", mergedStreams, "net");
}

/** Merges all streams of one direction. */
function mergeDirection(
  role: Role,
  mergedStreams: readonly MergedStream[],
  wantedDirection: Stream["direction"],
): StreamWithRole[] {
  const matchingStreams = mergedStreams.filter(({ direction }) => direction === wantedDirection);
  return matchingStreams.length > 0 ? [{ role, isGuessed: false, days: daysTogether(matchingStreams) }] : [];
}

/** "Import" and "export" mean opposite things in different tables. Only the one that looks like sunshine tells which is which. */
function ambiguousStreams(mergedStreams: readonly MergedStream[]): StreamWithRole[] {
  const importsAndExports = mergedStreams.filter(
    ({ direction }) => direction === "ambiguous-import" || direction === "ambiguous-export",
  );
  const candidates = importsAndExports.map(({ days }) => ({ days, kwh: energyOf(days), isSunny: looksLikeSun(days) }));
  // Exactly one stream isn't sunshine: that one is what the house uses.
  const isDirectionKnown =
    candidates.length === 1 ||
    candidates.filter(({ isSunny, kwh }) => isSunny || kwh === 0).length === candidates.length - 1;
  return candidates.map(({ days, kwh, isSunny }) => ({
    role: !isDirectionKnown ? "ignored" : isSunny || (kwh === 0 && candidates.length > 1) ? "export" : "general",
    isGuessed: false,
    days,
  }));
}

/** A net meter's negative readings are exports. If they are rare they are misreadings, and those half-hours count as missing. */
function splitNetReadings(streams: readonly Stream[]): Stream[] {
  const hasExport = streams.some(({ direction }) => direction === "export");
  return streams.flatMap((stream) => {
    const isCounterpart = ({ direction, suffix, meterIndex, register }: Stream) =>
      (direction === "negative") !== (stream.direction === "negative") &&
      suffix === stream.suffix &&
      meterIndex === stream.meterIndex &&
      register === stream.register;
    const counterpart = streams.find(isCounterpart);
    if (!counterpart) return stream.direction === "negative" ? [] : [stream];
    const [negativeStream, positiveStream] =
      stream.direction === "negative" ? [stream, counterpart] : [counterpart, stream];
    const isMisreading = hasExport || negativeStream.readingCount < positiveStream.readingCount * maxMisreadShare;
    if (stream === negativeStream) return isMisreading ? [] : [{ ...stream, direction: "export" as const }];
    return [isMisreading ? { ...stream, days: withoutHalfHours(stream.days, negativeStream.days) } : stream];
  });
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) getOrMake(groups, keyOf(item), () => []).push(item);
  return [...groups.values()];
}

/** What became of unlabelled registers with readings at the same times. They aren't added if one looks like sunshine. */
type Unlabelled = "none" | "added" | "refused";

/** Merges a stream's first register with unlabelled ones that cover the same times. */
function mergeRegisters(registers: readonly Stream[]): MergedStream[] {
  const [firstRegister, ...otherRegisters] = [...registers].sort((a, b) => a.register - b.register);
  if (!firstRegister) return [];
  let days: Days = firstRegister.days;
  let unlabelled: Unlabelled = "none";
  for (const otherRegister of otherRegisters) {
    if (firstRegister.suffix !== "") days = overlayDays(days, otherRegister.days);
    else if (isSecondRegister(firstRegister.days, otherRegister.days)) {
      const isSunny = looksLikeSun(otherRegister.days);
      if (!isSunny && !looksLikeSun(days)) {
        days = sumDays(days, otherRegister.days);
        unlabelled = "added";
      } else {
        if (!isSunny) days = otherRegister.days;
        unlabelled = "refused";
      }
    }
  }
  return [{ direction: firstRegister.direction, suffix: firstRegister.suffix, days, unlabelled }];
}

/** Whether the second readings are another register's, rather than repeated rows: they cover nearly all times and differ. */
function isSecondRegister(firstDays: Days, otherDays: Days): boolean {
  const count = halfHoursOf(otherDays);
  if (count <= halfHoursOf(firstDays) * 0.9) return false;
  let equalCount = 0;
  for (const [date, day] of otherDays)
    for (let halfHour = 0; halfHour < halfHoursPerDay; halfHour++)
      if (hasHalfHour(day, halfHour) && kwhAt(day, halfHour) === kwhAt(firstDays.get(date), halfHour)) equalCount++;
  return equalCount < count * 0.99;
}

function daysTogether(streams: readonly { days: Days }[]): Days {
  return streams.map(({ days }) => days).reduce(sumDays, new Map());
}

/** Adds both streams, day by day. Two equal days are the same meter's, and count once. */
function sumDays(firstDays: Days, secondDays: Days): Days {
  return joinedDays(firstDays, secondDays, (first, second) =>
    hasSameReadings(first, second) ? second : addedDay(first, second),
  );
}

/** The later readings replace the earlier ones. */
export function overlayDays(earlierDays: Days, laterDays: Days): Days {
  return joinedDays(earlierDays, laterDays, overlaidDay);
}

function joinedDays(
  firstDays: Days,
  secondDays: Days,
  joinTwo: (first: DayReadings, second: DayReadings) => DayReadings,
): Days {
  const days: Days = new Map(firstDays);
  for (const [date, second] of secondDays) {
    const first = days.get(date);
    days.set(date, first ? joinTwo(first, second) : second);
  }
  return days;
}

function withoutHalfHours(days: Days, droppedDays: Days): Days {
  const remainingDays: Days = new Map(days);
  for (const [date, droppedDay] of droppedDays) {
    const originalDay = remainingDays.get(date);
    if (!originalDay) continue;
    const day = newDay();
    for (let halfHour = 0; halfHour < halfHoursPerDay; halfHour++)
      if (!(droppedDay.minutes[halfHour] ?? 0)) copyHalfHour(originalDay, halfHour, day, halfHour);
    remainingDays.set(date, day);
  }
  return remainingDays;
}

function addedDay(firstDay: DayReadings, secondDay: DayReadings): DayReadings {
  const day = newDay();
  for (let halfHour = 0; halfHour < halfHoursPerDay; halfHour++) {
    day.kwh[halfHour] = kwhAt(firstDay, halfHour) + kwhAt(secondDay, halfHour);
    day.minutes[halfHour] = hasHalfHour(firstDay, halfHour) || hasHalfHour(secondDay, halfHour) ? 30 : 0;
    day.estimated[halfHour] = (firstDay.estimated[halfHour] ?? 0) | (secondDay.estimated[halfHour] ?? 0);
  }
  return day;
}

function overlaidDay(earlierDay: DayReadings, laterDay: DayReadings): DayReadings {
  const day = newDay(laterDay.updatedAt);
  for (let halfHour = 0; halfHour < halfHoursPerDay; halfHour++)
    copyHalfHour(hasHalfHour(laterDay, halfHour) ? laterDay : earlierDay, halfHour, day, halfHour);
  return day;
}

export type Days = Map<DayNumber, DayReadings>;

/** The least kWh in a half-hour that counts as running: 100 W. */
const standbyKwh = 0.05;

export function energyOf(days: Days): number {
  return sumOver(days, kwhAt);
}

export function halfHoursOf(days: Days): number {
  return sumOver(days, (day, halfHour) => (hasHalfHour(day, halfHour) ? 1 : 0));
}

/** The share of its half-hours in which a stream takes at least standby power. */
function shareRunning(days: Days): number {
  return (
    sumOver(days, (day, halfHour) => (kwhAt(day, halfHour) >= standbyKwh ? 1 : 0)) / Math.max(1, halfHoursOf(days))
  );
}

function sumOver(days: Days, valueAt: (day: DayReadings, halfHour: number) => number): number {
  let sum = 0;
  for (const day of days.values())
    for (let halfHour = 0; halfHour < halfHoursPerDay; halfHour++) sum += valueAt(day, halfHour);
  return sum;
}

/** The half-hours in which the sun may shine in Victoria by either clock: 4:30 am to 9 pm. */
const daylight = { from: 9, to: 42 };

/** No energy at night, and far more in summer if both seasons are covered. */
function looksLikeSun(days: Days): boolean {
  let totalKwh = 0;
  let nightKwh = 0;
  const summer = { kwh: 0, days: 0 };
  const winter = { kwh: 0, days: 0 };
  for (const [date, day] of days) {
    const month = monthOf(date);
    const season = month === 12 || month <= 2 ? summer : month >= 6 && month <= 8 ? winter : undefined;
    if (season) season.days++;
    for (let halfHour = 0; halfHour < halfHoursPerDay; halfHour++) {
      const kwh = kwhAt(day, halfHour);
      totalKwh += kwh;
      if (halfHour < daylight.from || halfHour >= daylight.to) nightKwh += kwh;
      if (season) season.kwh += kwh;
    }
  }
  if (totalKwh === 0 || nightKwh > totalKwh * 0.005) return false;
  const areBothCovered = summer.days >= 14 && winter.days >= 14;
  return !areBothCovered || summer.kwh / summer.days > (winter.kwh / winter.days) * 1.3;
}
