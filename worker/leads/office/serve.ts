import type { Log } from "#worker/log.ts";
import { isForeign } from "#worker/same-origin.ts";
import type { InboxCalls } from "../inbox/types.ts";
import type { Links } from "../links/links.ts";
import type { LeadBucket } from "../storage/bucket.ts";
import { inTime } from "../storage/deadline.ts";
import type { WithdrawalDependencies } from "../withdraw.ts";
import { serveCard } from "./card.ts";
import { officeHeaders, officeNotice } from "./document.tsx";
import { serveList } from "./list.ts";

export interface OfficeDependencies {
  bucket: LeadBucket;
  links: Links;
  inbox(): Pick<InboxCalls, "accept" | "look" | "mark" | "withdraw" | "open" | "linksEnded" | "endLinks">;
  inboxMs: number;
  isTooOften(request: Request): Promise<boolean>;
  /** Where Cloudflare Access stands in front: whether it let this one in. */
  isLetIn: ((request: Request) => Promise<boolean>) | undefined;
  sayGoodbye: WithdrawalDependencies["sayGoodbye"];
  shownNow(): Date;
  now(): number;
  log: Log;
}

/** The list of open requests, and the card of one, for anyone who holds a signed link of staff. Only a post changes anything. */
export async function serveOffice(
  request: Request,
  alias: string | undefined,
  parts: OfficeDependencies,
): Promise<Response> {
  const isPost = request.method === "POST";
  if (!isPost && request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { ...officeHeaders, Allow: "GET, HEAD, POST" } });
  try {
    if (parts.isLetIn && !(await parts.isLetIn(request)))
      return officeNotice("Sign in first", "Open this address again and sign in with Cloudflare Access.", 403);
    if (isPost && isForeign(request))
      return officeNotice("Nothing was changed", "Another website sent this. Use the buttons on our own page.", 403);
    const ended = await inTime(parts.inbox().linksEnded(), parts.inboxMs);
    return await (alias === undefined ? serveList(request, ended, parts) : serveCard(request, alias, ended, parts));
  } catch (error) {
    parts.log({ event: "office-failed", kind: error instanceof Error ? error.name : typeof error });
    return officeNotice(
      "Try again in a minute",
      "The site’s storage didn’t answer, so this may not be saved. Go back and press the button again. It’s only counted once.",
      503,
    );
  }
}
