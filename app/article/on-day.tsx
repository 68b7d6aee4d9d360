import type { ReactNode } from "react";
import type { Day } from "#content/rules/schedule.ts";
import { useToday } from "../page-request/today.tsx";

/** Something worked out for the day of the visit: `<OnDay>{(day) => money(rebateOn(day))}</OnDay>`. */
export function OnDay({ children }: { children: (day: Day) => ReactNode }) {
  return children(useToday());
}
