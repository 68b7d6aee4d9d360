import { dayMark, dayTexts, filledIn } from "#app/document/day-texts.ts";
import { addDays } from "#content/melbourne.ts";

/** A page's `<main>` from a day on, with a mark wherever it prints the day of the visit or one counted from it; no text for a day that stands alone. */
export interface Step {
  from: string;
  text: string | undefined;
}

type Render = (day: string) => Promise<string>;

/** More changes than this in a year, and a page changes from day to day in more than the date that it prints. */
const mostSteps = 15;

/**
 * A page's texts from one day until another. Rules and figures change on the first of a month, and the last day is looked at
 * too; what differs there from the text before is traced to the day on which it began.
 */
export async function stepsOf(render: Render, from: string, until: string): Promise<Step[] | undefined> {
  let last = await stepOn(render, from);
  let seen = from;
  const steps = [last];
  for (const day of [...firstsOfMonths(from, until), addDays(until, -1)]) {
    while (seen < day && !(await holdsOn(render, last, day))) {
      if (steps.length === mostSteps) return undefined;
      last = await stepOn(render, await firstDayThatDiffers(render, last, seen, day));
      seen = last.from;
      steps.push(last);
    }
    seen = day;
  }
  return steps;
}

async function holdsOn(render: Render, { text }: Step, day: string): Promise<boolean> {
  return text !== undefined && filledIn(text, day) === (await render(day));
}

/** What a day's text has in common with the next day's, but for the texts that say which day it is. */
async function stepOn(render: Render, from: string): Promise<Step> {
  const tomorrow = addDays(from, 1);
  const [today, then] = [dayTexts(from), dayTexts(tomorrow)];
  // Every second piece is one of the day's texts, or a date that only happens to be one.
  const pieces = (await render(from)).split(new RegExp(`(${today.toSorted((a, b) => b.length - a.length).join("|")})`));
  let next = await render(tomorrow);
  let text = "";
  for (const [index, piece] of pieces.entries()) {
    const following = index % 2 === 1 ? (pieces[index + 1] ?? "") : "";
    const moved = then.findIndex((shown, of) => today[of] === piece && next.startsWith(shown + following));
    const shown = then[moved] ?? piece;
    if (!next.startsWith(shown)) return { from, text: undefined };
    next = next.slice(shown.length);
    text += moved < 0 ? piece : dayMark(moved);
  }
  return { from, text: next === "" ? text : undefined };
}

async function firstDayThatDiffers(render: Render, step: Step, same: string, different: string): Promise<string> {
  let [before, after] = [same, different];
  for (;;) {
    const days = (Date.parse(after) - Date.parse(before)) / 86_400_000;
    if (days <= 1 || step.text === undefined) return days <= 1 ? after : addDays(before, 1);
    const middle = addDays(before, Math.floor(days / 2));
    if (await holdsOn(render, step, middle)) before = middle;
    else after = middle;
  }
}

function firstsOfMonths(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = addDays(from, 1); day < until; day = addDays(day, 1)) if (day.endsWith("-01")) days.push(day);
  return days;
}
