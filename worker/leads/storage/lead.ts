import * as z from "zod/mini";
import type { FileType } from "#content/request/limits.ts";
import type { EstimateOrigin, Origin } from "#content/request/origin.ts";
import type { AssessmentRequest } from "#content/request/schema.ts";

/** What is kept of a request, as `leads/<id>/request.json`. The only place where a visitor's words lie. */
export interface Lead {
  id: string;
  receivedAt: string;
  digest: string;
  request: AssessmentRequest;
  consent: { version: string; wording: string; endsOn: string };
  upload?: Upload;
  /** The request that this one corrects. */
  replaces?: string;
  estimate?: EstimateOrigin;
  origins?: Origin[];
  /** Why somebody should look twice before calling. Never a reason to drop a request. */
  checks: Check[];
}

export interface Upload {
  key: string;
  name: string;
  type: FileType;
  bytes: number;
  /** Of the file as it came, and as it is kept. */
  sha256: { received: string; kept: string };
}

/** What everything that works with a kept request relies on. An edit by hand or a broken copy may lack it. */
export function isLead(kept: unknown): kept is Lead {
  return leadSchema.safeParse(kept).success;
}

const leadSchema = z.object({
  id: z.string(),
  receivedAt: z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  request: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    selectedServices: z.array(z.string()),
  }),
  consent: z.object({ endsOn: z.string() }),
  upload: z.optional(z.object({ key: z.string() })),
  checks: z.array(z.string()),
});

export type Check = "hidden-field" | "too-fast" | "many-at-once";

export function isLeadId(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);
}
