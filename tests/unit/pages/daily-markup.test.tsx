import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { daily, dailyParts } from "#app/page-request/daily-markup.tsx";
import { TodayProvider, useToday } from "#app/page-request/today.tsx";

test("what changes only with the date is rendered once a day, and anew on the next", () => {
  const Daily = daily(Part);
  const partsOn = dailyParts((today) => ({ plain: <b>{today}</b>, part: <Part /> }));
  const shownOn = (today: string) =>
    renderToStaticMarkup(
      <TodayProvider today={today}>
        <Daily />
        {partsOn(today).part}
        {partsOn(today).plain}
      </TodayProvider>,
    ).replaceAll(/<\/?div[^>]*>/g, "");
  for (const [index, today] of ["2026-12-31", "2027-01-01"].entries())
    for (const _ of ["first", "second"]) {
      expect(shownOn(today)).toBe(`<p>On ${today}</p><p>On ${today}</p><b>${today}</b>`);
      expect(renders).toBe(2 * (index + 1));
    }
});

let renders = 0;

function Part() {
  renders += 1;
  return <p>On {useToday()}</p>;
}
