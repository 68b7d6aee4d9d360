import { type History, idOf } from "../history.ts";
import { acknowledged, idsOf, mailsOf, mayBeTaken, stateOf } from "./reading.ts";

export function silenceAfterWithdrawal(history: History): string[] {
  return withdrawals(history).flatMap(({ id, answeredAt }) =>
    history.relay
      .filter(
        ({ campaign, number }) => campaign.startsWith(`${id}.`) && !campaign.endsWith(".stop") && number >= answeredAt,
      )
      .map(({ campaign }) => `${campaign} was sent after the withdrawal was confirmed`),
  );
}

export function toldToStop(history: History): string[] {
  return withdrawals(history)
    .filter(({ id }) => mailsOf(history.relay, id, "staff").some(({ taken }) => taken))
    .filter(({ id }) => !mailsOf(history.relay, id, "stop").some(mayBeTaken))
    .map(({ id }) => `${id}: staff have it and weren't told to stop`);
}

export function nothingStays(history: History): string[] {
  return withdrawals(history).flatMap(({ id }) => {
    const kept = history.objects.filter(
      ({ key }) => key.includes(id) && key !== `withdrawn/${id}` && !key.startsWith("chains/"),
    );
    const marked = history.objects.some(({ key }) => key === `withdrawn/${id}`);
    return [
      ...kept.map(({ key }) => `${key} is still there`),
      ...(marked ? [] : [`withdrawn/${id} is missing: the request could come back`]),
    ];
  });
}

/** A request of a program is corrected by the others that say so; one that was cut short no longer names its chain. */
export function wholeChain(history: History): string[] {
  const { schedule, posts, snapshots } = history;
  if (schedule.leads[0]?.envelope !== "json" || schedule.steps.some((step) => step.do === "spoil")) return [];
  const chain = posts
    .filter(acknowledged)
    .filter(({ lead }) => lead === 0 || schedule.leads[lead]?.corrects)
    .map(({ reference, answeredAt }) => ({ id: idOf(reference ?? "", history) ?? "", answeredAt }));
  const withdrawn = (id: string) => stateOf(snapshots.at(-1)?.leads[id]?.stored.state)?.withdrawn !== undefined;
  return history.withdrawals
    .filter(({ id, status }) => status === 200 && chain.some((one) => one.id === id))
    .flatMap(({ startedAt }) => chain.filter(({ id, answeredAt }) => answeredAt <= startedAt && !withdrawn(id)))
    .map(({ id }) => `${id} is still there although its chain was withdrawn`);
}

/** Confirmed withdrawals, and those that they took along. */
function withdrawals(history: History): { id: string; answeredAt: number }[] {
  const confirmed = history.withdrawals.filter(({ status }) => status === 200);
  const last = Math.max(...confirmed.map(({ answeredAt }) => answeredAt));
  const along = idsOf(history).filter(
    (id) =>
      confirmed.length > 0 &&
      !confirmed.some((one) => one.id === id) &&
      stateOf(history.snapshots.at(-1)?.leads[id]?.stored.state)?.withdrawn,
  );
  const firsts = confirmed.filter(({ id }, index) => confirmed.findIndex((one) => one.id === id) === index);
  return [...firsts, ...along.map((id) => ({ id, answeredAt: last }))];
}
