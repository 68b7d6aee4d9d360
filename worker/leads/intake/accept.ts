// intake/: reads a request within its limits, checks it and gives it an id. Then it is stored, or refused with a reason.
import { timeOnDay } from "#content/melbourne.ts";
import { enteredValues } from "#content/request/fields.ts";
import { maxFilesAtOnce } from "#content/request/limits.ts";
import { fileHelp, fileMessages } from "#content/request/messages.ts";
import type { SubmitResponse } from "#content/request/response.ts";
import { checkRequest } from "#content/request/schema.ts";
import { type InspectedUpload, inspectUpload } from "#content/request/uploads/inspect.ts";
import { bucketDeadlineMs, withDeadline } from "#worker/deadline.ts";
import { networkOf } from "#worker/limits.ts";
import { errorFields } from "#worker/log.ts";
import type { Links } from "../links/links.ts";
import { promisedBy } from "../record/lead.ts";
import { confirmationAddress } from "./confirmation.ts";
import { leadIdFrom } from "./identity.ts";
import { type CheckedFile, createLead, fileNameOf, type NewLeadDependencies, type ValidRequest } from "./new-lead.ts";
import { type ReceiveDependencies, type ReceivedFile, type ReceivedPost, receive } from "./receive.ts";
import { fileRefusal, refusal } from "./refusals.ts";
import { type StoreDependencies, storeLead } from "./store.ts";

interface IntakeDependencies extends ReceiveDependencies, NewLeadDependencies, StoreDependencies {
  links: Links;
}

/** Accepts a request from a form or a program. Acknowledges it only once it can't be lost any more. */
export function acceptRequest(http: Request, dependencies: IntakeDependencies): Promise<SubmitResponse> {
  return receive(http, dependencies, (received, refused) => storeOrRefuse(http, received, refused, dependencies));
}

async function storeOrRefuse(
  http: Request,
  { raw, files = [], isTruncated }: ReceivedPost,
  refused: 403 | 429 | undefined,
  dependencies: IntakeDependencies,
): Promise<SubmitResponse> {
  const entered = { values: enteredValues(raw), hadFile: files.length > 0 };
  if (refused) return refusal(refused, entered);
  const key = http.headers.get("Idempotency-Key");
  const id = key === null ? undefined : leadIdFrom(key);
  if (key !== null && id === undefined) return refusal("bad-key", entered);
  if (isTruncated) return refusal("malformed", entered);

  const inspected = inspectFiles(files);
  const checked = checkRequest(raw);
  const fields = checked.ok ? {} : checked.fields;
  if (!inspected.ok) return fileRefusal(inspected, entered, fields);
  if (!checked.ok) return { ...refusal(422, entered), fields };

  try {
    const request = { id, request: checked.request, raw, http, files: inspected.files };
    const stored = await withDeadline(storeRequest(request, dependencies), bucketDeadlineMs);
    if (stored === "different" || stored === "withdrawn") return refusal(stored === "different" ? 409 : 410, entered);
    const { lead, reference } = stored;
    dependencies.log({
      event: "request-stored",
      lead: reference,
      files: files.length,
      checks: lead.checks.join(" "),
    });
    return {
      status: 202,
      reference,
      confirmation: confirmationAddress(dependencies.links, lead, reference),
      callBackBy: timeOnDay(promisedBy(lead)),
    };
  } catch (error) {
    dependencies.log({ event: "request-not-stored", ...errorFields(error) });
    return refusal(503, entered);
  }
}

/** How often the same content may be withdrawn and sent again within two days. */
const maxRounds = 5;

/** A form without an id gets one made from its content. If that id's request was withdrawn, the next round makes another id. */
async function storeRequest(checked: ValidRequest, dependencies: IntakeDependencies) {
  const contents = checked.files.map(({ bytes }) => bytes);
  for (let round = 0; ; round++) {
    const lead = await createLead(checked, round, dependencies);
    const stored = await storeLead(lead, contents, networkOf(checked.http), dependencies);
    if (stored !== "withdrawn" || checked.id !== undefined || round === maxRounds) return stored;
  }
}

/** Checks every file, or returns the problem with the first bad one, with its name if there are several. */
function inspectFiles(files: readonly ReceivedFile[]): { ok: true; files: CheckedFile[] } | RefusedFile {
  if (files.length > maxFilesAtOnce)
    return { ok: false, message: fileMessages.tooManyAtOnce, help: fileHelp.tooManyAtOnce };
  const checked: CheckedFile[] = [];
  for (const received of files) {
    const inspected = inspectFile(received);
    if (!inspected.ok) return files.length > 1 ? withName(inspected, received) : inspected;
    checked.push({ ...inspected, received });
  }
  return { ok: true, files: checked };
}

type RefusedFile = Extract<InspectedUpload, { ok: false }>;

function withName({ help = "", ...refused }: RefusedFile, file: ReceivedFile): RefusedFile {
  return { ...refused, help: `${fileNameOf(file)}: ${help}`.trim() };
}

export function inspectFile({ bytes }: ReceivedFile): InspectedUpload {
  if (!bytes) return { ok: false, message: fileMessages.wrongType, help: fileHelp.notAFile };
  return inspectUpload(bytes);
}
