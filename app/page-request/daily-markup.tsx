import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Markup } from "../island/server-part.tsx";
import { TodayProvider, useToday } from "./today.tsx";

/** A part of a live section that changes only with the date: rendered once a day. It can't hold notes. */
export function daily(Part: ComponentType): ComponentType {
  const parts = dailyParts(() => ({ part: <Part /> }));
  return function Daily() {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own component's markup, escaped by React
    return <div className="contents" dangerouslySetInnerHTML={parts(useToday()).part} />;
  };
}

/** The same for an island's server parts, by name: an island has no context that would say what day it is. */
export function dailyParts(
  partsOn: (today: string) => Readonly<Record<string, ReactNode>>,
): (today: string) => Readonly<Record<string, Markup>> {
  let day = "";
  let rendered: Readonly<Record<string, Markup>> | undefined;
  return (today) => {
    if (rendered && day === today) return rendered;
    const parts = Object.entries(partsOn(today));
    rendered = Object.fromEntries(parts.map(([name, part]) => [name, markupOf(part, today)]));
    day = today;
    return rendered;
  };
}

function markupOf(part: ReactNode, today: string): Markup {
  return { __html: renderToStaticMarkup(<TodayProvider today={today}>{part}</TodayProvider>) };
}
