import { renderToStaticMarkup } from "react-dom/server";
import { TodayProvider } from "../page-request/today.tsx";
import { loadBody } from "./bodies.ts";
import { articleComponents } from "./components.ts";

/** An article's text as HTML by itself, for feed readers. */
export async function fullText(slug: string, today: string): Promise<string> {
  const { default: Body } = await loadBody(slug);
  return renderToStaticMarkup(
    <TodayProvider today={today}>
      <Body components={{ ...articleComponents, CallToAction: Nothing }} />
    </TodayProvider>,
  );
}

function Nothing() {
  return null;
}
