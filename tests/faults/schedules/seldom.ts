import { alarms, byHand, one, post } from "./by-hand.ts";
import type { Schedule } from "./schedule.ts";

const called = { do: "mark", lead: 0, outcome: "called", times: 2, by: "staff", overlaps: false } as const;
const file = { do: "add", lead: 0, file: 0, overlaps: false } as const;
/** Longer than any time to call, over a weekend as well. */
const days = { do: "wait", minutes: 6 * 1440, overlaps: false } as const;

/** For planted bugs that chance takes dozens of schedules to meet: one that meets them, by the bug's name. */
export const seldomMet: Readonly<Record<string, Schedule>> = {
  "stores a request without its marker": byHand([post], {
    named: [
      { at: "site deliver", skip: 0, fault: "before" },
      { at: "site deliver", skip: 1, fault: "before" },
    ],
  }),
  "takes other words under a known id": byHand([post, { ...post, variant: 1 }]),
  "writes an attempt down only after it was made": byHand([post, alarms], {
    named: [{ at: "delivery relay", skip: 0, fault: "evict-after" }],
  }),
  "trusts an alarm that was set while the clock was ahead": byHand(
    [
      { do: "machine-clock", hours: 960, overlaps: false },
      post,
      alarms,
      { do: "machine-clock", hours: 0, overlaps: false },
    ],
    { relay: [{ mode: "500", times: 2 }] },
  ),
  "makes an attempt although the request was withdrawn meanwhile": byHand(
    [post, { ...alarms, overlaps: true }, { do: "withdraw", lead: 0, scope: "withdraw", overlaps: false }],
    { named: [{ at: "delivery sync", skip: 1, fault: "late" }] },
  ),
  "refuses requests when the limiter fails": byHand([post], { broken: ["limiter"] }),
  "repeats a mail without end where its outcome is unknown": byHand(
    [post, alarms, { do: "wait", minutes: 600, overlaps: false }],
    {
      relay: [{ mode: "accept-then-hang", times: 60 }],
    },
  ),
  "never tries again what the relay never confirmed": byHand(
    [post, alarms, { do: "wait", minutes: 70, overlaps: false }],
    {
      relay: [{ mode: "hang", times: 4 }],
    },
  ),
  "sends a digest of alerts at every sweep": byHand([
    post,
    { do: "spoil", lead: 0, overlaps: false },
    alarms,
    { do: "sweep", overlaps: false },
    { do: "sweep", overlaps: false },
  ]),
  "withdraws one request of a chain alone": byHand(
    [post, { ...post, lead: 1 }, alarms, file, { do: "withdraw", lead: 0, scope: "withdraw", overlaps: false }],
    { leads: [one, { ...one, corrects: true }] },
  ),
  "confirms to an address without end": byHand([post, { ...post, lead: 1 }, { ...post, lead: 2 }, alarms], {
    leads: [one, one, one],
  }),
  "confirms to whom a robot names": byHand([post, alarms], { leads: [{ ...one, kind: "robot" }] }),
  "stumbles over a request that can't be read": byHand([post, { do: "spoil", lead: 0, overlaps: false }]),
  "sets no alarm after it stumbled": byHand([post, alarms], {
    named: [{ at: "delivery get leads", skip: 0, fault: "before" }],
  }),
  "confirms a file that it couldn't keep": byHand([post, alarms, file], {
    named: [{ at: "site put pending", skip: 1, fault: "before" }],
  }),
  "reminds of a file as of a request": byHand([post, alarms, file, alarms, days]),
  "takes posts on a card from another website": byHand([post, alarms, { ...called, by: "another website" }]),
  "marks again what is posted again": byHand([post, alarms, called, { do: "replay", mark: 0, overlaps: false }]),
  "loses what staff marked": byHand([post, alarms, called]),
  "forgets that a call was marked": byHand([post, alarms, called, days]),
  "repeats a reminder where its outcome is unknown": byHand([post, alarms, days], {
    relay: [
      { mode: "none", times: 2 },
      { mode: "accept-then-reset", times: 1 },
    ],
  }),
  "reminds nobody": byHand([post, alarms, days]),
  "tells the business's own system nothing more after a refusal": byHand([post, alarms], {
    hook: [{ mode: "500", times: 1 }],
  }),
  "gives up after a day on the business's own system": byHand([post, alarms, days], {
    hook: [{ mode: "500", times: 180 }],
  }),
  "goes on posting to a system that is gone": byHand([post, alarms, days], { hook: [{ mode: "410", times: 1 }] }),
};
