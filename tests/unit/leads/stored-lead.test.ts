import { expect, test } from "vitest";
import { parseLead } from "#worker/leads/record/lead.ts";
import { leadOf } from "./lead.ts";

const id = "3f9a2c1b-1111-4111-8111-111111111111";
const chosen = { propertySize: "large", currentBill: "over-2000", timeline: "asap", city: "Kew", message: "Hi" };
const stored = leadOf(chosen, {
  upload: { key: "k", name: "n", type: "image/png", bytes: 1, sha256: { received: "a", kept: "b" } },
  replaces: id,
  chain: id,
  draft: "x",
  estimate: { tool: "battery", query: "use=1" },
  origins: [{ kind: "tier", slug: "home" }],
  checks: ["too-fast"],
});

test("a stored request is read with everything in it", () => {
  expect(parseLead(JSON.stringify(stored))).toEqual(stored);
});

test("unknown values and fields from a later version are read unchanged", () => {
  const later = {
    ...stored,
    checks: ["other"],
    origins: [{ kind: "campaign", slug: "spring" }],
    request: { ...stored.request, selectedServices: ["sauna"], timeline: "never", kind: undefined },
    roof: "tiles",
  };
  expect(parseLead(JSON.stringify(later))).toEqual(later);
});

test("a stored request with a missing or invalid part is unreadable", () => {
  for (const path of ["id", "receivedAt", "digest", "request", "consent", "checks"])
    expect(parseLead(JSON.stringify({ ...stored, [path]: undefined })), path).toBeUndefined();
  for (const path of ["name", "email", "phone", "address", "selectedServices", "consent"])
    for (const value of [undefined, 5, {}])
      expect(
        parseLead(JSON.stringify({ ...stored, request: { ...stored.request, [path]: value } })),
        path,
      ).toBeUndefined();
  for (const changes of [{ upload: { key: 5 } }, { replaces: "../x" }, { checks: [5] }, { receivedAt: "soon" }])
    expect(parseLead(JSON.stringify({ ...stored, ...changes }))).toBeUndefined();
  for (const text of ["", "null", "[]", JSON.stringify(stored).slice(0, 90)]) expect(parseLead(text)).toBeUndefined();
});
