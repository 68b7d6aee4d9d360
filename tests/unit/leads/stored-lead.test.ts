import { expect, test } from "vitest";
import { checkRequest } from "#content/request/schema.ts";
import { assessment } from "#tests/assessment-request.ts";
import { type Lead, parseLead } from "#worker/leads/storage/lead.ts";

function stored(): Lead {
  const checked = checkRequest({
    ...assessment(),
    propertySize: "large",
    currentBill: "over-2000",
    timeline: "asap",
    city: "Kew",
    message: "Hi",
  });
  if (!checked.ok) throw new Error("the request is refused");
  const id = "3f9a2c1b-1111-4111-8111-111111111111";
  return {
    id,
    receivedAt: "2026-11-21T02:00:00.000Z",
    callBackBy: "2026-11-23T02:00:00.000Z",
    digest: "d",
    request: checked.request,
    consent: { version: "2026-11-21", wording: "I agree.", endsOn: "2027-11-21" },
    upload: { key: "k", name: "n", type: "image/png", bytes: 1, sha256: { received: "a", kept: "b" } },
    replaces: id,
    chain: id,
    draft: "x",
    estimate: { tool: "battery", query: "use=1" },
    origins: [{ kind: "tier", slug: "home" }],
    checks: ["too-fast"],
  };
}

test("a stored request is read with everything in it", () => {
  expect(parseLead(JSON.stringify(stored()))).toEqual(stored());
});

test("a stored request of which any part is missing or something else is unreadable", () => {
  for (const path of ["id", "receivedAt", "digest", "request", "consent", "checks"])
    expect(parseLead(JSON.stringify({ ...stored(), [path]: undefined })), path).toBeUndefined();
  for (const path of ["name", "email", "phone", "address", "selectedServices", "consent"])
    for (const value of [undefined, 5, {}])
      expect(
        parseLead(JSON.stringify({ ...stored(), request: { ...stored().request, [path]: value } })),
        path,
      ).toBeUndefined();
  for (const changes of [{ upload: { key: 5 } }, { replaces: "../x" }, { checks: ["other"] }, { receivedAt: "soon" }])
    expect(parseLead(JSON.stringify({ ...stored(), ...changes }))).toBeUndefined();
  for (const text of ["", "null", "[]", JSON.stringify(stored()).slice(0, 90)]) expect(parseLead(text)).toBeUndefined();
});
