import { expect, test } from "vitest";
import { leadAsJson, parseLead } from "#worker/leads/record/lead.ts";
import { leadOf } from "./lead.ts";

const id = "3f9a2c1b-1111-4111-8111-111111111111";
const chosenFields = { propertySize: "large", currentBill: "over-2000", timeline: "asap", city: "Kew", message: "Hi" };
const upload = { key: "k", name: "n", type: "image/png", bytes: 1, sha256: { received: "a", kept: "b" } };
const files = { upload, otherUploads: [upload], addedUploads: [{ ...upload, addedAt: "2026-11-21T00:00:00.000Z" }] };
const { suspicions: _, ...lead } = leadOf(chosenFields, {
  replaces: id,
  chain: id,
  estimate: { tool: "battery", query: "use=1" },
  origins: [{ kind: "tier", slug: "home" }],
});
/** In the bucket, some fields have the names that they had in the first version. */
const storedLead = {
  ...lead,
  upload,
  more: files.otherUploads,
  added: files.addedUploads,
  draft: "x",
  emails: 2,
  checks: ["too-fast"],
};

test("a stored request is read with everything in it, and stored again byte for byte", () => {
  const read = parseLead(JSON.stringify(storedLead));
  expect(read).toEqual({ ...lead, ...files, draftDigest: "x", addressChanges: 2, suspicions: ["too-fast"] });
  expect(read && leadAsJson(read)).toBe(JSON.stringify(storedLead));
});

test("unknown values and fields from a later version are kept", () => {
  const laterVersion = {
    ...storedLead,
    checks: ["other"],
    origins: [{ kind: "campaign", slug: "spring" }],
    request: { ...storedLead.request, selectedServices: ["sauna"], timeline: "never", kind: undefined },
    roof: "tiles",
  };
  const read = parseLead(JSON.stringify(laterVersion));
  expect(read).toMatchObject({ suspicions: ["other"], origins: laterVersion.origins, roof: "tiles" });
  expect(read && leadAsJson(read)).toBe(JSON.stringify(laterVersion));
});

const withChanges = (changes: object) => JSON.stringify({ ...storedLead, ...changes });

test.each(["id", "receivedAt", "digest", "request", "consent", "checks"])(
  "a stored request without %s is unreadable",
  (field) => {
    expect(parseLead(withChanges({ [field]: undefined }))).toBeUndefined();
  },
);

test.each(["name", "email", "phone", "address", "selectedServices", "consent"])(
  "a stored request whose %s is missing, a number or an object is unreadable",
  (field) => {
    for (const value of [undefined, 5, {}])
      expect(parseLead(withChanges({ request: { ...storedLead.request, [field]: value } }))).toBeUndefined();
  },
);

test.each([{ upload: { key: 5 } }, { replaces: "../x" }, { checks: [5] }, { receivedAt: "soon" }])(
  "a stored request with %j is unreadable",
  (changes) => {
    expect(parseLead(withChanges(changes))).toBeUndefined();
  },
);

test.each(["", "null", "[]", JSON.stringify(storedLead).slice(0, 90)])(
  "“%s” is unreadable as a stored request",
  (text) => {
    expect(parseLead(text)).toBeUndefined();
  },
);
