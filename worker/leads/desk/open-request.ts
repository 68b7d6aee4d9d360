import { referenceOf } from "#content/request/reference.ts";
import { bucketMs, withDeadline } from "#worker/deadline.ts";
import type { LeadsContext } from "../context.ts";
import type { RequestRecord } from "../inbox/types.ts";
import { readableLead } from "../record/documents.ts";
import type { Lead } from "../record/lead.ts";
import { type Stage, stageOf } from "../record/stage.ts";

/** A request as a signed link opens it, to its visitor's page or to staff's card. */
export interface OpenedRequest {
  lead: Lead;
  /** Undefined where the inbox has no record of it. */
  record: RequestRecord | undefined;
  reference: string;
  /** What stands for the request in addresses. */
  alias: string;
  stage: Stage;
}

/** `unknown`: neither the bucket nor the inbox has it. */
export type NotOpened = { kind: "withdrawn" | "unknown"; reference: string };

export async function openRequest(
  id: string,
  finding: Promise<RequestRecord | undefined>,
  { bucket, signatures, now }: LeadsContext,
): Promise<OpenedRequest | NotOpened> {
  const [record, lead] = await Promise.all([finding, withDeadline(readableLead(bucket, id), bucketMs)]);
  const reference = record?.reference ?? referenceOf(id);
  if (record && record.delivery.withdrawn !== null) return { kind: "withdrawn", reference };
  if (!lead) return { kind: record ? "withdrawn" : "unknown", reference };
  const stage = stageOf(record?.events ?? [], new Date(now()), record?.delivery.promised ?? undefined);
  return { lead, record, reference, alias: signatures.aliasOf(id), stage };
}
