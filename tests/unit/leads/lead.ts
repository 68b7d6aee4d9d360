import { latestCallAt } from "#content/melbourne.ts";
import type { RawRequest } from "#content/request/fields.ts";
import { checkRequest } from "#content/request/schema.ts";
import { minimalRequest } from "#tests/sample-requests/samples.ts";
import type { Lead } from "#worker/leads/record/lead.ts";

/** A request as it is once stored. */
export function leadOf(sent: RawRequest = {}, stored: Partial<Lead> = {}): Lead {
  const checkResult = checkRequest(minimalRequest(sent));
  if (!checkResult.ok) throw new Error(JSON.stringify(checkResult.problems));
  const receivedAt = new Date(stored.receivedAt ?? Date.now());
  return {
    id: "3f9a2c1b-1111-4111-8111-111111111111",
    receivedAt: receivedAt.toISOString(),
    callBackBy: latestCallAt(receivedAt).toISOString(),
    digest: "",
    request: checkResult.request,
    consent: { version: "2026-11-21", wording: "I agree.", endsOn: "2029-01-01" },
    suspicions: [],
    ...stored,
  };
}
