import { articleOf } from "../articles/index.ts";
import { tiers } from "../energy/batteries.ts";
import { packageSizes } from "../offers/package-sizes.ts";
import { pages } from "../pages.ts";
import { type Origin, type OriginKind, origins } from "./origin.ts";

const exists: Readonly<Record<OriginKind, (slug: string) => boolean>> = {
  package: (slug) => packageSizes.some(({ id }) => id === slug),
  tier: (slug) => tiers.some(({ id }) => id === slug),
  article: (slug) => articleOf(slug) !== undefined,
  page: (slug) => pages.some(({ path }) => path === `/${slug}`),
};

/** The origins in a text that are part of the site. Anybody can write an address, and staff read what it says. */
export function knownOrigins(text: string | undefined): Origin[] {
  return origins(text).filter(({ kind, slug }) => exists[kind](slug));
}
