import { type ComponentType, createElement, type ReactNode } from "react";
import type { PageRequest } from "./page-request.ts";

/** A part of a page. A page's sections are rendered and sent one after the other. */
export interface Section {
  /** Changes only with the date: rendered once a day, then sent as bytes. */
  dated: boolean;
  render(request: PageRequest): ReactNode | Promise<ReactNode>;
}

/** A section that is the same for every visitor of a day. It can't read the question or what a loader returned. */
export function dated(Component: ComponentType): Section {
  return { dated: true, render: () => createElement(Component) };
}

/** A section that is rendered for each request. Where it has to wait for something, the sections before it are sent first. */
export function live(render: Section["render"]): Section {
  return { dated: false, render };
}
