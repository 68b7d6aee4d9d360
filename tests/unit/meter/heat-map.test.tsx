import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HeatMap } from "#app/meter/results/heat-map.tsx";
import { homes } from "#tests/sample-meter-files/samples.ts";
import { elements, parseHtml } from "#tests/unit/page-text.ts";

const { facts } = await homes["with solar"]();

test.each([
  ["2025-11-01", "N D J F M A M J J A S O"],
  ["2025-08-16", "A S O N D J F M A M J J"],
  ["2025-08-20", "S O N D J F M A M J J A"],
])("the heat map of a year from %s names each month once, in order", (firstDate, letters) => {
  const halfHours = 365 * 48;
  const heatMap = {
    firstDay: Date.parse(firstDate) / 86_400_000,
    kwh: new Float32Array(halfHours),
    filled: new Uint8Array(halfHours),
  };
  const page = parseHtml(renderToStaticMarkup(<HeatMap heatMap={heatMap} facts={facts} />));
  const [names] = elements(page, "div", { class: "chart-names leading-6" });
  if (!names) throw new Error("the heat map has no names of months");
  expect(
    elements(names, "span")
      .map(({ textContent }) => textContent)
      .join(" "),
  ).toBe(letters);
});
