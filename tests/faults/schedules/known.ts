import type { Schedule } from "./schedule.ts";

/** Schedules that once broke a promise, as small as they could be made, and moments that chance seldom meets. Played before any that is generated. */
export const knownSchedules: readonly Schedule[] = [
  // Thrown out of memory between the marker in done/ and the note of it, then withdrawn: the marker stayed.
  {
    leads: [
      { envelope: "json", file: false, corrects: false },
      { envelope: "json", file: false, corrects: false },
    ],
    steps: [
      { do: "post", lead: 0, variant: 0, overlaps: false },
      { do: "alarms", overlaps: false },
      { do: "withdraw", lead: 0, scope: "delete", overlaps: false },
    ],
    calls: [],
    named: [{ at: "delivery put done", skip: 0, fault: "evict-after" }],
    relay: [],
    receipts: false,
  },
  // A report that was late undid the bounce of the same mail: staff never got it.
  {
    leads: [
      { envelope: "json", file: false, corrects: false },
      { envelope: "json", file: false, corrects: false },
    ],
    steps: [
      { do: "post", lead: 0, variant: 0, overlaps: false },
      { do: "wait", minutes: 1, overlaps: false },
      { do: "receipt", mail: 0, event: "hard-bounced", times: 1, overlaps: false },
      { do: "receipt", mail: 0, event: "processed", times: 1, overlaps: false },
    ],
    calls: [],
    relay: [],
    receipts: true,
  },
  // Withdrawn while its mail was about to be repeated: delivery took the request for gone, forgot everything, and staff,
  // who had it, weren't told to stop.
  {
    leads: [
      { envelope: "json", file: false, corrects: false },
      { envelope: "json", file: false, corrects: false },
    ],
    steps: [
      { do: "post", lead: 0, variant: 0, overlaps: false },
      { do: "alarms", overlaps: false },
      { do: "stall", minutes: 16, overlaps: false },
      { do: "alarms", overlaps: true },
      { do: "withdraw", lead: 0, scope: "withdraw", overlaps: false },
    ],
    calls: [],
    named: [{ at: "delivery get leads", skip: 1, fault: "late" }],
    relay: [{ mode: "accept-then-reset", times: 1 }],
    receipts: false,
  },
  // Withdrawn while the first attempt is written down: it must not be made any more.
  {
    leads: [
      { envelope: "json", file: false, corrects: false },
      { envelope: "json", file: false, corrects: false },
    ],
    steps: [
      { do: "post", lead: 0, variant: 0, overlaps: false },
      { do: "alarms", overlaps: true },
      { do: "withdraw", lead: 0, scope: "withdraw", overlaps: false },
    ],
    calls: [],
    named: [{ at: "delivery sync", skip: 1, fault: "late" }],
    relay: [],
    receipts: false,
  },
  // Withdrawn while the next attempt is written down: it must not be made any more.
  {
    leads: [
      { envelope: "json", file: false, corrects: false },
      { envelope: "json", file: false, corrects: false },
    ],
    steps: [
      { do: "post", lead: 0, variant: 0, overlaps: false },
      { do: "alarms", overlaps: false },
      { do: "stall", minutes: 16, overlaps: false },
      { do: "alarms", overlaps: true },
      { do: "withdraw", lead: 0, scope: "withdraw", overlaps: false },
    ],
    calls: [],
    named: [{ at: "delivery sync", skip: 2, fault: "late" }],
    relay: [{ mode: "accept-then-reset", times: 1 }],
    receipts: false,
  },
  // Withdrawn while it was being kept, and then delivery couldn't be reached: what was kept stayed, and nobody knew.
  {
    leads: [
      { envelope: "json", file: false, corrects: false },
      { envelope: "json", file: false, corrects: false },
    ],
    steps: [
      { do: "post", lead: 0, variant: 0, overlaps: true },
      { do: "withdraw", lead: 0, scope: "delete", overlaps: false },
    ],
    calls: [],
    named: [
      { at: "site put leads", skip: 0, fault: "late" },
      { at: "site deliver", skip: 0, fault: "before" },
      { at: "site deliver", skip: 1, fault: "before" },
    ],
    relay: [],
    receipts: false,
  },
];
