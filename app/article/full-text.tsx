import { renderToStaticMarkup } from "react-dom/server";
import { TodayProvider } from "../page-request/today.tsx";
import { articleComponents } from "./components.ts";
import { Text } from "./text.tsx";
import { loadText } from "./texts.ts";

/** An article's text as HTML by itself, for feed readers. */
export async function fullText(slug: string, today: string): Promise<string> {
  const { text } = await loadText(slug);
  return renderToStaticMarkup(
    <TodayProvider today={today}>
      <Text nodes={text} components={{ ...articleComponents, CallToAction: Nothing }} />
    </TodayProvider>,
  );
}

function Nothing() {
  return null;
}
