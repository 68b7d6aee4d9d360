import * as z from "zod/mini";
import { type History, idOf, type Post } from "./history.ts";
import type { RelayCall } from "./relay.ts";
import { said } from "./requests.ts";

/** What must hold after any schedule. Each answers with what is wrong, if anything is. */
export const invariants = {
  "what was acknowledged is delivered": acknowledgedIsDelivered,
  "a mail comes once, except where its answer was lost": oneMail,
  "the same request is one request": oneRequest,
  "the visitor hears after staff": staffFirst,
  "nothing is mailed after withdrawal": silenceAfterWithdrawal,
  "staff who have a withdrawn request are told to stop": toldToStop,
  "nothing of a withdrawn request stays": nothingStays,
  "nothing is left half done": nothingHalfDone,
  "personal data stays in its places": personalDataInItsPlaces,
  "nothing goes wrong unhandled": nothingUnhandled,
  "whatever is parked is alerted": parkedIsAlerted,
  "every answer is one of those documented": documentedAnswers,
} as const satisfies Record<string, (history: History) => string[]>;

type Invariant = keyof typeof invariants;

export interface Violation {
  invariant: Invariant;
  details: string[];
}

export function violations(history: History): Violation[] {
  const names = Object.keys(invariants).filter((name): name is Invariant => name in invariants);
  return names
    .map((invariant) => ({ invariant, details: invariants[invariant](history) }))
    .filter(({ details }) => details.length > 0);
}

const minute = 60_000;
const ambiguousMs = 15 * minute;

function acknowledgedIsDelivered(history: History): string[] {
  const byAlarms = history.relay.slice(0, history.relayCallsByAlarms);
  return history.posts.filter(acknowledged).flatMap((post) => {
    const id = idOf(post.reference ?? "", history);
    if (id === undefined) return [`${post.reference} was acknowledged and nobody knows it`];
    if (mayBeWithdrawn(id, history)) return [];
    const mails = mailsOf(byAlarms, id, "staff").filter(({ message }) => textOf(message).includes(post.marker));
    const lost = mails.filter((mail) => mail.taken && !isBounced(mail, history)).length === 0;
    if (lost && !mails.some(({ mode }) => mode === "lie"))
      return [`${post.reference} was acknowledged and not delivered`];
    return post.file && isRecent(history) && !uploadStands(id, history) ? [`${post.reference} lost its file`] : [];
  });
}

function oneMail(history: History): string[] {
  const { relay, receipts, schedule } = history;
  const steady = !schedule.steps.some((step) => step.do === "clock");
  const wrong: string[] = [];
  for (const id of idsOf(history))
    for (const kind of ["staff", "visitor", "stop"] as const) {
      const taken = mailsOf(relay, id, kind).filter((mail) => mail.taken);
      for (const [index, mail] of taken.entries()) {
        const before = taken[index - 1];
        if (!before) continue;
        if (threadOf(mail) !== threadOf(before)) wrong.push(`${mail.campaign} came again in another thread`);
        if (isBounced(before, history)) continue;
        if (kind === "staff" && history.resends.some((one) => one.id === id && one.number <= mail.number)) continue;
        if (!isUnsure(before, history)) wrong.push(`${mail.campaign} came again although its first answer arrived`);
        else if (steady && mail.time - before.time < ambiguousMs)
          wrong.push(`${mail.campaign} came again after ${(mail.time - before.time) / minute} minutes`);
        const known = receipts.find(
          ({ call, event, forged, status, answeredAt }) =>
            call === before &&
            !forged &&
            status === 204 &&
            (event === "processed" || event === "delivered") &&
            answeredAt + margin < mail.number,
        );
        if (known) wrong.push(`${mail.campaign} came again although it was reported as ${known.event}`);
      }
    }
  return wrong;
}

