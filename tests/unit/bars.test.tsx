import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Bars } from "#app/components/bars.tsx";

test("bars are scaled to the longest, and the low end is drawn over the whole range", () => {
  const gas = { label: "Gas", figure: "", low: 300, high: 600, tone: "gas" } as const;
  const ours = { label: "Ours", figure: "", low: 150, high: 300, tone: "ours" } as const;
  expect(lengthsIn(renderToStaticMarkup(<Bars title="" bars={[gas, ours]} />))).toEqual([
    [1, 0.5],
    [0.5, 0.25],
  ]);
});

/** The lengths of each bar's parts, as shares of the drawing's width, in drawing order. */
function lengthsIn(html: string): number[][] {
  return [...html.matchAll(/<svg[^>]* viewBox="0 0 (\d+) [^>]*>(.*?)<\/svg>/g)].map(([, width, parts = ""]) =>
    [...parts.matchAll(/ d="([^"]+)"/g)].map(([, path = ""]) => {
      const across = [...path.matchAll(/[MH](\d+)/g)].map(([, x]) => Number(x));
      return (Math.max(...across) - Math.min(...across)) / Number(width);
    }),
  );
}
