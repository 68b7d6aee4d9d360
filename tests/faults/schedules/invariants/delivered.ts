import { type History, idOf } from "../history.ts";
import {
  acknowledged,
  alertsAbout,
  idsOf,
  isBounced,
  isLostUnheard,
  isRecent,
  mailsOf,
  mayBeTaken,
  mayBeWithdrawn,
  minute,
  stateOf,
  textOf,
  uploadNamedFor,
  uploadStands,
} from "./reading.ts";

export function acknowledgedIsDelivered(history: History): string[] {
  return history.posts.filter(acknowledged).flatMap((post) => {
    const id = idOf(post.reference ?? "", history);
    if (id === undefined) return [`${post.reference} was acknowledged and nobody knows it`];
    if (mayBeWithdrawn(id, history)) return [];
    const mails = mailsOf(history.relay, id, "staff").filter(({ message }) => textOf(message).includes(post.marker));
    const lost = mails.filter((mail) => mail.taken && !isBounced(mail, history)).length === 0;
    if (lost && !mails.some((mail) => mail.mode === "lie" || isLostUnheard(mail, history)))
      return [`${post.reference} was acknowledged and not delivered`];
    return post.file && isRecent(history) && !uploadStands(id, history) ? [`${post.reference} lost its file`] : [];
  });
}

export function nothingHalfDone(history: History): string[] {
  const { objects, relay } = history;
  const pending = objects.filter(({ key }) => key.startsWith("pending/")).map(({ key }) => `${key} is still there`);
  const orphans = objects
    .filter(({ key }) => key.includes("/upload-"))
    .filter(({ key }) => uploadNamedFor(key.split("/")[1] ?? "", history) !== key)
    .map(({ key }) => `no request names ${key}`);
  const undelivered = objects
    .filter(({ key }) => key.endsWith("/request.json"))
    .map(({ key }) => key.split("/")[1] ?? "")
    .filter((id) => !mailsOf(relay, id, "staff").some(mayBeTaken))
    .map((id) => `${id} is kept and was never delivered`);
  return [...pending, ...orphans, ...undelivered];
}

export function problemsAreTold(history: History): string[] {
  const { snapshots, relay, schedule } = history;
  const early = relay.slice(0, history.relayCallsBeforeRepair).filter(mayBeTaken);
  const wrong = history.posts
    .filter(acknowledged)
    .map(({ reference }) => idOf(reference ?? "", history) ?? "")
    .filter((id) => !mayBeWithdrawn(id, history))
    .filter((id) => mailsOf(early, id, "staff").length + alertsAbout(early, id).length === 0)
    .map((id) => `${id}: two hours after the last fault staff had neither the request nor an alert`);
  for (const id of idsOf(history)) {
    const last = stateOf(snapshots.at(-1)?.leads[id]?.stored.state);
    if (!last || last.withdrawn) continue;
    const told = alertsAbout(relay, id).some(mayBeTaken);
    if (last.problems.length > 0 && !told) wrong.push(`${id}: ${last.problems.join()}, and nobody was told`);
    const mail = mailsOf(relay, id, "staff").at(-1);
    const reported = history.receipts.some(
      ({ call, event, status }) =>
        call.campaign === `${id}.staff` && (mail?.mode === "lie" || (event === "delivered" && status !== 401)),
    );
    const silent = mail && (mail.mode === "lie" || isLostUnheard(mail, history));
    if (schedule.receipts && silent && !reported && !told)
      wrong.push(`${id}: no report of its delivery came, and nobody was told`);
  }
  return wrong;
}

/** One digest an hour at most. A lost answer may have left a copy, so each try counts that the relay may have taken. */
export function fewAlerts({ relay, schedule }: History): string[] {
  if (schedule.steps.some((step) => step.do === "clock" || step.do === "machine-clock")) return [];
  const digests = relay.filter(
    ({ campaign, mode, taken }) => campaign.startsWith("alert.") && (taken || mode === "lie"),
  );
  return digests
    .filter((digest, index) => digest.time - (digests[index - 1]?.time ?? Number.NEGATIVE_INFINITY) < 59 * minute)
    .map(({ campaign }) => `${campaign} came within an hour of the one before`);
}
