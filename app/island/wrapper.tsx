import { type ComponentType, createElement, useContext, useId } from "react";
import { renderToString } from "react-dom/server";
import { TodayContext, useToday } from "../routing/today.ts";
import { RenderOnceContext } from "./rendered-once.tsx";

interface IslandProps<Props extends object> {
  /** The name of a calculator's file, or of the folder of an island.tsx. */
  name: string;
  component: ComponentType<Props>;
  /** Serialised as JSON for the browser. The date is left out, because the document already has it. */
  props: Props;
  /** When it starts: once it is focused or pressed, once the page has loaded, or once a file is chosen, dropped or pasted. */
  start: "interaction" | "load" | "file";
  className?: string;
}

/** Renders a component into the page, with the name and props that the browser needs to hydrate it. */
export function Island<Props extends object>({ name, component, props, start, className }: IslandProps<Props>) {
  const prefix = `${name}${useId()}`;
  // An island is rendered separately, so it needs the page's contexts again.
  const island = (
    <TodayContext value={useToday()}>
      <RenderOnceContext value={useContext(RenderOnceContext)}>{createElement(component, props)}</RenderOnceContext>
    </TodayContext>
  );
  const markup = renderToString(island, { identifierPrefix: prefix });
  return (
    <div
      className={className}
      data-island={name}
      data-start={start}
      data-prefix={prefix}
      data-props={JSON.stringify({ ...props, today: undefined })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own component's markup, escaped by React a line above
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
