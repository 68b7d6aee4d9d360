import { alarms, byHand, post } from "./by-hand.ts";
import type { Schedule } from "./schedule.ts";

/** Until a mail whose answer was lost may be repeated. */
const stalled = { do: "stall", minutes: 16, overlaps: false } as const;
const answerLost: Schedule["relay"] = [{ mode: "accept-then-reset", times: 1 }];
const withdrawn = { do: "withdraw", lead: 0, scope: "withdraw", overlaps: false } as const;

/** Schedules that once broke a promise, as small as they could be made, and moments that chance seldom meets. Played before any that is generated. */
export const knownSchedules: readonly Schedule[] = [
  // Thrown out of memory between the marker in done/ and the note of it, then withdrawn: the marker stayed.
  byHand([post, alarms, { do: "withdraw", lead: 0, scope: "delete", overlaps: false }], {
    named: [{ at: "delivery put done", skip: 0, fault: "evict-after" }],
  }),
  // A report that was late undid the bounce of the same mail: staff never got it.
  byHand(
    [
      post,
      { do: "wait", minutes: 1, overlaps: false },
      { do: "receipt", mail: 0, event: "hard-bounced", times: 1, overlaps: false },
      { do: "receipt", mail: 0, event: "processed", times: 1, overlaps: false },
    ],
    { receipts: true },
  ),
  // Withdrawn while its mail was about to be repeated: delivery took the request for gone, forgot everything, and staff,
  // who had it, weren't told to stop.
  byHand([post, alarms, stalled, { ...alarms, overlaps: true }, withdrawn], {
    named: [{ at: "delivery get leads", skip: 1, fault: "late" }],
    relay: answerLost,
  }),
  // Withdrawn while the first attempt is written down: it must not be made any more.
  byHand([post, { ...alarms, overlaps: true }, withdrawn], {
    named: [{ at: "delivery sync", skip: 1, fault: "late" }],
  }),
  // Withdrawn while the next attempt is written down: it must not be made any more.
  byHand([post, alarms, stalled, { ...alarms, overlaps: true }, withdrawn], {
    named: [{ at: "delivery sync", skip: 2, fault: "late" }],
    relay: answerLost,
  }),
  // Withdrawn while it was being kept, and then delivery couldn't be reached: what was kept stayed, and nobody knew.
  byHand(
    [
      { ...post, overlaps: true },
      { do: "withdraw", lead: 0, scope: "delete", overlaps: false },
    ],
    {
      named: [
        { at: "site put leads", skip: 0, fault: "late" },
        { at: "site deliver", skip: 0, fault: "before" },
        { at: "site deliver", skip: 1, fault: "before" },
      ],
    },
  ),
  // Nobody heard whether the relay took the mail that tells staff to stop; the last of what was withdrawn was deleted, and
  // the alert about it as well.
  byHand([post, { do: "wait", minutes: 1, overlaps: false }, withdrawn, { do: "wait", minutes: 70, overlaps: false }], {
    relay: [{ mode: "accept-then-reset", times: 4 }],
  }),
  // Withdrawn while the machine's clock was 40 days ahead: staff were told to stop on that day.
  byHand([post, alarms, { do: "machine-clock", hours: 960, overlaps: false }, withdrawn]),
  // Withdrawn while a file was added to it: the file stayed, in the bucket and on staff's list.
  byHand([post, alarms, { ...withdrawn, overlaps: true }, { do: "add", lead: 0, file: 0, overlaps: false }], {
    named: [{ at: "site withdraw", skip: 0, fault: "late" }],
  }),
  // The business's own system is down for a week, and then for the withdrawal.
  byHand([post, alarms, { do: "wait", minutes: 10_080, overlaps: false }, withdrawn], {
    hook: [{ mode: "500", times: 180 }],
  }),
  // A file was added while the bucket didn't answer: an error page came, without a word on trying again.
  byHand([post, { do: "add", lead: 0, file: 0, overlaps: false }], {
    named: [{ at: "site get leads", skip: 1, fault: "before" }],
  }),
  // The relay only said that it took the mail, while the machine's clock was 40 days ahead: nobody heard of it before that day.
  byHand(
    [
      { do: "machine-clock", hours: 960, overlaps: false },
      post,
      { do: "wait", minutes: 5, overlaps: false },
      { do: "machine-clock", hours: 0, overlaps: false },
    ],
    { relay: [{ mode: "lie", times: 1 }], receipts: true },
  ),
];
