import { melbourneDate } from "#content/melbourne.ts";
import { serviceIds } from "#content/request/services/services.ts";
import type { Day } from "#content/rules/schedule.ts";
import { zoneOf } from "#content/rules/zones.ts";
import { teamOf } from "#content/visits.ts";
import type { Links } from "../links/links.ts";
import type { Signatures } from "../links/signatures.ts";
import type { LeadState } from "../record/delivery.ts";
import type { LeadBucket, StoredRequest } from "../record/documents.ts";
import { type Lead, letterLinksEnd } from "../record/lead.ts";
import type { RecordedEvent } from "../record/outcomes.ts";
import type { Quote } from "../record/quote.ts";
import type { Settings } from "../settings.ts";
import { type LabelledValue, meterLines, omitOnError, placeOf, recomputeEstimate } from "./describe.ts";

/** What every letter needs to be written and sent. */
export interface LetterDependencies {
  settings: Pick<Settings, "siteUrl" | "mail" | "webhook" | "timing" | "bookings" | "access">;
  bucket: LeadBucket;
  signatures: Signatures;
  links: Links;
  now(): number;
  /** The time that the site shows, so that an estimate in a letter matches its page. */
  siteTime(): Date;
}

/** What the inbox knows of a request when it sends something. */
export interface LetterContext {
  state: LeadState;
  reference: string;
  /** The first request of its chain of corrections. */
  chain: string;
  /** The reference of the request that this one corrects, if it arrived and isn't withdrawn. */
  corrects: string | undefined;
  /** For a withdrawal: the requests that were withdrawn together and whose email staff may have had. */
  withdrawnTogether: { reference: string; received: number }[];
  stored: StoredRequest | undefined;
  events: readonly RecordedEvent[];
  /** The latest quote, for letters about it. */
  quote?: (Quote & { ends: number }) | undefined;
  /** Incremented each time all staff links are ended. */
  generation: number;
}

/** What a letter says besides the request itself. */
export interface LetterFacts {
  reference: string;
  now: number;
  /** The locality, from our own list. */
  place?: string | undefined;
  /** How soon we can be there. */
  coverage?: string | undefined;
  /** The visitor can choose a time for the visit themselves. */
  canBook?: boolean;
  /** Who visits that area, if known. */
  who?: string | undefined;
  /** The reference of the request that this one corrects. */
  corrects?: string | undefined;
  /** Staff's only link to the request. It expires, because the letter may be forwarded. */
  cardLink?: string | undefined;
  /** The visitor's link to the request's own page. */
  requestLink?: string | undefined;
  /** Lines about their meter data. */
  meter?: readonly string[] | undefined;
  /** Lines about their estimate, computed again today. */
  estimate?: readonly string[] | undefined;
  /** The price in the estimate. */
  price?: LabelledValue | undefined;
  /** The typical price of each service that they asked for. */
  offers?: readonly LabelledValue[];
}

/** The price list, the calculators and the list of places load only when a letter needs them. */
export async function gatherFacts(
  lead: Lead,
  { reference, corrects, state }: LetterContext,
  cardLink: string | undefined,
  { links, siteTime, now, settings }: LetterDependencies,
): Promise<LetterFacts> {
  const today = melbourneDate(siteTime());
  const [{ name: place, postcode, coverage, area }, meter, estimate] = await Promise.all([
    placeOf(lead),
    meterLines(lead),
    recomputeEstimate(lead, today),
  ]);
  return {
    reference,
    now: now(),
    place,
    coverage,
    canBook: settings.bookings && area !== undefined && lead.suspicions.length === 0,
    who: area && teamOf(area)?.who,
    corrects,
    cardLink,
    requestLink: links.to("request", lead.id, letterLinksEnd(lead, state.consentEnds)),
    meter,
    estimate: estimate?.inWords,
    price: estimate?.price,
    // Beside the price of the visitor's own estimate, a typical price would only confuse.
    offers: estimate?.price ? [] : await offersFor(lead, today, postcode),
  };
}

async function offersFor({ id, request, origins = [] }: Lead, today: Day, postcode: string | undefined) {
  const services = serviceIds.filter((service) => request.selectedServices.includes(service));
  if (services.length === 0) return [];
  const chosen = origins.map(({ slug }) => slug);
  const writesFor = origins.find(({ kind }) => kind === "for")?.slug;
  const offers = await omitOnError("offers", id, async () => {
    const { offerTexts } = await import("#content/offers/service-offers.ts");
    return offerTexts(services, today, { zone: zoneOf(postcode ?? ""), chosen, writesFor });
  });
  return offers ?? [];
}
