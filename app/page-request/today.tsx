import { createContext, type ReactNode, use } from "react";

const TodayContext = createContext("");

/** Melbourne's date for everything inside, YYYY-MM-DD. */
export function TodayProvider({ today, children }: { today: string; children: ReactNode }) {
  return <TodayContext value={today}>{children}</TodayContext>;
}

export function useToday(): string {
  const today = use(TodayContext);
  if (today === "") throw new Error("useToday needs a TodayProvider around it");
  return today;
}
