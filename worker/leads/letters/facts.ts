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
import { estimateOf, type LabelledValue, localityOf, meterOf } from "./describe.ts";

/** What every letter is written and sent with. */
export interface LetterDependencies {
  settings: Pick<Settings, "siteUrl" | "mail" | "webhook" | "timing" | "bookings" | "access">;
  bucket: LeadBucket;
  signatures: Signatures;
  links: Links;
  now(): number;
  /** The time that the site shows: an estimate says in a letter what its page says. */
  siteTime(): Date;
}

/** What the inbox knows of a request that something is to be sent about. */
export interface LetterContext {
  state: LeadState;
  reference: string;
  /** The first request of its chain of corrections. */
  chain: string;
  /** The reference of the request that this one corrects, if that one ever arrived. */
  corrects: string | undefined;
  /** What was withdrawn together. */
  stopped: { reference: string; received: number }[];
  request: StoredRequest | undefined;
  events: readonly RecordedEvent[];
  /** Of a letter about it: the quote that was sent last. */
  quote?: (Quote & { ends: number }) | undefined;
  /** How often all links of staff were ended. */
  generation: number;
}

/** What a letter is written from besides the request itself. */
export interface LetterFacts {
  reference: string;
  now: Date;
  /** Where it is and how soon we are there, from our own list of places. */
  place?: string | undefined;
  coverage?: string | undefined;
  /** They can choose a time for the visit themselves. */
  canBook?: boolean;
  /** Who comes to visit there, if that is known. */
  who?: string | undefined;
  /** The reference of the request that this one corrects. */
  corrects?: string | undefined;
  /** Staff's only link to the request: a fresh one ends it, wherever the letter was forwarded to. */
  cardLink?: string | undefined;
  /** The visitor's link to the request's own page. */
  requestLink?: string | undefined;
  /** What the summary of their meter says, and the estimate they came from, with answers computed again. */
  meter?: readonly string[] | undefined;
  estimate?: readonly string[] | undefined;
  /** The price in the estimate, and what each service that was asked for typically costs. */
  price?: LabelledValue | undefined;
  offers?: readonly LabelledValue[];
}

/** The price list, the calculators and the list of places load when a letter needs them. */
export async function gatherFacts(
  lead: Lead,
  { reference, corrects, state }: LetterContext,
  cardLink: string | undefined,
  { links, siteTime, now, settings }: LetterDependencies,
): Promise<LetterFacts> {
  const today = melbourneDate(siteTime());
  const [{ name: place, postcode, coverage, area }, meter, estimate] = await Promise.all([
    localityOf(lead),
    meterOf(lead),
    estimateOf(lead, today),
  ]);
  return {
    reference,
    now: new Date(now()),
    place,
    coverage,
    canBook: settings.bookings && area !== undefined && lead.checks.length === 0,
    who: area && teamOf(area)?.who,
    corrects,
    cardLink,
    requestLink: links.to("request", lead.id, letterLinksEnd(lead, state.consentEnds)),
    meter,
    estimate: estimate?.inWords,
    price: estimate?.price,
    // Beside the price that the visitor worked out, that of another house would only confuse.
    offers: estimate?.price ? [] : await offersFor(lead, today, postcode),
  };
}

async function offersFor({ request, origins = [] }: Lead, today: Day, postcode: string | undefined) {
  const services = serviceIds.filter((id) => request.selectedServices.includes(id));
  if (services.length === 0) return [];
  const { offersOf } = await import("#content/offers/service-offers.ts");
  const chosen = origins.map(({ slug }) => slug);
  const writesFor = origins.find(({ kind }) => kind === "for")?.slug;
  return offersOf(services, today, { zone: zoneOf(postcode ?? ""), chosen, writesFor });
}
