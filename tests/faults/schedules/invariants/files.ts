import type { History } from "../history.ts";
import {
  isBounced,
  isLostUnheard,
  isRecent,
  keptFiles,
  mailsOf,
  mayBeWithdrawn,
  stateOf,
  textOf,
  uploadStands,
} from "./reading.ts";

/** A file that was sent later and confirmed is kept once, and reaches staff by a mail of its own. */
export function addedFileIsDelivered(history: History): string[] {
  const confirmed = history.files.filter(({ id, status }) => status === 303 && !mayBeWithdrawn(id, history));
  return confirmed.flatMap(({ id, name }) => {
    const [kept, ...others] = keptFiles(history).filter((file) => file.name === name && file.replaces === id);
    if (!kept) return [`${name} was confirmed and is not kept`];
    if (others.length > 0 && isSteady(history)) return [`${name} is kept ${others.length + 1} times`];
    if (isRecent(history) && !uploadStands(kept.id, history)) return [`${name} was lost`];
    const mails = mailsOf(history.relay, kept.id, "staff").filter(({ message }) => textOf(message).includes(name));
    const arrived = mails.some((mail) => mail.taken && !isBounced(mail, history));
    const isUnheard = mails.some((mail) => mail.mode === "lie" || isLostUnheard(mail, history));
    return arrived || isUnheard ? [] : [`${name} was confirmed and not delivered`];
  });
}

/** Staff get one mail about it, the visitor's page confirmed it, and it promises no call of its own. */
export function addedFileIsQuiet(history: History): string[] {
  return keptFiles(history).flatMap(({ id, name }) =>
    (["visitor", "soon", "late"] as const)
      .filter((kind) => mailsOf(history.relay, id, kind).length > 0)
      .map((kind) => `${name} brought the mail ${kind}`),
  );
}

/** In whatever order they came: a file goes with its request, and none is taken for one that is gone. */
export function fileGoesWithItsRequest(history: History): string[] {
  const { withdrawals, files, schedule } = history;
  // A request that was cut short no longer names its chain.
  if (schedule.steps.some((step) => step.do === "spoil")) return [];
  const outlived = keptFiles(history)
    .filter(({ replaces }) => isWithdrawn(replaces, history))
    .map(({ name }) => `${name} is still there although its request was withdrawn`);
  const late = files
    .filter(({ id, status, startedAt }) => {
      const isGone = withdrawals.some((one) => one.id === id && one.status === 200 && one.answeredAt <= startedAt);
      return status === 303 && isGone;
    })
    .map(({ name }) => `${name} was taken although its request had been withdrawn`);
  return [...outlived, ...late];
}

/** A withdrawal that failed half way may have taken some of a chain. */
function isWithdrawn(id: string, { withdrawals, snapshots }: History): boolean {
  if (withdrawals.some((one) => one.id === id && one.status === 200)) return true;
  const taken = stateOf(snapshots.at(-1)?.leads[id]?.stored.state)?.withdrawn !== undefined;
  return taken && withdrawals.every(({ status }) => status === 200);
}

function isSteady({ schedule }: History): boolean {
  return !schedule.steps.some((step) => step.do === "clock" || step.do === "machine-clock");
}
