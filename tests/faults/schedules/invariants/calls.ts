import type { CardMark, History } from "../history.ts";
import { idsOf, mailsOf, mayBeWithdrawn, minute, stateOf } from "./reading.ts";

/** Staff said where the request is, and were told that it was noted. */
function isNoted({ status, outcome }: CardMark): boolean {
  return status === 303 && outcome !== "note";
}

export function quietAfterMark({ marks, relay }: History): string[] {
  return marks
    .filter(isNoted)
    .flatMap(({ id, outcome, answeredAt }) =>
      [...mailsOf(relay, id, "soon"), ...mailsOf(relay, id, "late")]
        .filter(({ number }) => number >= answeredAt)
        .map(({ campaign }) => `${campaign} was sent after the card said ${outcome}`),
    );
}

export function oneReminder({ relay, ...history }: History): string[] {
  return idsOf({ relay, ...history }).flatMap((id) =>
    (["soon", "late"] as const)
      .filter((kind) => mailsOf(relay, id, kind).filter(({ taken }) => taken).length > 1)
      .map((kind) => `${id}.${kind} came more than once`),
  );
}

/** A correction takes the place of what it corrects, and a clock that was off may have named another hour. */
export function unmarkedIsReminded(history: History): string[] {
  const { schedule, snapshots, relay, marks, ended } = history;
  const isPlain = !schedule.leads.some(({ corrects }) => corrects) && !schedule.steps.some(isOdd);
  if (!isPlain) return [];
  return idsOf(history)
    .filter((id) => !mayBeWithdrawn(id, history) && !marks.some((mark) => mark.id === id))
    .filter((id) => {
      const state = stateOf(snapshots.at(-1)?.leads[id]?.stored.state);
      const isDue = state?.promised !== undefined && state.promised + 180 * minute < ended;
      return isDue && mailsOf(relay, id, "late").length === 0;
    })
    .map((id) => `${id}: nobody marked a call, and staff were not reminded`);
}

function isOdd(step: History["schedule"]["steps"][number]): boolean {
  return step.do === "clock" || step.do === "machine-clock" || step.do === "spoil";
}

/** Once however often it was pressed, and nothing that staff didn't post. */
export function markedStays(history: History): string[] {
  const { marks, objects } = history;
  return marks.flatMap(({ id, note, status, by }) => {
    if (mayBeWithdrawn(id, history)) return [];
    const card = objects.find(({ key }) => key === `leads/${id}/card.json`)?.content ?? "";
    const times = card.split(note).length - 1;
    if (by !== "staff") return times > 0 ? [`${note} was posted by a ${by} and is on the card`] : [];
    const wanted = status === 303 || status === 200;
    if (times > 1) return [`${note} is on the card ${times} times`];
    return wanted && times === 0 ? [`${note} was noted and isn't on the card`] : [];
  });
}
