import { addDays, instantOf } from "#content/melbourne.ts";
import { uploadKeptDays } from "#content/request/limits.ts";
import { isCallback } from "#content/request/schema.ts";
import type { Entry, StoredRequest } from "../inbox/types.ts";
import { day } from "../timing.ts";
import { type LeadBucket, readLead } from "./bucket.ts";
import { type Lead, promisedBy } from "./lead.ts";

/** A request as it is read for a letter. */
export async function readStored(bucket: LeadBucket, id: string): Promise<StoredRequest | "missing" | "unreadable"> {
  const lead = await readLead(bucket, id);
  if (lead === "unreadable") return lead;
  return lead ? { lead, entry: entryOf(lead) } : "missing";
}

/** What the inbox has to know of a stored request. `network`: who sent it, where that is known. */
export function entryOf(lead: Lead, network = ""): Entry {
  const received = Date.parse(lead.receivedAt);
  const isFile = lead.fileOnly === true;
  const { request, origins = [], estimate } = lead;
  const origin = [
    ...origins.map(({ kind, slug }) => `${kind} ${slug}`),
    ...(estimate ? [`estimate ${estimate.tool}`] : []),
  ];
  return {
    id: lead.id,
    received,
    // A file that is added promises no call of its own.
    promised: isFile ? null : promisedBy(lead).getTime(),
    consentEnds: instantOf({ date: addDays(lead.consent.endsOn, 1), minutes: 0 }).getTime(),
    uploadEnds: lead.upload ? received + uploadKeptDays * day : null,
    isFile,
    replaces: lead.replaces ?? null,
    chain: lead.chain ?? null,
    digest: lead.digest,
    email: request.email,
    network,
    // A callback gives no address; a file that is added was confirmed on its page. Where a robot filled in what people can't
    // see, staff look at it: the address it gave may be anybody's.
    confirms: !isCallback(request) && !isFile && !lead.checks.includes("hidden-field"),
    urgent: request.urgent === true,
    services: isCallback(request) ? "callback" : request.selectedServices.join(" "),
    origin: origin.join("; "),
  };
}
