// React would render every section for each request. A section marked here depends only on the day, so it is rendered once a day.
import type { ReactNode } from "react";

type Section = () => ReactNode;

const markedSections = new WeakSet<object>();

/** Marks a section that is the same for everybody on a day. It must take no props, and read nothing but `useToday()`. */
export function cachedForDay(section: Section): Section {
  markedSections.add(section);
  return section;
}

export function isCachedForDay(type: unknown): boolean {
  return typeof type === "function" && markedSections.has(type);
}
