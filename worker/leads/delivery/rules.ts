import { leaveOut } from "./change.ts";
import * as changes from "./changes.ts";
import { noteMarks, remind, remindNoMore } from "./promise/marking.ts";
import { isReminder } from "./promise/reminders.ts";
import * as receiptChanges from "./receipt-changes.ts";
import { type DeliveryState, type MailKind, nextStep } from "./state.ts";
import { withLead } from "./with-lead.ts";

/** Everything that delivery decides, without anything that it does. Fault tests replace single rules. */
export const deliveryRules = {
  ...changes,
  ...receiptChanges,
  leaveOut,
  withLead,
  noteMarks,
  remind,
  remindNoMore,
  nextStep,
  maySend,
};

export type DeliveryRules = typeof deliveryRules;

/**
 * Once a request is withdrawn, the mail that tells staff to stop is the only one that goes out, and our own system is told the same. Nobody is reminded of a
 * call after something was marked.
 */
function maySend({ withdrawn, marks }: DeliveryState, kind: MailKind): boolean {
  if (withdrawn) return kind === "stop" || kind === "unhook";
  return !(isReminder(kind) && marks?.outcome !== undefined);
}
