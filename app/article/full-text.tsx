import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { TodayContext } from "../routing/today.ts";
import { articleComponents } from "./components.tsx";
import { Text } from "./text.tsx";
import { loadText } from "./texts.ts";

/** An article's text as HTML by itself, for feed readers. */
export async function fullText(slug: string, today: string): Promise<string> {
  const { text } = await loadText(slug);
  return renderToStaticMarkup(
    <TodayContext value={today}>
      <Text nodes={text} components={{ ...articleComponents, ...unfolded, CallToAction: Nothing }} />
    </TodayContext>,
  );
}

/** A feed reader has no phone or desktop layout, so nothing is folded or shown twice. */
const unfolded = {
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

function Nothing() {
  return null;
}
