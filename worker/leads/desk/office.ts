import { isCrossOrigin } from "#worker/cross-origin.ts";
import { bucketDeadlineMs, isOutage, withDeadline } from "#worker/deadline.ts";
import { errorFields } from "#worker/log.ts";
import { type AccessSettings, checkAccess } from "./access.ts";
import { serveCard } from "./card.ts";
import { serveList } from "./list.ts";
import { officeHeaders, officeMessage } from "./office-page.tsx";
import type { DeskDependencies } from "./open-request.ts";
import { serveVisits, visitsFile } from "./visits-feed.ts";

/** Serves the list of open requests and the cards to anyone who holds a signed staff link. Only a post changes anything. */
export async function serveOffice(
  request: Request,
  aliasOrFile: string | undefined,
  accessSettings: AccessSettings | undefined,
  dependencies: DeskDependencies,
): Promise<Response> {
  const isPost = request.method === "POST";
  if (!isPost && request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { ...officeHeaders, Allow: "GET, HEAD, POST" } });
  try {
    const access = accessSettings && (await checkAccess(request, accessSettings));
    if (access === "refused")
      return officeMessage("Sign in first", "Open this address again and sign in with Cloudflare Access.", 403);
    if (access === "unknown")
      return officeMessage("Try again in a minute", "We couldn’t check your sign-in. Nothing was changed.", 503);
    if (isPost && isCrossOrigin(request))
      return officeMessage("Nothing was changed", "Another website sent this. Use the buttons on our own page.", 403);
    const generation = await dependencies.inbox().linkGeneration();
    const permission = { isSignedIn: access === "valid", generation };
    if (aliasOrFile === visitsFile && !isPost)
      return await withDeadline(serveVisits(request, permission, dependencies), bucketDeadlineMs);
    if (aliasOrFile !== undefined) return await serveCard(request, aliasOrFile, permission, dependencies);
    return await withDeadline(serveList(request, permission, dependencies), bucketDeadlineMs);
  } catch (error) {
    if (!isOutage(error)) throw error;
    dependencies.log({ event: "office-failed", ...errorFields(error) });
    return officeMessage(
      "Try again in a minute",
      `The site’s storage didn’t answer${isPost ? ", so this may not be saved. Go back and press the button again. It’s only counted once." : "."}`,
      503,
    );
  }
}
