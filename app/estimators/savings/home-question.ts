/** A page that works out savings: for whom, and what is usual there rather than everywhere. */
export interface SavingsPage {
  site: "home" | "business";
  usual: Readonly<Record<string, string>>;
}

/** What was asked, with the page's own usual answers where nothing was said. */
export function savingsQuestion(sent: string, { site, usual }: SavingsPage): URLSearchParams {
  const query = new URLSearchParams(sent);
  query.set("site", site);
  for (const [field, answer] of Object.entries(usual))
    if (!query.has(field) && !(field === "use" && query.has("bill"))) query.set(field, answer);
  return query;
}
