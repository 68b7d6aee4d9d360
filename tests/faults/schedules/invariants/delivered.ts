import { type History, idOf } from "../history.ts";
import {
  acknowledged,
  idsOf,
  isBounced,
  isLostUnheard,
  mailsOf,
  mayBeTaken,
  mayBeWithdrawn,
  stateOf,
  textOf,
  uploadNamedFor,
} from "./reading.ts";

export function acknowledgedIsDelivered(history: History): string[] {
  const byAlarms = history.relay.slice(0, history.relayCallsByAlarms);
  return history.posts.filter(acknowledged).flatMap((post) => {
    const id = idOf(post.reference ?? "", history);
    if (id === undefined) return [`${post.reference} was acknowledged and nobody knows it`];
    if (mayBeWithdrawn(id, history)) return [];
    const mails = mailsOf(byAlarms, id, "staff").filter(({ message }) => textOf(message).includes(post.marker));
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

export function parkedIsAlerted(history: History): string[] {
  const { snapshots, relay, schedule } = history;
  const early = relay.slice(0, history.relayCallsBeforeRepair).filter(mayBeTaken);
  const wrong = history.posts
    .filter(acknowledged)
    .map(({ reference }) => idOf(reference ?? "", history) ?? "")
    .filter((id) => !mayBeWithdrawn(id, history))
    .filter((id) => mailsOf(early, id, "staff").length + mailsOf(early, id, "alert").length === 0)
    .map((id) => `${id}: an hour after the last fault staff had neither the request nor an alert`);
  for (const id of idsOf(history)) {
    const states = snapshots.map(({ calls, leads }) => ({ calls, state: stateOf(leads[id]?.stored.state) }));
    const last = states.at(-1)?.state;
    if (!last || last.withdrawn) continue;
    const alerts = mailsOf(relay, id, "alert");
    const told = alerts.some(mayBeTaken);
    const mail = mailsOf(relay, id, "staff").at(-1);
    const reported = history.receipts.some(
      ({ call, event, status }) =>
        call.campaign === `${id}.staff` && (mail?.mode === "lie" || (event === "delivered" && status !== 401)),
    );
    const silent = mail && (mail.mode === "lie" || isLostUnheard(mail, history));
    if (schedule.receipts && silent && !reported && !told)
      wrong.push(`${id}: no report of its delivery came, and nobody was told`);
    if (["due", "sending"].includes(last.mails.alert.phase)) wrong.push(`${id}: an alert about it never came out`);
    if (!told && states.some(({ state }) => state?.alertAbout === "unreadable"))
      wrong.push(`${id}: it can't be read, and nobody was told`);
    for (const kind of ["staff", "visitor"] as const) {
      const parked = states.find(({ state }) => state?.mails[kind].parked)?.calls;
      if (parked === undefined) continue;
      const failedSince = mailsOf(relay, id, kind).find(
        ({ number, mode }) => number >= parked && mode !== "none" && mode !== "lie",
      );
      if (failedSince && !alerts.some(({ number }) => number < failedSince.number))
        wrong.push(`${id}: its mail to ${kind} was parked and tried on, and nobody was told`);
      if (last.mails[kind].parked && !told) wrong.push(`${id}: its mail to ${kind} is parked, and nobody was told`);
    }
  }
  return wrong;
}

/** Files are kept for 30 days. */
function isRecent({ days, schedule }: History): boolean {
  return days < 29 && !schedule.steps.some((step) => step.do === "clock" && Math.abs(step.hours) > 600);
}

function uploadStands(id: string, history: History): boolean {
  const key = uploadNamedFor(id, history);
  return key !== undefined && history.objects.some((object) => object.key === key);
}
