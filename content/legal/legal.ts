import { type FigureId, figureId } from "#content/figures/index.ts";
import { withOurDetails } from "#content/our-details.ts";
import personalDataTexts from "./personal-data-kept.json" with { type: "json" };
import warrantyTexts from "./warranties.json" with { type: "json" };

/** A warranty: who gives it, and for how long. Its text may name figures, "{heat-pump-warranty}". */
interface Warranty {
  what: string;
  /** The figure that states how long it lasts; without one, `length` says it. */
  figure?: FigureId;
  length?: string;
  givenBy: string;
  covers: string;
  excludes: string;
}

/** The day when the legal pages last changed. */
export const legalPagesChangedOn = "2026-11-29";

/** For the owner to confirm before launch, against the makers' warranties and the contract. */
export const warranties: readonly Warranty[] = warrantyTexts.map(({ figure, ...warranty }) => ({
  ...warranty,
  ...(figure && { figure: figureId(figure) }),
}));

/** What we store about a visitor, why, how long, and who sees it. */
export const personalDataKept = withOurDetails(personalDataTexts);
