/**
 * SAMPLE, like the business itself: when we visit, and how many homes a morning or an afternoon takes. Visitors book these places
 * by themselves. Sundays and public holidays need no line. The build checks each line, and names the one that is wrong.
 *
 * Fewer places, or another day, never end a booking. Close a day and its bookings become tasks on the office's list.
 */
export const visits: VisitPlan = {
  /** The first day that can be booked is so many days after today. */
  noticeDays: 2,
  /** Metro Melbourne, on every day that we are open. `who` comes, if that is known: "Alex, our assessor". */
  melbourne: { places: 4 },
  /** The regional groups of Service areas: the days on which we are there. */
  regions: {
    "Geelong & Surf Coast": {
      places: 4,
      days: "2026-12-08, 2027-01-12, 2027-02-09, 2027-03-09, 2027-04-13, 2027-05-11",
    },
    "Ballarat & Central Highlands": { places: 4, days: "2026-12-09, 2027-01-13, 2027-02-10, 2027-03-10, 2027-04-14" },
    "Bendigo & Loddon Mallee": { places: 4, days: "2026-12-10, 2027-01-14, 2027-02-11, 2027-03-11, 2027-04-15" },
    Gippsland: { places: 4, days: "2026-12-15, 2027-01-19, 2027-02-16, 2027-03-16, 2027-04-20, 2027-05-18" },
    "Yarra Valley & Ranges": { places: 4, days: "2026-12-17, 2027-01-21, 2027-02-18, 2027-03-18, 2027-04-22" },
  },
  /** Days on which nobody visits. */
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
  places: number;
  who?: string;
}
