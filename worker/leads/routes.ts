import { Hono } from "hono";
import type { AssessmentAnswer } from "#content/request/answer.ts";
import type { Leads } from "./leads.ts";

/** The addresses of the lead's way that are not pages. */
export function leadRoutes({ accept, serveUpload, acceptReceipts }: Leads): Hono {
  const routes = new Hono();
  routes.post("/api/assessment", async (c) => asJson(await accept(c.req.raw)));
  routes.post("/api/mail-events", (c) => acceptReceipts(c.req.raw));
  routes.get("/uploads/:id", (c) => serveUpload(c.req.param("id"), new URL(c.req.url).searchParams));
  return routes;
}

function asJson({ status, reference, confirmation, error, hint, fields, headers = {} }: AssessmentAnswer): Response {
  const body = status === 202 ? { reference } : { error, hint, fields };
  return Response.json(body, {
    status,
    headers: { ...headers, ...(confirmation !== undefined && { Location: confirmation }), "Cache-Control": "no-store" },
  });
}
