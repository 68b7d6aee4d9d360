import { browserAssets } from "virtual:browser-assets";

/**
 * Links a page folder's late.css: what is above the link is painted before it has come, what is below waits for it. So
 * late.css may hold no rule for what is above.
 */
export function LateStyles({ page }: { page: string }) {
  const href = browserAssets.latePageStyles[page];
  if (!href) throw new Error(`app/pages/${page} has no late.css`);
  return <link rel="stylesheet" href={href} />;
}
