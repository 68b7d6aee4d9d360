import { leaveOut } from "./change.ts";
import * as changes from "./changes.ts";
import { noteMarks } from "./marking.ts";
import * as receiptChanges from "./receipt-changes.ts";
import { type DeliveryState, type MailKind, nextStep } from "./state.ts";

/** Everything that delivery decides, without anything that it does. Fault tests replace single rules. */
export const deliveryRules = { ...changes, ...receiptChanges, leaveOut, noteMarks, nextStep, maySend };

export type DeliveryRules = typeof deliveryRules;

/** Once a request is withdrawn, the mail that tells staff to stop is the only one that goes out. */
function maySend({ withdrawn }: DeliveryState, kind: MailKind): boolean {
  return withdrawn === undefined || kind === "stop";
}
