import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Proof } from "#app/pages/home/proof.tsx";
import { linesOf, parseHtml } from "#tests/unit/page-text.ts";

test("Home has no credentials section if the owner has given no credentials", () => {
  expect(shownWith({})).toEqual([]);
});

test("Home shows the people whom the owner has named", () => {
  const people = [{ name: "Sam Lee", role: "Electrician", photo: "/photos/sam.webp" }];
  expect(shownWith({ people })).toContain("Sam Lee Electrician");
});

test("Home shows a finished job with what was paid for it", () => {
  const finishedJob = { what: "8 kW and 10 kWh", where: "Brunswick", when: "May 2026", paid: "$11,400" };
  expect(shownWith({ finishedJob })).toContain(
    "8 kW and 10 kWh in Brunswick, May 2026. They paid $11,400 after rebates.",
  );
});

test("Home shows a review with its source", () => {
  const review = { text: "On time.", source: "Product Review", href: "https://example.org/review" };
  expect(shownWith({ review })).toEqual(expect.arrayContaining(["“On time.”", "Product Review"]));
});

/** The lines of Home's credentials. */
function shownWith(credentials: Partial<ComponentProps<typeof Proof>>): string[] {
  return linesOf(parseHtml(`<main>${renderToStaticMarkup(<Proof people={[]} {...credentials} />)}</main>`));
}
