import { firstScreenOf, stylesOf } from "./document.ts";

/** The style sheets of what lies below the first screen: what stands above is painted before they have come. */
export function LateStyles({ page }: { page: string }) {
  if (!firstScreenOf({ styles: page })) return null;
  return stylesOf({ styles: page }).map((href) => <link key={href} rel="stylesheet" href={href} />);
}
