import { houseQueryOf } from "../estimators/carried-house.ts";
import { carriedParam, isOldPage } from "../estimators/old-urls.ts";

/** Carries the house's fields from page to page and to the form, in the URL alone: nothing is stored. */
export function carryHouse(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link && link.origin === location.origin) addHouse(link);
  });
}

/** Pages to and from which nothing is carried: the business page, Consent, files and the API. */
const pagesWithoutHouse = /^\/(commercial|consent|uploads|api|assets)\b|\.\w+$/;

/** An apartment building's panels and use aren't those of a house. */
const apartmentsTab = /[?&]tab=apartments\b/;

function addHouse(link: HTMLAnchorElement): void {
  const pageQuery = new URLSearchParams(location.search);
  const houseQuery = houseQueryOf(pageQuery);
  const url = new URL(link.href);
  const { searchParams, pathname, hash } = url;
  if ([location, url].some(({ search }) => apartmentsTab.test(search))) {
    // Carry only the fields of this page's form, never a campaign's parameters.
    for (const name of [...pageQuery.keys()])
      if (name === "tab" || document.getElementsByName(name).length === 0) pageQuery.delete(name);
    const lacksEstimate = pathname === "/contact" && !searchParams.has("estimate");
    if (lacksEstimate && pageQuery.size > 0) searchParams.set("estimate", `apartments?${pageQuery}`);
    link.href = url.href;
    return;
  }
  const isOnThisPage = hash !== "" && pathname === location.pathname && url.search === location.search;
  if (
    houseQuery.size === 0 ||
    isOnThisPage ||
    pagesWithoutHouse.test(pathname) ||
    pagesWithoutHouse.test(location.pathname)
  )
    return;
  if (pathname === "/contact") {
    searchParams.set("estimate", estimateWith(houseQuery, searchParams.get("estimate")));
  } else {
    // A link with `data-house` has the house of the page's first query, so it is updated; other links keep their own values.
    for (const [field, text] of houseQuery)
      if ("house" in link.dataset || !searchParams.has(field)) searchParams.set(field, text);
  }
  // Without this field the page would take this for the URL of an old calculator, and redirect to Your price.
  if (isOldPage(pathname)) searchParams.set(carriedParam, "");
  link.href = url.href;
}

/** The link's estimate, with the house's other fields added. A link without an estimate gets the house's price. */
function estimateWith(houseQuery: URLSearchParams, estimate: string | null): string {
  const [, calculator = "price", query = ""] = /^([^?]*)\?(.*)$/.exec(estimate ?? "") ?? [];
  const estimateQuery = new URLSearchParams(query);
  for (const [field, text] of houseQuery) if (!estimateQuery.has(field)) estimateQuery.set(field, text);
  return `${calculator}?${estimateQuery}`;
}
