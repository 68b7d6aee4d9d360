import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FreeTimes } from "#app/pages/own-page/free-times.tsx";

test("every free half-day has a button whose name has the day in it, the sixth day and later in a fold", () => {
  const days = [23, 24, 25, 26, 27, 30].map((day) => `2026-11-${day}-am`);
  const page = renderToStaticMarkup(<FreeTimes halfDays={days} link="/request?x" />);
  const namesIn = (html = "") => [...html.matchAll(/ aria-label="Morning, 8 to 12, ([^"]+)"/g)].map(([, name]) => name);
  const [unfolded, folded] = page.split("<details");
  expect(namesIn(unfolded)).toEqual([
    "Monday 23 November",
    "Tuesday 24 November",
    "Wednesday 25 November",
    "Thursday 26 November",
    "Friday 27 November",
  ]);
  expect(namesIn(folded)).toEqual(["Monday 30 November"]);
});
