import { enteredValues } from "#content/request/fields.ts";
import { callUsText, messages } from "#content/request/messages.ts";
import { isReference } from "#content/request/reference.ts";
import type { OwnPageResponse } from "#content/request/response.ts";
import { emailIn } from "#content/request/schema.ts";
import { cleanLine } from "#content/request/text.ts";
import { networkOf } from "#worker/limits.ts";
import { errorFields } from "#worker/log.ts";
import { receive } from "../intake/receive.ts";
import { refusal } from "../intake/refusals.ts";
import type { DeskDependencies } from "./open-request.ts";

/** Handles the form for visitors who have lost their link. The response is the same whether or not the request exists. */
export function askForLink(http: Request, dependencies: DeskDependencies): Promise<OwnPageResponse> {
  return receive<OwnPageResponse>(http, dependencies, async ({ raw }, earlyRefusal) => {
    const values = enteredValues(raw);
    if (earlyRefusal) return refusal(earlyRefusal, { values });
    const reference = referenceIn(raw.reference);
    const email = emailIn(raw.email);
    if (reference === undefined || email === undefined) {
      const fields = {
        ...(reference === undefined && { reference: messages.reference.wrong }),
        ...(email === undefined && { email: messages.email.wrong }),
      };
      return { status: 422, values, fields };
    }
    try {
      await dependencies.inbox().askForLink({ reference, email, network: networkOf(http) });
      return { status: 200, isDone: true };
    } catch (error) {
      // A bug of ours gets the same response as an outage, so that the form keeps what was typed. The log's `kind` tells them apart.
      dependencies.log({ event: "link-request-failed", ...errorFields(error) });
      return {
        status: 503,
        values,
        error: `We couldn’t arrange for your link to be sent. Please try again, or ${callUsText}.`,
      };
    }
  });
}

/** Accepts a reference as people type it: lower case, with spaces, without its prefix. */
function referenceIn(typedReference: unknown): string | undefined {
  if (typeof typedReference !== "string" || typedReference.length > 100) return undefined;
  const reference = `WB-${cleanLine(typedReference)
    .toUpperCase()
    .replace(/^WB/, "")
    .replaceAll(/[^0-9A-Z]/g, "")}`;
  return isReference(reference) ? reference : undefined;
}
