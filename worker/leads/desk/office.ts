import { bucketMs, withDeadline } from "#worker/deadline.ts";
import { kindOf } from "#worker/log.ts";
import { isForeign } from "#worker/same-origin.ts";
import type { LeadsContext } from "../context.ts";
import { serveCard } from "./card.ts";
import { officeHeaders, officeNotice } from "./document.tsx";
import { serveList } from "./list.ts";

/** The list of open requests, and the card of one, for anyone who holds a signed link of staff. Only a post changes anything. */
export async function serveOffice(
  request: Request,
  alias: string | undefined,
  context: LeadsContext,
): Promise<Response> {
  const isPost = request.method === "POST";
  if (!isPost && request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { ...officeHeaders, Allow: "GET, HEAD, POST" } });
  try {
    if (context.isLetIn && !(await context.isLetIn(request)))
      return officeNotice("Sign in first", "Open this address again and sign in with Cloudflare Access.", 403);
    if (isPost && isForeign(request))
      return officeNotice("Nothing was changed", "Another website sent this. Use the buttons on our own page.", 403);
    const generation = await context.inbox().linkGeneration();
    const page =
      alias === undefined ? serveList(request, generation, context) : serveCard(request, alias, generation, context);
    return await withDeadline(page, bucketMs);
  } catch (error) {
    context.log({ event: "office-failed", kind: kindOf(error) });
    return officeNotice(
      "Try again in a minute",
      "The site’s storage didn’t answer, so this may not be saved. Go back and press the button again. It’s only counted once.",
      503,
    );
  }
}
