import { expect, test } from "vitest";
import { networkPart } from "#worker/limits.ts";
import { isForeign } from "#worker/same-origin.ts";
import { callers, requests } from "./same-origin.cases.ts";

test.each(requests)("%s", (_name, headers, site, foreign) => {
  expect(isForeign(new Request(`${site}/api/places`, { headers }))).toBe(foreign);
});

test.each(callers)("the caller at %s counts as %s", (address, caller) => {
  expect(networkPart(address)).toBe(caller);
});
