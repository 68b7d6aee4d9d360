import { business } from "#content/business.ts";
import { referenceOf } from "#content/request/reference.ts";
import { isOutage } from "#worker/deadline.ts";
import { securityHeaders } from "#worker/headers.ts";
import { errorFields, type Log } from "#worker/log.ts";
import { linkIn } from "../links/links.ts";
import { type LeadBucket, readLead, readQuote } from "../record/documents.ts";
import { filesOf, type Upload } from "../record/lead.ts";
import type { DeskDependencies } from "./open-request.ts";

const fileExtensions = new Map([
  ["application/pdf", "pdf"],
  ["image/jpeg", "jpg"],
  ["image/png", "png"],
]);

/** If `serve` throws because of an outage, says that the storage failed and to try again. */
export async function orTryAgain(serve: () => Promise<Response>, log: Log): Promise<Response> {
  try {
    return await serve();
  } catch (error) {
    if (!isOutage(error)) throw error;
    log({ event: "file-not-served", ...errorFields(error) });
    return plainRefusal(
      `The site’s storage didn’t answer. Try again in a minute, or call ${business.phone.display}.`,
      503,
    );
  }
}

/** Serves an upload or a quote to anyone with the signed link: as a download that we name, never as a page. */
export async function serveUpload(
  alias: string,
  query: URLSearchParams,
  { bucket, links, inbox, log }: Pick<DeskDependencies, "bucket" | "links" | "inbox" | "log">,
): Promise<Response> {
  const id = links.idOpenedBy("upload", { ...linkIn(query), alias }, await inbox().linkGeneration());
  if (id === undefined) return plainRefusal("This link isn’t valid or no longer works.", 403);
  const quoteKey = query.get("quote");
  const quote = quoteKey === null ? undefined : await readQuote(bucket, id, quoteKey);
  const lead = quoteKey === null ? await readLead(bucket, id) : undefined;
  if (quote === "unreadable" || lead === "unreadable") {
    log({ event: "file-unreadable", lead: referenceOf(id) });
    return plainRefusal("We can’t read this request’s record: look in the bucket.", 503);
  }
  if (quoteKey !== null) return servePdf(bucket, id, quote?.file);
  return serveFile(bucket, id, lead && filesOf(lead)[Number(query.get("file"))]);
}

/** A quote's PDF, for staff and for the visitor. */
export function servePdf(bucket: LeadBucket, id: string, key: string | undefined): Promise<Response> {
  return serveFile(bucket, id, key === undefined ? undefined : { key, type: "application/pdf" });
}

async function serveFile(
  bucket: LeadBucket,
  id: string,
  file: Pick<Upload, "key" | "type"> | undefined,
): Promise<Response> {
  const object = file && (await bucket.get(file.key));
  if (!object) return plainRefusal("There is no such file, or it has been deleted.", 410);
  return new Response(object.body, {
    headers: {
      "Content-Type": fileExtensions.has(file.type) ? file.type : "application/octet-stream",
      "Content-Length": String(object.size),
      "Content-Disposition": `attachment; filename="${referenceOf(id)}.${fileExtensions.get(file.type) ?? "bin"}"`,
      // If a browser displays it anyway, it runs no scripts, sends no forms and has no origin.
      "Content-Security-Policy": `${securityHeaders()["Content-Security-Policy"]}; sandbox`,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}

/** A refusal in plain text, for links to files. */
export function plainRefusal(message: string, status: 403 | 404 | 410 | 503): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
