import { browserAssets } from "virtual:browser-assets";
import { stylesOf } from "./document.ts";

/** The style sheets of what lies below the first screen: what stands above is painted before they have come. */
export function LateStyles({ page }: { page: string }) {
  if (browserAssets.first.pages[page] === undefined) return null;
  return stylesOf({ styles: page }).map((href) => <link key={href} rel="stylesheet" href={href} />);
}
