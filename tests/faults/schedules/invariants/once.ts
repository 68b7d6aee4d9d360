import { type History, idOf } from "../history.ts";
import type { RelayCall } from "../relay.ts";
import { acknowledged, idsOf, isBounced, mailsOf, mayBeTaken, mayBeWithdrawn, minute } from "./reading.ts";

export function oneMail(history: History): string[] {
  const { relay, receipts, schedule } = history;
  const steady = !schedule.steps.some((step) => step.do === "clock" || step.do === "machine-clock");
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

/** Three attempts whose outcome nobody heard, and one more each time the relay answers again. */
export function fewCopies(history: History): string[] {
  const { relay, schedule } = history;
  if (schedule.steps.some((step) => step.do === "resend")) return [];
  return idsOf(history).flatMap((id) =>
    (["staff", "visitor"] as const)
      .map((kind) => mailsOf(relay, id, kind).filter((mail) => mail.taken && !isBounced(mail, history)))
      .filter((copies) => copies.length > 5)
      .map((copies) => `${copies[0]?.campaign} came ${copies.length} times`),
  );
}

/** All visitors of a schedule give the same address. Where the gate can't be asked, everybody is confirmed to. */
export function fewConfirmations(history: History): string[] {
  const { relay, posts, schedule } = history;
  const unwanted = posts
    .filter(acknowledged)
    .filter(({ lead }) => ["callback", "robot"].includes(schedule.leads[lead]?.kind ?? ""))
    .map(({ reference }) => idOf(reference ?? "", history))
    .filter((id) => id !== undefined && mailsOf(relay, id, "visitor").length > 0)
    .map((id) => `${id} was confirmed although nobody gave an address to write to`);
  const { calls, named = [], broken, steps } = schedule;
  const isGateSure = calls.length + named.length === 0 && !broken.includes("gate");
  const isSteady = !steps.some((step) => step.do === "clock" || step.do === "machine-clock");
  if (!isGateSure || !isSteady) return unwanted;
  const firsts = idsOf(history).flatMap((id) => mailsOf(relay, id, "visitor")[0]?.time ?? []);
  const crowded = firsts.filter(
    (time) => firsts.filter((other) => other >= time && other - time < 24 * 60 * minute).length > 2,
  );
  return [...unwanted, ...crowded.map(() => "an address got more than two confirmations within a day")];
}

/** Without an id, the same words within a day are the same request, unless it was withdrawn meanwhile. */
export function oneRequest(history: History): string[] {
  const { posts, schedule } = history;
  if (schedule.steps.some((step) => step.do === "clock" || step.do === "machine-clock")) return [];
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

export function staffFirst({ relay }: History): string[] {
  return relay
    .filter(({ campaign }) => campaign.endsWith(".visitor"))
    .filter(
      ({ campaign, number }) =>
        // Taken, or tried so often without an answer that staff are told by an alert.
        !mailsOf(relay, campaign.split(".")[0] ?? "", "staff").some(
          (staff, index) => staff.number < number && (mayBeTaken(staff) || index >= 2),
        ),
    )
    .map(({ campaign }) => `${campaign} was sent before staff had theirs`);
}

const ambiguousMs = 15 * minute;

/** Steps between two calls that belong together and may be counted around one of other things. */
const margin = 12;

/** Its answer was lost, or what it said may have been, since whoever heard it was thrown out of memory then or soon after. */
function isUnsure(mail: RelayCall, { interruptions, relay }: History): boolean {
  const index = relay.indexOf(mail);
  return (
    mail.mode !== "none" ||
    interruptions.some(({ from, to, mails }) => from - margin < mail.number && mail.number <= to && index < mails)
  );
}

function threadOf({ message }: RelayCall): string | undefined {
  return message.headers?.References?.split(" ").at(-1);
}
