import { addDays, instantOf, melbourneDate } from "#content/melbourne.ts";
import { consentEnds } from "#content/request/consent.ts";
import { uploadKeptDays } from "#content/request/limits.ts";
import type { Lead } from "../storage/lead.ts";
import { day } from "../timing.ts";
import type { DeliveryState } from "./state.ts";

/** When a lead's upload and consent end, once its request was read. */
export function withEnds(state: DeliveryState, lead: Lead): DeliveryState {
  if (state.consentEnds !== undefined) return state;
  const receivedAt = Date.parse(lead.receivedAt);
  const lastDay = consentEnds(melbourneDate(new Date(receivedAt)));
  return {
    ...state,
    receivedAt,
    consentEnds: instantOf({ date: addDays(lastDay, 1), minutes: 0 }).getTime(),
    ...(lead.upload && { uploadEnds: receivedAt + uploadKeptDays * day }),
  };
}
