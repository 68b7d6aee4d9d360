// When we visit, as the owner edits it, and which half-days are free. The form, the office and the inbox use it.
import { addDays, openingHoursOn } from "./melbourne.ts";
import { halfDaysOn } from "./request/preferred.ts";

/**
 * SAMPLE, like the business itself: when we visit, and how many homes a morning or an afternoon takes. Visitors book these slots
 * themselves. Sundays and public holidays need no line. The build checks each line, and names the one that is wrong.
 *
 * Fewer slots, or another day, never end a booking. If you close a day, its bookings become tasks on the office's list.
 */
export const visitPlan: VisitPlan = {
  /** How many days after today the first bookable day is. */
  noticeDays: 2,
  /** Metro Melbourne, on every day that we are open. */
  melbourne: { slots: 4 },
  /** The regional groups of Service areas, with the days when we are there. */
  regions: {
    "Geelong & Surf Coast": {
      slots: 4,
      days: "2026-12-08, 2027-01-12, 2027-02-09, 2027-03-09, 2027-04-13, 2027-05-11",
    },
    "Ballarat & Central Highlands": { slots: 4, days: "2026-12-09, 2027-01-13, 2027-02-10, 2027-03-10, 2027-04-14" },
    "Bendigo & Loddon Mallee": { slots: 4, days: "2026-12-10, 2027-01-14, 2027-02-11, 2027-03-11, 2027-04-15" },
    Gippsland: { slots: 4, days: "2026-12-15, 2027-01-19, 2027-02-16, 2027-03-16, 2027-04-20, 2027-05-18" },
    "Yarra Valley & Ranges": { slots: 4, days: "2026-12-17, 2027-01-21, 2027-02-18, 2027-03-18, 2027-04-22" },
  },
  /** Days when nobody visits; it may be empty. */
  closed: "2026-12-24, 2026-12-29, 2026-12-30, 2026-12-31",
};

export interface VisitPlan {
  noticeDays: number;
  melbourne: Team;
  regions: Readonly<Record<string, Team & { days: string }>>;
  closed: string;
}

export interface Team {
  /** Homes in a morning, and in an afternoon. */
  slots: number;
  /** The visitor's assessor, if known: "Alex, our assessor". */
  who?: string;
}

/** The booked slots of one half-day, and how many of them are unconfirmed. */
export interface BookedSlots {
  halfDay: string;
  taken: number;
  held: number;
}

/** Metro Melbourne's name among the areas. Other areas have the name of their regional group. */
export const melbourne = "Melbourne";

const daysInMelbourne = 21;
const daysInRegion = 2;

export function teamOf(area: string, plan: VisitPlan = visitPlan): Team | undefined {
  if (area === melbourne) return plan.melbourne;
  return Object.hasOwn(plan.regions, area) ? plan.regions[area] : undefined;
}

/** Whether nobody visits on this day: we're closed that day, or the owner has blocked it out. */
export function isClosed(date: string, plan: VisitPlan = visitPlan): boolean {
  return openingHoursOn(date) === null || datesIn(plan.closed).includes(date);
}

/** The half-days when we can visit an area: three weeks in Melbourne, and a region's next two days, however far ahead. */
function offeredIn(area: string, today: string, plan: VisitPlan): string[] {
  const firstDay = addDays(today, plan.noticeDays);
  const isOpen = (date: string) => date >= firstDay && !isClosed(date, plan);
  const days =
    area === melbourne
      ? Array.from({ length: daysInMelbourne }, (_, index) => addDays(firstDay, index)).filter(isOpen)
      : datesIn(plan.regions[area]?.days ?? "")
          .filter(isOpen)
          .slice(0, daysInRegion);
  return days.flatMap(halfDaysOn);
}

interface SlotQuery {
  today: string;
  bookedSlots: readonly BookedSlots[];
  /** Unconfirmed visitors get at most half of the slots. */
  isConfirmed: boolean;
}

/** The half-days that can be booked now, the next first. */
export function freeHalfDays(area: string, query: SlotQuery, plan: VisitPlan = visitPlan): string[] {
  const slots = teamOf(area, plan)?.slots ?? 0;
  return offeredIn(area, query.today, plan).filter((halfDay) => {
    const { taken, held } = bookedOn(halfDay, query.bookedSlots);
    return taken < slots && (query.isConfirmed || held < Math.floor(slots / 2));
  });
}

/** Whether a half-day has a free slot, however soon it is. */
export function hasFreeSlot(
  area: string,
  halfDay: string,
  bookedSlots: readonly BookedSlots[],
  plan = visitPlan,
): boolean {
  return bookedOn(halfDay, bookedSlots).taken < (teamOf(area, plan)?.slots ?? 0);
}

function bookedOn(halfDay: string, bookedSlots: readonly BookedSlots[]): Pick<BookedSlots, "taken" | "held"> {
  return bookedSlots.find((booked) => booked.halfDay === halfDay) ?? { taken: 0, held: 0 };
}

/** The dates in a line of the plan. */
export function datesIn(text: string): string[] {
  return text.split(",").map((date) => date.trim());
}
