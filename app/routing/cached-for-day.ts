// React renders every section for each request. A section marked here depends on the day alone, and is rendered once a day.
import type { ReactNode } from "react";

type Section = () => ReactNode;

const marked = new WeakSet<object>();

/** Around a section that is the same for everybody on a day: it takes no props, and of the request it sees `useToday()` alone. */
export function cachedForDay(section: Section): Section {
  marked.add(section);
  return section;
}

export function isCachedForDay(type: unknown): boolean {
  return typeof type === "function" && marked.has(type);
}
