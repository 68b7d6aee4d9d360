import type { Day } from "#content/rules/schedule.ts";
import type { Reader } from "./reader.ts";

type Half = 1 | 2;

export type When = { year: number; half: Half; day: Day };

/** How many years ahead an installation may be asked about. */
const yearsAhead = 10;

/** Year and half of an installation, by default today's; `day` is the day whose rules hold. */
export function readWhen(reader: Reader, today: Day): When {
  const thisYear = Number(today.slice(0, 4));
  const thisHalf: Half = today.slice(5) < "07-01" ? 1 : 2;
  const span = `Choose a year from ${thisYear} to ${thisYear + yearsAhead}. Until then we use ${thisYear}.`;
  const text = reader.single("year");
  const given = text !== undefined && /^\d{4}$/.test(text) ? Number(text) : undefined;
  const inSpan = given !== undefined && given >= thisYear && given <= thisYear + yearsAhead;
  if (text !== undefined && !inSpan) reader.problems.year = span;
  const year = inSpan ? reader.keep("year", given) : thisYear;

  const chosenHalf = reader.choice("half", ["1", "2"], "Choose the first or the second half of the year.");
  if (year > thisYear) {
    const half: Half = chosenHalf === "2" ? 2 : 1;
    return { year, half, day: `${year}-${half === 1 ? "01" : "07"}-01` };
  }
  if (chosenHalf === "1" && thisHalf === 2) {
    reader.problems.half = `The first half of ${year} is over. The second is used.`;
    reader.understood.set("half", [""]);
  }
  return chosenHalf === "2" && thisHalf === 1
    ? { year, half: 2, day: `${year}-07-01` }
    : { year, half: thisHalf, day: today };
}
