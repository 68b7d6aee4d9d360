import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { TodayProvider, useToday } from "./today.tsx";

/** A part of a live section that changes only with the date: rendered once a day. It can't hold notes. */
export function daily(Part: ComponentType): ComponentType {
  let rendered = { today: "", __html: "" };
  return function Daily() {
    const today = useToday();
    if (rendered.today !== today) {
      const part = (
        <TodayProvider today={today}>
          <Part />
        </TodayProvider>
      );
      rendered = { today, __html: renderToStaticMarkup(part) };
    }
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own component's markup, escaped by React a line above
    return <div className="contents" dangerouslySetInnerHTML={rendered} />;
  };
}
