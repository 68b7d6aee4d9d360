import { copyHalfHour, type Day, has, isSame, kwhAt, newDay, type Stream } from "../readings/streams.ts";
import { type Days, halfHoursOf, looksLikeSun } from "./shapes.ts";

export type Unlabelled = "none" | "added" | "refused";

/** One stream's registers: the first, and those that are at the same times without a name. */
export function oneStream(registers: readonly Stream[]): { days: Days; unlabelled: Unlabelled } {
  const [first, ...others] = [...registers].sort((a, b) => a.register - b.register);
  if (!first) return { days: new Map(), unlabelled: "none" };
  let days: Days = first.days;
  let unlabelled: Unlabelled = "none";
  for (const other of others) {
    if (first.suffix !== "") days = overlaid(days, other.days);
    else if (isSecondRegister(first.days, other.days)) {
      const sunny = looksLikeSun(other.days);
      if (sunny === looksLikeSun(days) && !sunny) {
        days = added(days, other.days);
        unlabelled = "added";
      } else {
        if (!sunny) days = other.days;
        unlabelled = "refused";
      }
    }
  }
  return { days, unlabelled };
}

/** Present nearly always and not a copy of the first; otherwise it is repeated rows. */
function isSecondRegister(first: Days, other: Days): boolean {
  const count = halfHoursOf(other);
  if (count <= halfHoursOf(first) * 0.9) return false;
  let same = 0;
  for (const [date, day] of other)
    for (let at = 0; at < 48; at++) if (has(day, at) && kwhAt(day, at) === kwhAt(first.get(date), at)) same++;
  return same < count * 0.99;
}

/** Both together; where they are the same meter's day twice, once. */
export function added(one: Days, other: Days): Days {
  const sum: Days = new Map(one);
  for (const [date, day] of other) {
    const before = sum.get(date);
    sum.set(date, before && !isSame(before, day) ? addedDay(before, day) : day);
  }
  return sum;
}

/** What the later one has replaces what the earlier one had. */
export function overlaid(under: Days, over: Days): Days {
  const both: Days = new Map(under);
  for (const [date, day] of over) {
    const before = both.get(date);
    both.set(date, before ? overlaidDay(before, day) : day);
  }
  return both;
}

export function withoutHalfHours(days: Days, drop: Days): Days {
  const left: Days = new Map(days);
  for (const [date, dropped] of drop) {
    const before = left.get(date);
    if (!before) continue;
    const day = newDay();
    for (let at = 0; at < 48; at++) if (!(dropped.minutes[at] ?? 0)) copyHalfHour(before, at, day, at);
    left.set(date, day);
  }
  return left;
}

function addedDay(one: Day, other: Day): Day {
  const day = newDay();
  for (let at = 0; at < 48; at++) {
    day.kwh[at] = kwhAt(one, at) + kwhAt(other, at);
    day.minutes[at] = has(one, at) || has(other, at) ? 30 : 0;
    day.estimated[at] = (one.estimated[at] ?? 0) | (other.estimated[at] ?? 0);
  }
  return day;
}

function overlaidDay(under: Day, over: Day): Day {
  const day = newDay(over.updated);
  for (let at = 0; at < 48; at++) copyHalfHour(has(over, at) ? over : under, at, day, at);
  return day;
}
