import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FreeTimes } from "#app/pages/own-page/free-times.tsx";
import { ancestorsOf, elements, parseHtml } from "#tests/unit/page-text.ts";

test("every free half-day has a button whose name has the day in it, the sixth day and later in a fold", () => {
  const days = [23, 24, 25, 26, 27, 30].map((day) => `2026-11-${day}-am`);
  const page = parseHtml(renderToStaticMarkup(<FreeTimes halfDays={days} link="/request?x" />));
  const buttons = elements(page, "button").map((button) => [
    button.getAttribute("aria-label"),
    ancestorsOf(button).some(({ tagName }) => tagName === "details"),
  ]);
  expect(buttons).toEqual([
    ["Morning, 8 to 12, Monday 23 November", false],
    ["Morning, 8 to 12, Tuesday 24 November", false],
    ["Morning, 8 to 12, Wednesday 25 November", false],
    ["Morning, 8 to 12, Thursday 26 November", false],
    ["Morning, 8 to 12, Friday 27 November", false],
    ["Morning, 8 to 12, Monday 30 November", true],
  ]);
});
