import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

/** React, loaded only when the first island starts. */
export function hydrate(wrapper: HTMLElement, component: ComponentType<object>): void {
  const { today } = document.documentElement.dataset;
  const props: object = { today, ...JSON.parse(wrapper.dataset.props ?? "{}") };
  const identifierPrefix = wrapper.dataset.prefix ?? "";
  hydrateRoot(wrapper, createElement(component, props), { identifierPrefix });
}
