/** The day that a page was sent on. The site's clock runs on while tests run, at times past midnight. */
export function dayOn(page: string): string {
  const day = /data-today="([^"]+)"/.exec(page)?.[1];
  if (!day) throw new Error("the page names no day");
  return day;
}
