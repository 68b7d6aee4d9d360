import { articleOf } from "../articles/index.ts";
import { tiers } from "../energy/batteries.ts";
import { packageSizes } from "../offers/package-sizes.ts";
import { pageSlug, pages } from "../pages.ts";
import { type Origin, type OriginKind, originsIn } from "./origin.ts";

/** The name of each origin; undefined if the site doesn't have it. */
const nameOf: Readonly<Record<OriginKind, (slug: string) => string | undefined>> = {
  package: (slug) => packageSizes.find(({ id }) => id === slug)?.name,
  tier: (slug) => tiers.find(({ id }) => id === slug)?.name,
  article: (slug) => articleOf(slug)?.title,
  page: (slug) => pages.find(({ path }) => pageSlug(path) === slug)?.title,
  for: (slug) => writesForNames.find(([writtenFor]) => writtenFor === slug)?.[1],
};

/**
 * Those for whom a visitor may write and who pay a different price: landlords, who can't get Solar Homes' hot water rebate, and owners
 * corporations, which have their own grant.
 */
const writesForNames = [
  ["rentals", "homes that you let"],
  ["owners-corporation", "an owners corporation"],
] as const;

/** The origins in a text that exist on the site. Anybody can write an address, and staff read it. */
export function knownOrigins(text: string | undefined): Origin[] {
  return originsIn(text).filter(({ kind, slug }) => nameOf[kind](slug) !== undefined);
}

/** An origin's name, or its slug in words if the site no longer has it. */
export function originName({ kind, slug }: Readonly<Record<keyof Origin, string>>): string {
  const [known] = knownOrigins(`${kind}:${slug}`);
  return (known && nameOf[known.kind](known.slug)) ?? slug.replaceAll("-", " ");
}

/** "You asked about: Night Optimiser." "You were reading: Should you wait for better technology?" */
export function originLines(text: string | undefined): string[] {
  const known = knownOrigins(text);
  const names = (...kinds: OriginKind[]) =>
    known.filter(({ kind }) => kinds.includes(kind)).flatMap(({ kind, slug }) => nameOf[kind](slug) ?? []);
  return (
    [
      ["You asked about", names("package", "tier")],
      ["You were reading", names("article", "page")],
      ["You’re asking for", names("for")],
    ] as const
  ).flatMap(([what, named]) =>
    named.length > 0 ? [`${what}: ${named.join(", ")}${/[?!]$/.test(named.at(-1) ?? "") ? "" : "."}`] : [],
  );
}
