import { expect, test } from "vitest";
import { historyOf } from "#worker/leads/record/history.ts";
import { choseVisit, movedTo, movedVisit, receivedMs, stageAfter, visit, visitTime } from "./stages.ts";

test.each<[recorded: string, text: string, tellsStaff: boolean]>([
  [visit, `Visit booked for ${visitTime}`, false],
  ["booked", "Visit booked for a time not given", false],
  ["no-answer", "No answer", false],
  ["no-answer 2026-11-25T09:00", "No answer, try again Wednesday 25 November, 9 am", false],
  ["new-file", "The visitor added a file", true],
  [`${visit}, ${movedVisit}`, `Visit moved from ${visitTime} to ${movedTo}`, false],
  [`${visit}, cancelled, ${movedVisit}`, `Visit booked for ${movedTo}`, false],
  [
    choseVisit,
    "The visitor chose Thursday 26 November, morning: held until 11 am on Wednesday 25 November for them to confirm",
    true,
  ],
  [
    `${choseVisit}, chose-visit 2026-11-27-pm`,
    "The visitor chose Friday 27 November, afternoon instead of Thursday 26 November, morning: held until 11 am on Wednesday 25 November for them to confirm",
    true,
  ],
  [`${choseVisit}, confirmed`, "The visitor confirmed the visit on Thursday 26 November, morning", true],
  ["confirmed", "The visitor used the link in our email", false],
  [`confirmed, ${choseVisit}`, "The visitor booked a visit on Thursday 26 November, morning", true],
  [
    `${visit}, confirmed, chose-visit 2026-11-27-am`,
    `The visitor moved the visit from ${visitTime} to Friday 27 November, morning`,
    true,
  ],
  [`${visit}, gave-up-visit`, `The visitor cancelled the visit on ${visitTime}`, true],
  ["from-a-later-version", "from-a-later-version", false],
])("the history's last line for “%s” is “%s”, emailed to staff: %s", (eventText, text, tellsStaff) => {
  expect(historyOf(stageAfter(eventText, receivedMs).events).at(-1)).toMatchObject({ text, tellsStaff });
});
