import { melbourneDate } from "#content/melbourne.ts";
import { uploadKeptDays } from "#content/request/limits.ts";
import type { Links } from "../links/links.ts";
import { meterOf } from "../mail/meter.ts";
import { placeOf } from "../mail/place.ts";
import type { LeadBucket } from "../storage/bucket.ts";
import { type Lead, promisedBy } from "../storage/lead.ts";
import { day } from "../timing.ts";
import { estimateOf } from "./estimate.ts";
import type { CardContext } from "./page.ts";

interface ContextDependencies {
  bucket: LeadBucket;
  links: Links;
  /** The time that the site shows: an estimate says here what its page says. */
  shownNow(): Date;
  now(): number;
}

/** What the card shows besides the request itself. The links on it end when its own does. */
export async function contextOf(
  lead: Lead,
  linkEnds: Date,
  { bucket, links, shownNow, now }: ContextDependencies,
): Promise<
  Pick<
    CardContext,
    "promised" | "now" | "place" | "coverage" | "meter" | "estimate" | "uploadLink" | "uploadEnds" | "deleteLink"
  >
> {
  const uploadEnds = Date.parse(lead.receivedAt) + uploadKeptDays * day;
  const hasUpload = lead.upload !== undefined && now() < uploadEnds && (await bucket.head(lead.upload.key)) !== null;
  const [uploadLink, deleteLink, place, meter] = await Promise.all([
    hasUpload ? links.upload(lead.id, linkEnds.getTime()) : undefined,
    links.consent(lead.id, "delete", linkEnds.getTime()),
    placeOf(lead),
    meterOf(lead),
  ]);
  return {
    promised: promisedBy(lead),
    now: new Date(now()),
    place: place.name,
    coverage: place.coverage,
    meter,
    estimate: lead.estimate && estimateOf(lead.estimate, melbourneDate(shownNow())),
    uploadLink,
    uploadEnds: new Date(uploadEnds),
    deleteLink,
  };
}
