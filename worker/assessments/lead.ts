import type { FileType } from "#content/assessment/limits.ts";
import type { EstimateOrigin, Origin } from "#content/assessment/origin.ts";
import type { AssessmentRequest } from "#content/assessment/schema.ts";
import type { UploadWarning } from "./uploads/bytes.ts";

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
  warnings: UploadWarning[];
}

export type Check = "hidden-field" | "too-fast" | "many-at-once";
