import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ArticleBars } from "#app/article/bars.tsx";
import { Bars } from "#app/components/bars.tsx";
import { elements, lineOf, parseHtml } from "#tests/unit/page-text.ts";

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
  const page = parseHtml(renderToStaticMarkup(bars));
  expect(elements(page, "b").map(lineOf)).toEqual(["−$120"]);
});

/** The lengths of each bar's parts, as shares of the drawing's width, in drawing order. */
function lengthsIn(html: string): number[][] {
  return elements(parseHtml(html), "svg").map((drawing) => {
    const [, , width] = (drawing.getAttributeNS(null, "viewBox") ?? "").split(" ").map(Number);
    return elements(drawing, "path").map((path) => {
      const across = [...(path.getAttribute("d") ?? "").matchAll(/[MH](\d+)/g)].map(([, x]) => Number(x));
      return (Math.max(...across) - Math.min(...across)) / (width ?? 0);
    });
  });
}
