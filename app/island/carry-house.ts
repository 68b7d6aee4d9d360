import { houseOf } from "../estimators/carried-house.ts";
import { carriedParam, isCarriedTo } from "../estimators/old-addresses.ts";

/** Carries what was entered about a house from page to page and to the form. Only the address carries it: nothing is stored. */
export function carryHouse(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link && link.origin === location.origin) complete(link);
  });
}

/** Nothing is carried to or from the business page, Consent, files and the API. */
const leavesHouse = /^\/(commercial|consent|uploads|api|assets)\b|\.\w+$/;

/** An apartment building's panels and use aren't a house's. */
const asksAboutBuilding = /[?&]tab=apartments\b/;

function complete(link: HTMLAnchorElement): void {
  const asked = new URLSearchParams(location.search);
  const house = houseOf(asked);
  const address = new URL(link.href);
  const { searchParams, pathname, hash } = address;
  if ([location, address].some(({ search }) => asksAboutBuilding.test(search))) {
    // Only the fields of this page's form: a campaign's parameters are never carried.
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
  // A link with `data-house` carries the house of the page's first query; other links keep their own values.
  else
    for (const [field, answer] of house)
      if ("house" in link.dataset || !searchParams.has(field)) searchParams.set(field, answer);
  // Without this mark the page would take the fields for an old link, and redirect to Your price.
  if (isCarriedTo(pathname)) searchParams.set(carriedParam, "");
  link.href = address.href;
}

/** The estimate that a link is about, with the house's other fields; without one, the house's price. */
function estimateWith(house: URLSearchParams, estimate: string | null): string {
  const [, tool = "price", query = ""] = /^([^?]*)\?(.*)$/.exec(estimate ?? "") ?? [];
  const answers = new URLSearchParams(query);
  for (const [field, answer] of house) if (!answers.has(field)) answers.set(field, answer);
  return `${tool}?${answers}`;
}
