import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates an island. This file brings React, so it is loaded only when the first island starts. */
export function hydrate(wrapper: HTMLElement, component: ComponentType<object>): void {
  const { today } = document.documentElement.dataset;
  const props: object = { today, ...JSON.parse(wrapper.dataset.props ?? "{}") };
  const identifierPrefix = wrapper.dataset.prefix ?? "";
  hydrateRoot(wrapper, createElement(component, props), { identifierPrefix });
}
