import { addDays, instantOf } from "#content/melbourne.ts";
import { uploadKeptDays } from "#content/request/limits.ts";
import { isCallback } from "#content/request/schema.ts";
import { type Lead, promisedBy } from "../storage/lead.ts";
import { day } from "../timing.ts";
import { leaveOut } from "./change.ts";
import { type DeliveryState, mailAt } from "./state.ts";

/** What delivery has to know of a request, noted when it was read for the first time. */
export function withLead(state: DeliveryState, lead: Lead, hasHook = false): DeliveryState {
  if (state.consentEnds !== undefined) return state;
  const receivedAt = Date.parse(lead.receivedAt);
  const noted: DeliveryState = {
    ...state,
    receivedAt,
    // A file that is added promises no call of its own.
    promised: lead.fileOnly ? undefined : promisedBy(lead).getTime(),
    chain: lead.chain,
    consentEnds: instantOf({ date: addDays(lead.consent.endsOn, 1), minutes: 0 }).getTime(),
    ...(hasHook && { mails: { ...state.mails, hook: mailAt("due", receivedAt) } }),
    uploadEnds: lead.upload && receivedAt + uploadKeptDays * day,
  };
  // A callback gives no address; a file that is added was confirmed on its page.
  if (isCallback(lead.request) || lead.fileOnly) return leaveOut(noted, "visitor");
  // A robot filled in what people can't see. Staff look at it; the address it gave may be anybody's.
  return lead.checks.includes("hidden-field") ? leaveOut(noted, "visitor") : noted;
}
