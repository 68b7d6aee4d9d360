import { houseOf, housePaths } from "../estimators/question/house-fields.ts";

/** What was entered about a house goes along to the next estimator and to the form. Only the address carries it: nothing is stored. */
export function carryHouse(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link && link.origin === location.origin) complete(link);
  });
}

function complete(link: HTMLAnchorElement): void {
  const house = houseOf(new URLSearchParams(location.search));
  if (house.size === 0) return;
  const address = new URL(link.href);
  const { searchParams, pathname } = address;
  if (pathname === "/contact" && !searchParams.has("estimate")) searchParams.set("estimate", `price?${house}`);
  else if (housePaths.includes(pathname) && pathname !== location.pathname) {
    for (const [field, answer] of house) if (!searchParams.has(field)) searchParams.set(field, answer);
  } else return;
  link.href = address.href;
}
