import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

/** React, loaded only when the first island starts. */
export function hydrate(wrapper: HTMLElement, component: ComponentType<object>): void {
  const props: object = JSON.parse(wrapper.dataset.props ?? "{}");
  const identifierPrefix = wrapper.dataset.prefix ?? "";
  hydrateRoot(wrapper, createElement(component, props), { identifierPrefix });
}
