import { houseOf } from "../estimators/carried-house.ts";
import { carriedParam, isCarriedTo } from "../estimators/old-addresses.ts";

/** What was entered about a house goes along from page to page and to the form. Only the address carries it: nothing is stored. */
export function carryHouse(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link && link.origin === location.origin) complete(link);
  });
}

/** Nothing is carried to or from the business page, Consent, files and the API. */
const leavesHouse = /^\/(commercial|consent|uploads|api|assets)\b|\.\w+$/;

/** The panels and the use of an apartment building aren't a house's. */
const asksAboutBuilding = /[?&]tab=apartments\b/;

function complete(link: HTMLAnchorElement): void {
  const asked = new URLSearchParams(location.search);
  const house = houseOf(asked);
  const address = new URL(link.href);
  const { searchParams, pathname, hash } = address;
  if ([location, address].some(({ search }) => asksAboutBuilding.test(search))) {
    // Only what the form here asks: an advertisement's mark goes to nobody.
    for (const name of [...asked.keys()])
      if (name === "tab" || document.getElementsByName(name).length === 0) asked.delete(name);
    const isMissing = pathname === "/contact" && !searchParams.has("estimate");
    if (isMissing && asked.size > 0) searchParams.set("estimate", `apartments?${asked}`);
    link.href = address.href;
    return;
  }
  const isOnThisPage = hash !== "" && pathname === location.pathname && address.search === location.search;
  if (house.size === 0 || isOnThisPage || leavesHouse.test(pathname) || leavesHouse.test(location.pathname)) return;
  if (pathname === "/contact") searchParams.set("estimate", estimateWith(house, searchParams.get("estimate")));
  // A link with `data-house` holds what was entered when the page was asked for; other links keep their own values.
  else
    for (const [field, answer] of house)
      if ("house" in link.dataset || !searchParams.has(field)) searchParams.set(field, answer);
  // Without this mark, the pages would redirect the fields to Your price, as in links of an earlier version.
  if (isCarriedTo(pathname)) searchParams.set(carriedParam, "");
  link.href = address.href;
}

/** The estimate that a link asks about, with what it didn't ask about the house; without one, the house's price. */
function estimateWith(house: URLSearchParams, estimate: string | null): string {
  const [, tool = "price", query = ""] = /^([^?]*)\?(.*)$/.exec(estimate ?? "") ?? [];
  const answers = new URLSearchParams(query);
  for (const [field, answer] of house) if (!answers.has(field)) answers.set(field, answer);
  return `${tool}?${answers}`;
}
