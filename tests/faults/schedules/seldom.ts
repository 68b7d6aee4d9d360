import type { NamedFault } from "./entry/plan.ts";
import type { Schedule } from "./schedule.ts";

const leads: Schedule["leads"] = [
  { envelope: "json", file: false, corrects: false },
  { envelope: "json", file: false, corrects: false },
];

function seldom(steps: Schedule["steps"], named: NamedFault[] = []): Schedule {
  return { leads, steps, calls: [], named, relay: [], receipts: false };
}

const post = { do: "post", lead: 0, variant: 0, overlaps: false } as const;
const alarms = { do: "alarms", overlaps: false } as const;

/** For planted bugs that chance takes dozens of schedules to meet: one that meets them, by the bug's name. */
export const seldomMet: Readonly<Record<string, Schedule>> = {
  "keeps a request without its marker": seldom(
    [post],
    [
      { at: "site deliver", skip: 0, fault: "before" },
      { at: "site deliver", skip: 1, fault: "before" },
    ],
  ),
  "takes other words under a known id": seldom([post, { ...post, variant: 1 }]),
  "writes an attempt down only after it was made": seldom(
    [post, alarms],
    [{ at: "delivery relay", skip: 0, fault: "evict-after" }],
  ),
  "leaves an alert due when a request is withdrawn": seldom([
    post,
    alarms,
    { do: "receipt", mail: 1, event: "dropped", times: 1, overlaps: false },
    { do: "withdraw", lead: 0, scope: "withdraw", overlaps: false },
  ]),
  "stumbles over a request that can't be read": seldom([post, { do: "spoil", lead: 0, overlaps: false }]),
  "sets no alarm after it stumbled": seldom([post, alarms], [{ at: "delivery get leads", skip: 0, fault: "before" }]),
};
