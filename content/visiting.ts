// Which half-days are free, from the owner's plan in visits.ts. The form, the office and the inbox ask it.
import { addDays, openingHoursOn } from "./melbourne.ts";
import { halfDaysOn, isHalfDay } from "./request/preferred.ts";
import { type Team, type VisitPlan, visits } from "./visits.ts";

/** The places of one half-day that are taken, and how many of them are only held. */
export interface TakenPlaces {
  halfDay: string;
  taken: number;
  held: number;
}

/** Metro Melbourne's name among the areas. The others are called like their regional group. */
export const melbourne = "Melbourne";

const daysInMelbourne = 21;
const daysInRegion = 2;

export function teamOf(area: string, plan: VisitPlan = visits): Team | undefined {
  if (area === melbourne) return plan.melbourne;
  return Object.hasOwn(plan.regions, area) ? plan.regions[area] : undefined;
}

/** Nobody visits on this day: it is a Sunday, a holiday, or one of the owner's. */
export function isClosed(date: string, plan: VisitPlan = visits): boolean {
  return openingHoursOn(date) === null || datesIn(plan.closed).includes(date);
}

/** The half-days on which an area can be visited: three weeks in Melbourne, and a region's next two days however far they are. */
function offeredIn(area: string, today: string, plan: VisitPlan): string[] {
  const first = addDays(today, plan.noticeDays);
  const isOpen = (date: string) => date >= first && !isClosed(date, plan);
  const days =
    area === melbourne
      ? Array.from({ length: daysInMelbourne }, (_, index) => addDays(first, index)).filter(isOpen)
      : datesIn(plan.regions[area]?.days ?? "")
          .filter(isOpen)
          .slice(0, daysInRegion);
  return days.flatMap(halfDaysOn);
}

interface Asked {
  today: string;
  taken: readonly TakenPlaces[];
  /** Unconfirmed visitors get at most half of the places. */
  isConfirmed: boolean;
}

/** The half-days that can be booked at this moment, the next first. */
export function freeHalfDays(area: string, asked: Asked, plan: VisitPlan = visits): string[] {
  const places = teamOf(area, plan)?.places ?? 0;
  return offeredIn(area, asked.today, plan).filter((halfDay) => {
    const { taken, held } = asked.taken.find((each) => each.halfDay === halfDay) ?? { taken: 0, held: 0 };
    return taken < places && (asked.isConfirmed || held < Math.floor(places / 2));
  });
}

/** A half-day has a place left, however soon it is. */
export function hasRoomFor(area: string, halfDay: string, taken: readonly TakenPlaces[], plan = visits): boolean {
  const had = taken.find((each) => each.halfDay === halfDay)?.taken ?? 0;
  return had < (teamOf(area, plan)?.places ?? 0);
}

/** What is wrong with the plan: the word that is wrong, the line it stands on, and what to do. */
export function mistakesIn(
  plan: VisitPlan,
  groups: readonly string[],
): { near: string; value: string; text: string }[] {
  const teams = [["melbourne", plan.melbourne] as const, ...Object.entries(plan.regions)];
  const ofTeams = teams.flatMap(([name, { places }]) => {
    if (Number.isInteger(places) && places >= 1) return [];
    return [{ near: name, value: "places", text: `${name}: places is ${places}. Enter a whole number, 1 or more` }];
  });
  const ofNames = Object.keys(plan.regions)
    .filter((name) => !groups.includes(name))
    .map((name) => ({ near: name, value: name, text: `“${name}” is no regional group. Use ${groups.join(", ")}` }));
  const ofDays = Object.entries(plan.regions).flatMap(([name, { days }]) =>
    mistakesInDates(days, name).concat(
      datesIn(days)
        .filter((date) => isDate(date) && isClosed(date, plan))
        .map((date) => ({ near: name, value: date, text: `${name}: nobody visits on ${date}. Choose another day` })),
    ),
  );
  return [...ofTeams, ...ofNames, ...ofDays, ...mistakesInDates(plan.closed, "closed")];
}

function mistakesInDates(text: string, near: string) {
  return datesIn(text).flatMap((date, index, dates) => {
    if (!isDate(date)) return [{ near, value: date, text: `${near}: “${date}” is no date. Write it like 2026-12-08` }];
    const before = dates[index - 1];
    if (before === undefined || before < date) return [];
    return [{ near, value: date, text: `${near}: ${date} comes after ${before}. Write each day once, in order` }];
  });
}

function datesIn(text: string): string[] {
  return text.split(",").map((date) => date.trim());
}

function isDate(date: string): boolean {
  return isHalfDay(`${date}-am`);
}
