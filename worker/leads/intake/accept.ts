// intake/: reads a request within its limits, checks it and gives it an id. Then it is stored, or refused with a reason.
import { timeOnDay } from "#content/melbourne.ts";
import { enteredValues } from "#content/request/fields.ts";
import { maxFilesAtOnce } from "#content/request/limits.ts";
import { fileHelp, fileMessages } from "#content/request/messages.ts";
import { referenceOf } from "#content/request/reference.ts";
import type { SubmitResponse } from "#content/request/response.ts";
import { checkRequest } from "#content/request/schema.ts";
import { type InspectedUpload, inspectUpload } from "#content/request/uploads/inspect.ts";
import { bucketDeadlineMs, withDeadline } from "#worker/deadline.ts";
import { networkOf } from "#worker/limits.ts";
import { errorFields } from "#worker/log.ts";
import type { Links } from "../links/links.ts";
import { promisedBy } from "../record/lead.ts";
import { confirmationUrl } from "./confirmation.ts";
import { leadIdFrom } from "./identity.ts";
import { type CheckedFile, createLead, fileNameOf, type NewLeadDependencies, type ValidRequest } from "./new-lead.ts";
import { type ReceiveDependencies, type ReceivedFile, type ReceivedPost, receive } from "./receive.ts";
import { fileRefusal, refusal } from "./refusals.ts";
import { type StoreDependencies, storeLead } from "./store.ts";

interface IntakeDependencies extends ReceiveDependencies, NewLeadDependencies, StoreDependencies {
  links: Links;
}

/** Accepts a request, as a form or as JSON. Acknowledges it only once it can't be lost any more. */
export function acceptRequest(http: Request, dependencies: IntakeDependencies): Promise<SubmitResponse> {
  return receive(http, dependencies, (post, earlyRefusal) => storeOrRefuse(http, post, earlyRefusal, dependencies));
}

async function storeOrRefuse(
  http: Request,
  { raw, files = [], isTruncated }: ReceivedPost,
  earlyRefusal: 403 | 429 | undefined,
  dependencies: IntakeDependencies,
): Promise<SubmitResponse> {
  const enteredForm = { values: enteredValues(raw), hadFile: files.length > 0 };
  if (earlyRefusal) return refusal(earlyRefusal, enteredForm);
  const key = http.headers.get("Idempotency-Key");
  const id = key === null ? undefined : leadIdFrom(key);
  if (key !== null && id === undefined) return refusal("bad-key", enteredForm);
  if (isTruncated) return refusal("malformed", enteredForm);

  const inspectedFiles = inspectFiles(files);
  const checkResult = checkRequest(raw);
  const fields = checkResult.ok ? {} : checkResult.problems;
  if (!inspectedFiles.ok) return fileRefusal(inspectedFiles, enteredForm, fields);
  if (!checkResult.ok) return { ...refusal(422, enteredForm), fields };

  try {
    const request = { id, request: checkResult.request, raw, http, files: inspectedFiles.files };
    const storeResult = await withDeadline(storeRequest(request, dependencies), bucketDeadlineMs);
    if (storeResult === "different" || storeResult === "withdrawn")
      return refusal(storeResult === "different" ? 409 : 410, enteredForm);
    const { lead, reference } = storeResult;
    dependencies.log({
      event: "request-stored",
      lead: reference,
      files: files.length,
      checks: lead.suspicions.join(" "),
    });
    return {
      status: 202,
      reference,
      confirmation: confirmationUrl(dependencies.links, lead, reference),
      callBackBy: timeOnDay(new Date(promisedBy(lead))),
    };
  } catch (error) {
    // A bug of ours gets the same response as an outage, so that the form keeps what was typed. The log's `kind` tells them apart.
    dependencies.log({ event: "request-not-stored", lead: id && referenceOf(id), ...errorFields(error) });
    return refusal(503, enteredForm);
  }
}

/** How often the same content may be withdrawn and sent again within two days. */
const maxRounds = 5;

/** A form without an id gets one made from its content. If that id's request was withdrawn, the next round makes another id. */
async function storeRequest(validRequest: ValidRequest, dependencies: IntakeDependencies) {
  const contents = validRequest.files.map(({ bytes }) => bytes);
  for (let round = 0; ; round++) {
    const lead = await createLead(validRequest, round, dependencies);
    const storeResult = await storeLead(lead, contents, networkOf(validRequest.http), dependencies);
    if (storeResult !== "withdrawn" || validRequest.id !== undefined || round === maxRounds) return storeResult;
  }
}

/** Checks every file. Returns the problem with the first bad one, and its name if several were sent. */
function inspectFiles(files: readonly ReceivedFile[]): { ok: true; files: CheckedFile[] } | RefusedFile {
  if (files.length > maxFilesAtOnce)
    return { ok: false, message: fileMessages.tooManyAtOnce, help: fileHelp.tooManyAtOnce };
  const checkedFiles: CheckedFile[] = [];
  for (const receivedFile of files) {
    const inspectedFile = inspectFile(receivedFile);
    if (!inspectedFile.ok) return files.length > 1 ? withName(inspectedFile, receivedFile) : inspectedFile;
    checkedFiles.push({ ...inspectedFile, received: receivedFile });
  }
  return { ok: true, files: checkedFiles };
}

type RefusedFile = Extract<InspectedUpload, { ok: false }>;

function withName({ help = "", ...refusedFile }: RefusedFile, file: ReceivedFile): RefusedFile {
  return { ...refusedFile, help: `${fileNameOf(file)}: ${help}`.trim() };
}

export function inspectFile({ bytes }: ReceivedFile): InspectedUpload {
  if (!bytes) return { ok: false, message: fileMessages.wrongType, help: fileHelp.notAFile };
  return inspectUpload(bytes);
}
