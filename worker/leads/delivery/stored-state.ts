import * as z from "zod/mini";
import { problemKinds } from "./problems.ts";
import { allMails, type DeliveryState, type MailKind, type MailState, mailAt, phases } from "./state.ts";

/** Raised when what is stored means something else than before. `upgrade` reads every older version. */
const version = 2;

export type StoredState = DeliveryState & { version: typeof version };

export function toStore(state: DeliveryState): StoredState {
  return { ...state, version };
}

/** What an object finds in its storage, however old; undefined where it is nothing that this code can make sense of. */
export function parseState(stored: unknown): DeliveryState | undefined {
  const parsed = stateSchema.safeParse(upgrade(stored));
  if (!parsed.success) return undefined;
  const { mails, ...state } = parsed.data;
  // A kind of mail that is newer than the state is off; one that nobody knows any more is left out.
  const mail = (kind: MailKind): MailState => mails[kind] ?? mailAt("off", state.receivedAt);
  return { ...state, mails: allMails(mail) };
}

const number = z.number();
const flag = z._default(z.boolean(), false);

const mailSchema = z.object({
  phase: z.enum(phases),
  at: number,
  attempts: number,
  firstAt: z.optional(number),
  unknowns: z._default(number, 0),
  paced: flag,
  plain: flag,
  parked: flag,
  allowed: z.optional(z.boolean()),
  escalated: z.optional(z.boolean()),
  requestId: z.optional(z.string()),
  bounced: z.optional(z.array(z.string())),
});

/** Those that nobody knows any more are left out. */
const problemsSchema = z.pipe(
  z._default(z.array(z.string()), []),
  z.transform((names) => problemKinds.filter((kind) => names.includes(kind))),
);

const stateSchema = z.object({
  id: z.string(),
  receivedAt: number,
  chain: z.optional(z.string()),
  consentEnds: z.optional(number),
  uploadEnds: z.optional(number),
  promised: z.optional(number),
  reminded: z.optional(z.array(z.enum(["soon", "late"]))),
  recorded: z.optional(z.string()),
  marks: z.optional(
    z.object({
      outcome: z.optional(z.enum(["called", "no-answer", "booked", "not-for-us"])),
      calledAt: z.optional(number),
      freshLinks: number,
      linksFrom: number,
    }),
  ),
  mails: z.partial(
    z.object({
      stop: mailSchema,
      staff: mailSchema,
      visitor: mailSchema,
      link: mailSchema,
      soon: mailSchema,
      late: mailSchema,
      hook: mailSchema,
      unhook: mailSchema,
    }),
  ),
  problems: problemsSchema,
  marked: problemsSchema,
  marking: z.optional(z.boolean()),
  doneOn: z.optional(z.string()),
  settledOn: z.optional(z.string()),
  withdrawn: z.optional(z.object({ at: number, erased: number })),
});

/** Version 1 had no version, an alert for each lead as a mail of its own, and "receipted" for "delivered". */
function upgrade(stored: unknown): unknown {
  const old = versionOne.safeParse(stored);
  if (!old.success) return stored;
  const { mails, alertAbout, ...state } = old.data;
  const renamed = Object.entries(mails)
    .filter(([kind]) => kind !== "alert")
    .map(([kind, mail]) => [kind, { ...mail, phase: mail.phase === "receipted" ? "delivered" : mail.phase }]);
  const isOpen = mails.alert?.phase === "due" || mails.alert?.phase === "sending";
  return {
    ...state,
    mails: Object.fromEntries(renamed),
    problems: isOpen && alertAbout ? [alertAbout.replace("parked", "refused")] : [],
  };
}

const versionOne = z.looseObject({
  version: z.optional(z.undefined()),
  mails: z.record(z.string(), z.looseObject({ phase: z.string() })),
  alertAbout: z.optional(z.string()),
});
