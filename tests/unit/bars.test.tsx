import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ArticleBars } from "#app/article/bars.tsx";
import { Bars } from "#app/components/bars.tsx";

test("bars are scaled to the longest, and the low end is drawn over the whole range", () => {
  const gas = { label: "Gas", figure: "", low: 300, high: 600, tone: "gas" } as const;
  const ours = { label: "Ours", figure: "", low: 150, high: 300, tone: "ours" } as const;
  expect(lengthsIn(renderToStaticMarkup(<Bars title="" bars={[gas, ours]} />))).toEqual([
    [1, 0.5],
    [0.5, 0.25],
  ]);
});

test("in an article's bars a loss has its minus before the dollar sign", () => {
  const bars = <ArticleBars title="" unit="$" items={[{ label: "The tenth year", value: -120 }]} />;
  expect(renderToStaticMarkup(bars)).toContain(">−$120</b>");
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
