import { documentEnd } from "#app/document/document.ts";

/** Reads the HTML of one of our own pages. If the page can't be shown, it returns the response to send instead. */
export type HtmlReader = (path: string) => Promise<string | Response>;

export function createHtmlReader(
  siteUrl: string,
  respond: (request: Request) => Response | Promise<Response> | undefined,
): HtmlReader {
  return async (path) => {
    const response = await respond(new Request(siteUrl + path));
    if (response?.status !== 200) return response ?? new Response(null, { status: 404 });
    const text = await response.text();
    // A page that failed after its head was sent has no `documentEnd`.
    return text.endsWith(documentEnd) ? text : new Response("We couldn’t show this page.", { status: 500 });
  };
}
