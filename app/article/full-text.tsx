import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { TodayContext } from "../routing/today.ts";
import { articleComponents } from "./components.tsx";
import { loadText } from "./load-text.ts";
import { Text } from "./text.tsx";

/** An article's text as HTML that needs no style sheet and no script, for feed readers. */
export async function renderFullText(slug: string, today: string): Promise<string> {
  const { text } = await loadText(slug);
  return renderToStaticMarkup(
    <TodayContext value={today}>
      <Text nodes={text} components={{ ...articleComponents, ...unfoldedComponents, CallToAction: NoCallToAction }} />
    </TodayContext>,
  );
}

/** A feed reader has no phone or desktop layout, so nothing is folded or shown twice. */
const unfoldedComponents = {
  Question: ({ ask, children }: { ask: string; children: ReactNode }) => (
    <>
      <h3>{ask}</h3>
      {children}
    </>
  ),
  Worked: ({ title, children }: { title: string; children: ReactNode }) => (
    <figure>
      <figcaption>Worked example: {title}</figcaption>
      {children}
    </figure>
  ),
  More: ({ children }: { children: ReactNode }) => <>{children}</>,
};

function NoCallToAction() {
  return null;
}
