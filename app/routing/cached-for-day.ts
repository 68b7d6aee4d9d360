// React renders every section for each request. A section marked here depends only on the day, and is rendered once a day.
import type { ReactNode } from "react";

type Section = () => ReactNode;

const marked = new WeakSet<object>();

/**
 * Marks a section that is the same for everybody on a day. It has no props, and reads nothing of the request except `useToday()`.
 */
export function cachedForDay(section: Section): Section {
  marked.add(section);
  return section;
}

export function isCachedForDay(type: unknown): boolean {
  return typeof type === "function" && marked.has(type);
}
