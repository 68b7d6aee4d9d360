import { createContext, use } from "react";

/** Melbourne's date for every component inside, YYYY-MM-DD. */
export const TodayContext = createContext("");

export function useToday(): string {
  const today = use(TodayContext);
  if (today === "") throw new Error("useToday needs a TodayContext around it");
  return today;
}
