import * as z from "zod/mini";
import { problemKinds } from "./problems.ts";
import { allMails, type DeliveryState, type MailKind, type MailState, mailAt, phases } from "./state.ts";

/** What an object finds in its storage; undefined where it makes no sense. */
export function parseState(stored: unknown): DeliveryState | undefined {
  const parsed = stateSchema.safeParse(stored);
  if (!parsed.success) return undefined;
  const { mails, ...state } = parsed.data;
  // A kind of mail that is newer than the state is off.
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
