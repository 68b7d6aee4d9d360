import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ServerPart, ServerParts } from "#app/island/server-part.tsx";
import { daily, dailyParts } from "#app/page-request/daily-markup.tsx";
import { TodayProvider, useToday } from "#app/page-request/today.tsx";

test("what changes only with the date is rendered once a day, and anew on the next", () => {
  const Daily = daily(Part);
  const partsOn = dailyParts((today) => ({ plain: <b>{today}</b>, part: <Part /> }));
  const shownOn = (today: string) =>
    renderToStaticMarkup(
      <TodayProvider today={today}>
        <Daily />
        <ServerParts value={partsOn(today)}>
          <ServerPart name="part" />
          <ServerPart name="plain" />
        </ServerParts>
      </TodayProvider>,
    ).replaceAll(/<\/?div[^>]*>/g, "");
  for (const [index, today] of ["2026-12-31", "2027-01-01"].entries())
    for (const _ of ["first", "second"]) {
      expect(shownOn(today)).toBe(`<p>On ${today}</p><p>On ${today}</p><b>${today}</b>`);
      expect(renders).toBe(2 * (index + 1));
    }
});

test("a day whose parts could not be rendered is tried again, not shown the day before's", () => {
  let fails = false;
  const partsOn = dailyParts((today) => {
    if (fails) throw new Error("No parts");
    return { part: <b>{today}</b> };
  });
  partsOn("2026-12-31");
  fails = true;
  for (const _ of ["first", "second"]) expect(() => partsOn("2027-01-01")).toThrow("No parts");
  fails = false;
  expect(partsOn("2027-01-01").part).toEqual({ __html: "<b>2027-01-01</b>" });
});

let renders = 0;

function Part() {
  renders += 1;
  return <p>On {useToday()}</p>;
}
