import { browserAssets } from "virtual:browser-assets";
import { dated, type Section } from "./section.ts";

/**
 * Links a page folder's late.css: what is above the link is painted before it has come, what is below waits for it. So
 * late.css may hold no rule for what is above.
 */
export function lateStyles(page: string): Section {
  const href = browserAssets.latePageStyles[page];
  if (!href) throw new Error(`app/pages/${page} has no late.css`);
  return dated(() => <link rel="stylesheet" href={href} />);
}