/** Without an id, the same words within a day are the same request, unless it was withdrawn meanwhile. */
function oneRequest(history: History): string[] {
  const { posts, schedule } = history;
  if (schedule.steps.some((step) => step.do === "clock")) return [];
  const known = posts.filter(acknowledged).filter(({ reference }) => {
    const id = idOf(reference ?? "", history);
    return id !== undefined && !mayBeWithdrawn(id, history);
  });
  return known
    .filter((post) =>
      known.some(
        (other) =>
          other.marker === post.marker &&
          other.reference !== post.reference &&
          post.time >= other.time &&
          post.time - other.time < 24 * 60 * minute,
      ),
    )
    .map(({ marker, reference }) => `${marker} became ${reference} as well`);
}

function staffFirst({ relay }: History): string[] {
  return relay
    .filter(({ campaign }) => campaign.endsWith(".visitor"))
    .filter(
      ({ campaign, number }) =>
        !mailsOf(relay, campaign.split(".")[0] ?? "", "staff").some(
          (staff) => staff.number < number && mayBeTaken(staff),
        ),
    )
    .map(({ campaign }) => `${campaign} was sent before staff had theirs`);
}

function silenceAfterWithdrawal(history: History): string[] {
  return withdrawals(history).flatMap(({ id, answeredAt }) =>
    history.relay
      .filter(
        ({ campaign, number }) => campaign.startsWith(`${id}.`) && !campaign.endsWith(".stop") && number >= answeredAt,
      )
      .map(({ campaign }) => `${campaign} was sent after the withdrawal was confirmed`),
  );
}

function toldToStop(history: History): string[] {
  return withdrawals(history)
    .filter(({ id }) => mailsOf(history.relay, id, "staff").some(({ taken }) => taken))
    .filter(({ id }) => !mailsOf(history.relay, id, "stop").some(mayBeTaken))
    .map(({ id }) => `${id}: staff have it and weren't told to stop`);
}

function nothingStays(history: History): string[] {
  return withdrawals(history).flatMap(({ id }) => {
    const kept = history.objects.filter(({ key }) => key.includes(id) && key !== `withdrawn/${id}`);
    const marked = history.objects.some(({ key }) => key === `withdrawn/${id}`);
    return [
      ...kept.map(({ key }) => `${key} is still there`),
      ...(marked ? [] : [`withdrawn/${id} is missing: the request could come back`]),
    ];
  });
}

