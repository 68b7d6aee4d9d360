// Stands in for the maps service, and can be told to fail.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "#tools/local/ports-and-shutdown.ts";
import recorded from "./maps-answers.json" with { type: "json" };

interface MapsRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage["headers"];
  body: unknown;
}

/** How the maps service behaves: "answers" as it should, or with a fault. */
export type MapsMode =
  | "answers"
  | "answers 503"
  | "answers 503 and stops halfway"
  | "refuses the request"
  | "hangs"
  | "stops halfway"
  | "answers with HTML"
  | "finds nothing";

/** Starts a service that answers like the Places API (New), and refuses what that would refuse. */
export async function startMaps() {
  const requests: MapsRequest[] = [];
  const state: { mode: MapsMode } = { mode: "answers" };
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    const url = new URL(request.url ?? "/", "http://maps");
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body: unknown = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
    const { method = "", headers } = request;
    requests.push({ method, path: url.pathname, query: Object.fromEntries(url.searchParams), headers, body });
    behave(state.mode, response, () => respond(url.pathname, headers));
  });
  return {
    ...(await listen(server)),
    requests,
    setMode: (mode: MapsMode) => {
      state.mode = mode;
    },
  };
}

function behave(mode: MapsMode, response: ServerResponse, respond: () => [status: number, body: unknown]): void {
  if (mode === "hangs") return;
  if (mode === "stops halfway" || mode === "answers 503 and stops halfway") {
    response.writeHead(mode === "stops halfway" ? 200 : 503, { "Content-Type": "application/json" });
    response.write('{"suggestions":[');
    return;
  }
  if (mode === "answers with HTML") {
    response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Welcome to the hotel's network</h1>");
    return;
  }
  const faults: Partial<Record<MapsMode, [status: number, body: unknown]>> = {
    "answers 503": [503, failure(503, "UNAVAILABLE")],
    "refuses the request": [400, failure(400, "INVALID_ARGUMENT")],
    "finds nothing": [200, {}],
  };
  const [status, body] = faults[mode] ?? respond();
  response.writeHead(status, { "Content-Type": "application/json; charset=UTF-8" }).end(JSON.stringify(body));
}

function respond(path: string, headers: IncomingMessage["headers"]): [status: number, body: unknown] {
  if (headers["x-goog-api-key"] !== "test-key") return [400, failure(400, "INVALID_ARGUMENT", "API_KEY_INVALID")];
  if (!headers["x-goog-fieldmask"]) return [400, failure(400, "INVALID_ARGUMENT")];
  if (path === "/v1/places:autocomplete") return [200, { suggestions: recorded.suggestions }];
  const place = Object.entries(recorded.places).find(([id]) => path === `/v1/places/${id}`)?.[1];
  return place ? [200, place] : [404, failure(404, "NOT_FOUND")];
}

function failure(code: number, status: string, reason?: string) {
  const details = reason && [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason }];
  return { error: { code, message: "The request was refused.", status, ...(details && { details }) } };
}
