import { createContext, type ReactNode, use } from "react";

/** The section that is being rendered. */
export const SectionContext = createContext<ReactNode>(null);

/** Every route's component: a page is rendered a section at a time. */
export function CurrentSection() {
  return use(SectionContext);
}
