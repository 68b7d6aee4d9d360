// intake/: what comes in is read within its limits, checked, and given an id. Then it is stored, or refused in a sentence.
import { timeOnDay } from "#content/melbourne.ts";
import type { AssessmentAnswer } from "#content/request/answer.ts";
import { enteredValues } from "#content/request/fields.ts";
import { fileHelp, fileMessages } from "#content/request/messages.ts";
import { checkRequest } from "#content/request/schema.ts";
import type { Bytes } from "#content/request/uploads/bytes.ts";
import { type Inspected, inspectUpload } from "#content/request/uploads/inspect.ts";
import { bucketMs, withDeadline } from "#worker/deadline.ts";
import { networkOf } from "#worker/limits.ts";
import { kindOf } from "#worker/log.ts";
import type { Links } from "../links/links.ts";
import { promisedBy } from "../record/lead.ts";
import { confirmationAddress } from "./confirmation.ts";
import { leadIdFrom } from "./identity.ts";
import { type CheckedRequest, createLead, type NewLeadDependencies } from "./new-lead.ts";
import { type ReceiveDependencies, type Received, type ReceivedFile, receive } from "./receive.ts";
import { fileRefusal, refusal } from "./refusals.ts";
import { type StoreDependencies, storeLead } from "./store.ts";

interface IntakeDependencies extends ReceiveDependencies, NewLeadDependencies, StoreDependencies {
  links: Links;
}

/** Takes a request from a form or a program: reads it once, then decides. Acknowledges only what can't be lost any more. */
export function acceptRequest(http: Request, dependencies: IntakeDependencies): Promise<AssessmentAnswer> {
  return receive(http, dependencies, (received, refused) => decide(http, received, refused, dependencies));
}

async function decide(
  http: Request,
  { raw, file, isTruncated }: Received,
  refused: 403 | 429 | undefined,
  dependencies: IntakeDependencies,
): Promise<AssessmentAnswer> {
  const entered = { values: enteredValues(raw), hadFile: file !== undefined };
  if (refused) return refusal(refused, entered);
  const key = http.headers.get("Idempotency-Key");
  const id = key === null ? undefined : leadIdFrom(key);
  if (key !== null && id === undefined) return refusal(400, entered);
  if (isTruncated) return refusal("malformed", entered);

  const upload = file && inspectFile(file);
  const checked = checkRequest(raw);
  const fields = checked.ok ? {} : checked.fields;
  if (upload && !upload.ok) return fileRefusal(upload, entered, fields);
  if (!checked.ok) return { ...refusal(422, entered), fields };

  try {
    const request = {
      id,
      request: checked.request,
      raw,
      http,
      ...(file && upload && { file: { ...upload, received: file } }),
    };
    const stored = await withDeadline(storeRequest(request, upload?.bytes, dependencies), bucketMs);
    if (stored === "different" || stored === "withdrawn") return refusal(stored === "different" ? 409 : 410, entered);
    const { lead, reference } = stored;
    dependencies.log({
      event: "request-kept",
      lead: reference,
      file: file !== undefined,
      checks: lead.checks.join(" "),
    });
    return {
      status: 202,
      reference,
      confirmation: confirmationAddress(dependencies.links, lead, reference),
      callBackBy: timeOnDay(promisedBy(lead)),
    };
  } catch (error) {
    dependencies.log({ event: "request-not-kept", kind: kindOf(error) });
    return refusal(503, entered);
  }
}

const mostRounds = 5;

/** A form without an id gets one made of its content. Where that was withdrawn before, it is a request of its own. */
async function storeRequest(checked: CheckedRequest, upload: Bytes | undefined, dependencies: IntakeDependencies) {
  for (let round = 0; ; round++) {
    const lead = await createLead(checked, round, dependencies);
    const stored = await storeLead(lead, upload, networkOf(checked.http), dependencies);
    if (stored !== "withdrawn" || checked.id !== undefined || round === mostRounds) return stored;
  }
}

export function inspectFile({ bytes }: ReceivedFile): Inspected {
  if (!bytes) return { ok: false, message: fileMessages.wrongType, help: fileHelp.notAFile };
  return inspectUpload(bytes);
}
