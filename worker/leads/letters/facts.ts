import { melbourneDate } from "#content/melbourne.ts";
import type { LeadsContext } from "../context.ts";
import type { LetterContext } from "../inbox/types.ts";
import type { Lead } from "../record/lead.ts";
import { estimateOf, type LabelledValue, meterOf, placeOf } from "./describe.ts";

/** What a letter is written from besides the request itself. */
export interface LetterFacts {
  reference: string;
  now: Date;
  /** Where it is and how soon we are there, from our own list of places. */
  place?: string | undefined;
  coverage?: string | undefined;
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
  { reference, corrects, delivery }: LetterContext,
  cardLink: string | undefined,
  { links, shownNow, now }: LeadsContext,
): Promise<LetterFacts> {
  const today = melbourneDate(shownNow());
  const { selectedServices } = lead.request;
  const { offersOf } = await import("#content/offers/service-offers.ts");
  const [{ name: place, coverage }, meter, estimate] = await Promise.all([
    placeOf(lead),
    meterOf(lead),
    estimateOf(lead, today),
  ]);
  return {
    reference,
    now: new Date(now()),
    place,
    coverage,
    corrects,
    cardLink,
    requestLink: links.to("request", lead.id, delivery.consentEnds),
    meter,
    estimate: estimate?.inWords,
    price: estimate?.price,
    offers: selectedServices.length > 0 ? offersOf(selectedServices, today) : [],
  };
}
