import type { CardPost } from "./card-post.ts";
import type { Snapshot, StoredObject } from "./entry/plan.ts";
import type { HookCall, RelayCall } from "./relay.ts";
import type { Schedule } from "./schedule.ts";

/** Everything that was seen of one schedule, from outside and inside. */
export interface History {
  schedule: Schedule;
  posts: Post[];
  withdrawals: Withdrawal[];
  receipts: Receipt[];
  marks: CardMark[];
  files: AddedFile[];
  /** Markers that asked for a mail once more, and at which call they were put. */
  resends: { id: string; number: number }[];
  snapshots: Snapshot[];
  interruptions: Interruption[];
  relay: RelayCall[];
  /** What was posted to the business's own system. */
  hook: HookCall[];
  /** The time at its end. */
  ended: number;
  /** How many calls of the relay there were an hour after the last fault, before what was cut short was repaired. */
  relayCallsBeforeRepair: number;
  objects: StoredObject[];
  days: number;
}

/** Something was thrown out of memory, with what it was about to write down. */
interface Interruption {
  /** The numbers of the calls at which it began and had surely ended. */
  from: number;
  to: number;
  /** How many calls of the relay there had been when it had ended: a runtime that is started again counts on from where the kill began. */
  mails: number;
}

export interface Post {
  lead: number;
  /** Words that occur in this content only. */
  marker: string;
  file: boolean;
  /** 0 where no answer came. */
  status: number;
  reference: string | undefined;
  startedAt: number;
  answeredAt: number;
  time: number;
}

interface Withdrawal {
  id: string;
  status: number;
  startedAt: number;
  answeredAt: number;
  /** Whether the clock was off at the time, so that the link may count as expired. */
  skewed: boolean;
}

export interface CardMark extends CardPost {
  id: string;
  /** Words of its note, which occur nowhere else. */
  note: string;
  status: number;
  answeredAt: number;
  skewed: boolean;
}

/** A file that was sent by the link in a confirmation. */
interface AddedFile {
  /** The request that it was sent for. */
  id: string;
  /** Which occurs nowhere else. */
  name: string;
  status: number;
  startedAt: number;
}

interface Receipt {
  call: RelayCall;
  event: string;
  forged: boolean;
  status: number;
  answeredAt: number;
  /** Whether the clock was off at the time, so that a true report may count as too old or too early. */
  skewed: boolean;
}

export function idOf(reference: string, { snapshots }: History): string | undefined {
  const ids = Object.keys(snapshots.at(-1)?.leads ?? {});
  return ids.find((id) => id.startsWith(reference.slice(3).toLowerCase()));
}
