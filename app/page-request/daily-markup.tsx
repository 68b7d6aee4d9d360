import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { TodayProvider, useToday } from "./today.tsx";

/** A part of a live section that changes only with the date: rendered once a day. It can't hold notes. */
export function daily(Part: ComponentType): ComponentType {
  const part = dailyParts(() => ({ part: <Part /> }));
  return function Daily() {
    return part(useToday()).part;
  };
}

/** The same for an island's server parts, by name: an island has no context that would say what day it is. */
export function dailyParts<Name extends string>(
  partsOn: (today: string) => Readonly<Record<Name, ReactNode>>,
): (today: string) => Readonly<Record<Name, ReactNode>> {
  let day = "";
  let rendered: Readonly<Record<Name, ReactNode>> | undefined;
  return (today) => {
    if (rendered && day === today) return rendered;
    rendered = mapValues(partsOn(today), (part) => written(<TodayProvider today={today}>{part}</TodayProvider>));
    day = today;
    return rendered;
  };
}

function written(part: ReactNode): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own component's markup, escaped by React
  return <div className="contents" dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(part) }} />;
}

function mapValues<Name extends string>(
  parts: Readonly<Record<Name, ReactNode>>,
  change: (part: ReactNode) => ReactNode,
): Record<Name, ReactNode> {
  const changed: Record<Name, ReactNode> = { ...parts };
  for (const name in parts) changed[name] = change(parts[name]);
  return changed;
}
