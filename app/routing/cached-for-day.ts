// React would render every section for each request. A section marked here depends only on the day, so it is rendered once a day.
import type { ReactNode } from "react";

type Section = () => ReactNode;

const marked = new WeakSet<object>();

/** Marks a section that is the same for everybody on a day. It must take no props, and read nothing but `useToday()`. */
export function cachedForDay(section: Section): Section {
  marked.add(section);
  return section;
}

export function isCachedForDay(type: unknown): boolean {
  return typeof type === "function" && marked.has(type);
}
