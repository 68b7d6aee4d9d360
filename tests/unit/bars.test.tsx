import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Bars } from "#app/components/bars.tsx";

test("bars are as long as their figures beside the longest, solid to the least", () => {
  const gas = { label: "Gas", figure: "", low: 300, high: 600, tone: "gas" } as const;
  const ours = { label: "Ours", figure: "", low: 150, high: 300, tone: "ours" } as const;
  const drawn = renderToStaticMarkup(<Bars title="" bars={[gas, ours]} />).matchAll(/class="([^"]+)" d="M0 0H(\d+)/g);
  const lengths = ["fill-clay opacity-40 1000", "fill-clay 500", "fill-eucalypt opacity-40 500", "fill-eucalypt 250"];
  expect([...drawn].map(([, look, length]) => `${look} ${length}`)).toEqual(lengths);
});
