import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Bars } from "#app/components/bars.tsx";
import { Steps } from "#app/components/steps.tsx";

test("bars are as long as their figures beside the longest, solid to the least", () => {
  const bars = [
    { label: "Gas", figure: "$300–600", low: 300, high: 600, tone: "gas" },
    { label: "Ours", figure: "$150–300", low: 150, high: 300, tone: "ours" },
  ] as const;
  const drawn = renderToStaticMarkup(<Bars title="A year" bars={bars} />).matchAll(/class="([^"]+)" d="M0 0H(\d+)/g);
  expect([...drawn].map(([, look, length]) => `${look} ${length}`)).toEqual([
    "fill-clay opacity-40 1000",
    "fill-clay 500",
    "fill-eucalypt opacity-40 500",
    "fill-eucalypt 250",
  ]);
});

test("steps are numbered from one", () => {
  const steps = ["First", "Second"].map((title) => ({ title, text: "" }));
  const marks = renderToStaticMarkup(<Steps steps={steps} />).matchAll(/class="step-mark">([^<]*)/g);
  expect([...marks].map(([, mark]) => mark)).toEqual(["1", "2"]);
});
