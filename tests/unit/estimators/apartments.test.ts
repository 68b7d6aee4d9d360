import { expect, test } from "vitest";
import { apartments } from "#app/estimators/calculators/apartments.tsx";
import { eighteen, thirty } from "#content/articles/sums/solar-battery-apartments.computed.ts";

const day = "2026-11-29";
const fits = "apartments=12&storeys=3&network=own&value=under&solar=no";

test("the calculator and its article give the same payback, and the example passes the grant's ten-year test", () => {
  for (const [kw, { price, years }] of [
    [18, eighteen],
    [30, thirty],
  ] as const) {
    const { figures, tone } = apartments.answer(`${fits}&kw=${kw}&cost=${Math.round(price)}`, day);
    expect(figures[0]?.calculation).toContain(`about ${years.toFixed(1)} years`);
    expect(tone).toBe(years > 10 ? "bad" : "good");
  }
  expect(apartments.answer(apartments.example?.query ?? "", day).tone).toBe("good");
});

test.each(["value=over", "solar=yes", "lots=51", "lots=2", "storeys=9", "network=embedded", "kw=18&cost=90000"])(
  "%s rules the grant out",
  (condition) => {
    expect(apartments.answer(`apartments=12&${condition}`, day).verdict).toBe("no");
    expect(apartments.answer("apartments=12", day).verdict).toBe("vote");
  },
);
