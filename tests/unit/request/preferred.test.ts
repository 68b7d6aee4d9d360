import { expect, test } from "vitest";
import type { CoverageKind } from "#content/places/coverage-kinds.ts";
import { halfDayName, offeredHalfDays } from "#content/request/preferred.ts";

test("six days are offered from the day after tomorrow, without Sundays and public holidays", () => {
  const days = ["Thursday 24 December", "Tuesday 29 December", "Wednesday 30 December", "Thursday 31 December"];
  const offeredTimes = [...days, "Saturday 2 January", "Monday 4 January"].flatMap((day) => [
    `${day}, morning`,
    `${day}, afternoon`,
  ]);
  expect(offeredHalfDays("2026-12-22").map(halfDayName)).toEqual(offeredTimes);
});

test.each<[zone: CoverageKind | undefined, first: string]>([
  [undefined, "2026-11-25-am"],
  ["metro", "2026-11-25-am"],
  ["near-regional", "2026-11-28-am"],
  ["remote-regional", "2026-12-07-am"],
  ["remote-consultation", "2026-12-07-am"],
])("on 23 November the first half-day offered in the zone “%s” is %s", (zone, first) => {
  expect(offeredHalfDays("2026-11-23", zone)[0]).toBe(first);
});
