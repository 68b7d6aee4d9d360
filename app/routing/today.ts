import { createContext, use } from "react";

/** Melbourne's date, YYYY-MM-DD. */
export const TodayContext = createContext("");

export function useToday(): string {
  const today = use(TodayContext);
  if (today === "") throw new Error("useToday needs a TodayContext around it");
  return today;
}
