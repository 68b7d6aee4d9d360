import { type FigureId, figureId } from "#content/figures/index.ts";
import { withOurDetails } from "#content/our-details.ts";
import legal from "./legal.json" with { type: "json" };

/** A part of a legal page. Paragraphs may name figures, "{quote-validity}", and link, "[text](/path)". */
export interface Clause {
  id: string;
  title: string;
  text: readonly string[];
  /** A one-line summary for readers in a hurry. It doesn't replace the text. */
  short?: string;
}

/** What we keep about a visitor. */
export interface Holding {
  what: string;
  why: string;
  howLong: string;
  who: string;
}

/** Who is responsible for what, and for how long. What it covers may name figures, "{heat-pump-warranty}". */
interface Warranty {
  what: string;
  figure?: FigureId;
  length?: string;
  by: string;
  covers: string;
  not: string;
}

/** The day on which the legal pages were last changed. */
export const legalPagesChanged = "2026-11-28";

const texts = withOurDetails(legal);

/** For the owner to confirm before launch: cooling-off by contract, deposits, who bears a certificate step. */
export const termsBeforeWarranties: readonly Clause[] = texts.termsBeforeWarranties;
export const termsAfterWarranties: readonly Clause[] = texts.termsAfterWarranties;

/** For the owner to confirm before launch, against the makers' warranties and the contract. */
export const warranties: readonly Warranty[] = texts.warranties.map(({ figure, ...warranty }) => ({
  ...warranty,
  ...(figure && { figure: figureId(figure) }),
}));

/** The wording that section 102 of the Australian Consumer Law requires with a seller's own warranty; it must not be changed. */
export const { consumerGuarantees } = texts;

/** For the owner to confirm before launch: hosts and their countries, retention with staff, who reads the privacy mail. */
export const privacyClauses: readonly Clause[] = texts.privacyClauses;

/** Said only where requests are handed to another system of the business. */
export const { ownSystem } = texts;

export const holdings: readonly Holding[] = texts.holdings;
