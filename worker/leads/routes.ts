import { Hono } from "hono/tiny";
import type { SubmitResponse } from "#content/request/response.ts";
import type { Leads } from "./leads.ts";

/** The lead pipeline's routes that aren't pages. */
export function leadRoutes(leads: () => Promise<Leads>): Hono {
  const routes = new Hono();
  // Takes every kind of request, although its name dates from when there was only one.
  routes.post("/api/assessment", async (c) => asJson(await (await leads()).accept(c.req.raw)));
  routes.post("/api/mail-events", async (c) => (await leads()).acceptReceipts(c.req.raw));
  routes.get("/uploads/:id", async (c) =>
    (await leads()).serveUpload(c.req.param("id"), new URL(c.req.url).searchParams),
  );
  routes.get("/api/visit", async (c) => (await leads()).serveVisit(new URL(c.req.url).searchParams));
  routes.get("/api/quote", async (c) => (await leads()).serveQuote(new URL(c.req.url).searchParams));
  routes.all("/office", async (c) => (await leads()).serveOffice(c.req.raw));
  routes.all("/office/:alias", async (c) => (await leads()).serveOffice(c.req.raw, c.req.param("alias")));
  routes.all("/api/requests/:reference", async (c) => (await leads()).inspect(c.req.raw, c.req.param("reference")));
  return routes;
}

function asJson(response: SubmitResponse): Response {
  const { status, reference, confirmation, callBackBy, error, fields } = response;
  const body =
    status === 202
      ? { reference, callBackBy, request: confirmation }
      : { error, hint: response.hint ?? response.fileHelp, fields };
  const location = confirmation !== undefined && { Location: confirmation };
  return Response.json(body, { status, headers: { ...response.headers, ...location, "Cache-Control": "no-store" } });
}
