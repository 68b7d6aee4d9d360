import type { Schedule } from "./schedule.ts";

export const one: Schedule["leads"][number] = { kind: "assessment", envelope: "json", file: false, corrects: false };

/** A schedule written by hand: two requests from a program, the relay takes every mail, and nothing fails but what is named. */
export function byHand(
  steps: Schedule["steps"],
  more: Partial<Pick<Schedule, "leads" | "named" | "relay" | "hook" | "receipts" | "broken">> = {},
): Schedule {
  return { leads: [one, one], steps, calls: [], relay: [], receipts: false, broken: [], ...more };
}

export const post = { do: "post", lead: 0, variant: 0, overlaps: false } as const;
export const alarms = { do: "alarms", overlaps: false } as const;
