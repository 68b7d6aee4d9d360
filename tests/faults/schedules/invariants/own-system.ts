import type { History } from "../history.ts";
import { idsOf, mailsOf, mayBeTaken, mayBeWithdrawn } from "./reading.ts";

/** Every request that staff have, once the system answers; and that it was withdrawn, where it had the request. */
export function ownSystemHears(history: History): string[] {
  const { schedule, hook, relay, withdrawals } = history;
  // After days with its clock off, delivery may have given up.
  const isOff = schedule.hook === undefined || schedule.steps.some(({ do: what }) => /clock/.test(what));
  if (isOff) return [];
  return idsOf(history).flatMap((id) => {
    const calls = hook.filter((call) => call.id === id);
    if (calls.some(({ mode }) => mode === "410")) return [];
    const took = (event: string) => calls.some((call) => call.event === event && call.mode === "none");
    const isWithdrawn = withdrawals.some((one) => one.id === id && one.status === 200);
    if (isWithdrawn && took("request") && !took("withdrawn")) return [`${id}: it was never told of the withdrawal`];
    const isKept = !mayBeWithdrawn(id, history) && mailsOf(relay, id, "staff").some(mayBeTaken);
    return isKept && !took("request") ? [`${id}: it was never told of the request`] : [];
  });
}

/** Nothing comes after a 410 or, but for the withdrawal itself, after a withdrawal; nothing unsigned or elsewhere. */
export function ownSystemIsLeftAlone({ hook, withdrawals, interruptions, schedule }: History): string[] {
  // What a 410 said is lost with whoever heard it.
  const isSure = interruptions.length === 0 && schedule.calls.length === 0;
  const gone = isSure
    ? hook.filter((call, index) =>
        hook.slice(0, index).some(({ id, event, mode }) => id === call.id && event === call.event && mode === "410"),
      )
    : [];
  const withdrawn = hook.filter(({ id, event, number }) =>
    withdrawals.some((one) => one.id === id && one.status === 200 && event === "request" && number >= one.answeredAt),
  );
  return [
    ...gone.map(({ id }) => `${id} was posted again to a system that is gone`),
    ...withdrawn.map(({ id }) => `${id} was posted after its withdrawal was confirmed`),
    ...hook.filter(({ signed }) => !signed).map(({ id }) => `${id} was posted without our signature`),
    ...hook.filter(({ elsewhere }) => elsewhere).map(({ id }) => `${id} was posted to where a redirect led`),
  ];
}