function nothingHalfDone(history: History): string[] {
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

function personalDataInItsPlaces({ snapshots, objects, relay }: History): string[] {
  const stored = snapshots.flatMap(({ leads }) => Object.values(leads).map((lead) => JSON.stringify(lead)));
  const places: [string, string[]][] = [
    ["a log line", snapshots.flatMap(({ logs }) => logs)],
    ["an object's storage", stored],
    ["a name in the bucket", objects.map(({ key }) => key)],
    [
      "an object in the bucket that is no request",
      objects.filter(({ key }) => !key.startsWith("leads/")).map(({ content }) => content ?? ""),
    ],
    ["a mail's headers", relay.map(({ message }) => JSON.stringify([message.campaign_id, message.headers]))],
    [
      "a notice to staff",
      relay
        .filter(({ campaign }) => /\.(alert|stop)$/.test(campaign))
        .map(({ message }) => textOf(message) + message.subject),
    ],
    ["an address in a mail", relay.flatMap(({ message }) => textOf(message).match(/https:\/\/site\S+/g) ?? [])],
  ];
  return places.flatMap(([place, texts]) =>
    texts.some((text) => said.test(text)) ? [`${place} holds what a visitor said`] : [],
  );
}

function nothingUnhandled({ snapshots, relay }: History): string[] {
  const refused = relay.flatMap(({ campaign, problem }) => (problem ? [`${campaign} is no mail: ${problem}`] : []));
  return [...new Set(snapshots.flatMap(({ unhandled }) => unhandled)), ...refused];
}

function parkedIsAlerted(history: History): string[] {
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
    const reported = history.receipts.some(({ call }) => call.campaign === `${id}.staff`);
    if (schedule.receipts && mailsOf(relay, id, "staff").at(-1)?.mode === "lie" && !reported && !told)
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

function documentedAnswers({ posts, withdrawals, receipts, schedule }: History): string[] {
  const silent = schedule.calls.some(({ fault }) => fault.startsWith("kill")) ? [0] : [];
  const gone = (post: Post) =>
    withdrawals.some(
      ({ id, status, answeredAt }) =>
        status === 200 &&
        answeredAt <= post.startedAt &&
        post.reference !== undefined &&
        id.startsWith(post.reference.slice(3).toLowerCase()),
    );
  return [
    ...posts
      .filter(({ status }) => ![202, 303, 409, 410, 503, ...silent].includes(status))
      .map(({ status }) => `a post was answered by ${status}`),
    ...posts.filter(gone).map(({ reference }) => `${reference} was taken again after it was withdrawn`),
    ...withdrawals
      .filter(({ status, skewed }) => ![200, 503, ...(skewed ? [403] : []), ...silent].includes(status))
      .map(({ status }) => `a withdrawal was answered by ${status}`),
    ...receipts
      .filter(({ status, forged, skewed }) => {
        const documented = forged ? [401] : [204, 503, ...(skewed ? [401] : [])];
        return ![...documented, ...silent].includes(status);
      })
      .map(({ status, forged }) => `a ${forged ? "forged" : "true"} report was answered by ${status}`),
  ];
}

function acknowledged({ reference, status }: Post): boolean {
  return reference !== undefined && (status === 202 || status === 303);
}

function idsOf({ snapshots }: History): string[] {
  return Object.keys(snapshots.at(-1)?.leads ?? {});
}

function mailsOf(relay: RelayCall[], id: string, kind: "staff" | "visitor" | "alert" | "stop"): RelayCall[] {
  return relay.filter(({ campaign }) => campaign === `${id}.${kind}`);
}

/** Taken, or said to be: the Worker can't know better. */
function mayBeTaken({ taken, mode }: RelayCall): boolean {
  return taken || mode === "lie";
}

/** A withdrawal that was tried may have taken effect whatever was answered, and takes what it corrected along. */
function mayBeWithdrawn(id: string, history: History): boolean {
  return (
    history.withdrawals.some((one) => one.id === id && one.status !== 403) ||
    stateOf(history.snapshots.at(-1)?.leads[id]?.stored.state)?.withdrawn !== undefined
  );
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

/** Steps between two calls that belong together and may be counted around one of other things. */
const margin = 12;

function isUnsure(mail: RelayCall, { interruptions }: History): boolean {
  return mail.mode !== "none" || interruptions.some((number) => number >= mail.number && number < mail.number + margin);
}

function isBounced(mail: RelayCall, { receipts }: History): boolean {
  return receipts.some(
    ({ call, event, forged, status }) => call === mail && !forged && status !== 401 && /bounced|dropped/.test(event),
  );
}

/** Files are kept for 30 days. */
function isRecent({ days, schedule }: History): boolean {
  return days < 29 && !schedule.steps.some((step) => step.do === "clock" && Math.abs(step.hours) > 600);
}

function uploadStands(id: string, history: History): boolean {
  const key = uploadNamedFor(id, history);
  return key !== undefined && history.objects.some((object) => object.key === key);
}

function uploadNamedFor(id: string, { objects }: History): string | undefined {
  const content = objects.find(({ key }) => key === `leads/${id}/request.json`)?.content;
  return content === undefined ? undefined : requestSchema.parse(JSON.parse(content)).upload?.key;
}

function textOf({ content }: RelayCall["message"]): string {
  return content?.find(({ type }) => type === "text/plain")?.value ?? "";
}

function threadOf({ message }: RelayCall): string | undefined {
  return message.headers?.References?.split(" ").at(-1);
}

const requestSchema = z.object({ upload: z.optional(z.object({ key: z.string() })) });

const mailSchema = z.object({ phase: z.string(), parked: z.boolean() });
const stateSchema = z.object({
  mails: z.object({ staff: mailSchema, visitor: mailSchema, alert: mailSchema }),
  withdrawn: z.optional(z.unknown()),
  alertAbout: z.optional(z.string()),
});

function stateOf(stored: unknown) {
  return stored === undefined ? undefined : stateSchema.parse(stored);
}
