import { alarms, byHand, post } from "./by-hand.ts";
import type { Schedule } from "./schedule.ts";

/** For planted bugs that chance takes dozens of schedules to meet: one that meets them, by the bug's name. */
export const seldomMet: Readonly<Record<string, Schedule>> = {
  "keeps a request without its marker": byHand([post], {
    named: [
      { at: "site deliver", skip: 0, fault: "before" },
      { at: "site deliver", skip: 1, fault: "before" },
    ],
  }),
  "takes other words under a known id": byHand([post, { ...post, variant: 1 }]),
  "writes an attempt down only after it was made": byHand([post, alarms], {
    named: [{ at: "delivery relay", skip: 0, fault: "evict-after" }],
  }),
  "leaves an alert due when a request is withdrawn": byHand([
    post,
    alarms,
    { do: "receipt", mail: 1, event: "dropped", times: 1, overlaps: false },
    { do: "withdraw", lead: 0, scope: "withdraw", overlaps: false },
  ]),
  "stumbles over a request that can't be read": byHand([post, { do: "spoil", lead: 0, overlaps: false }]),
  "sets no alarm after it stumbled": byHand([post, alarms], {
    named: [{ at: "delivery get leads", skip: 0, fault: "before" }],
  }),
};
