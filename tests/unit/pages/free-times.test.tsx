import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FreeTimes } from "#app/pages/your-request/free-times.tsx";

test("the name of each button that books a half-day has the day in it", () => {
  const page = renderToStaticMarkup(<FreeTimes halfDays={["2026-11-26-am", "2026-11-27-am"]} link="/request?x" />);
  expect([...page.matchAll(/ aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    "Morning, 8 to 12, Thursday 26 November",
    "Morning, 8 to 12, Friday 27 November",
  ]);
});
