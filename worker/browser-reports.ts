import { Hono } from "hono/tiny";
import * as z from "zod/mini";
import { readBody } from "./bodies/read-body.ts";
import { UnreadableBody } from "./bodies/unreadable.ts";
import { cache } from "./headers.ts";
import { isOverLimit } from "./limits.ts";
import type { Log } from "./log.ts";

interface BrowserReportsOptions {
  log: Log;
  limit: RateLimit;
  /** Where figures are aggregated. Without it they are log lines. */
  dataset: AnalyticsEngineDataset | undefined;
  patternOf(path: string): string | undefined;
}

/** How many reports of one post are logged. */
const maxReports = 10;

const bodyLimits = { bytes: 8192, deadlineMs: 60_000 };

const vitalsSchema = z.object({
  path: z.string().check(z.maxLength(200)),
  connection: z._default(z.enum(["slow-2g", "2g", "3g", "4g", "unknown"]), "unknown"),
  ttfb: numberUpTo(60_000),
  lcp: z.optional(numberUpTo(120_000)),
  inp: z.optional(numberUpTo(60_000)),
  cls: z.optional(numberUpTo(100)),
});

function numberUpTo(max: number) {
  return z.number().check(z.gte(0), z.lte(max));
}

/** Receives browsers' reports of page speed and of blocked content. Stores no IP address and no identifier. */
export function browserReportRoutes({ log, limit, dataset, patternOf }: BrowserReportsOptions) {
  const app = new Hono();

  app.post("/vitals", async (c) => {
    const body = await readJson(c.req.raw);
    const vitals = vitalsSchema.safeParse(body);
    if (!vitals.success) return c.body(null, 204);
    const { path, connection, ttfb, lcp, inp, cls } = vitals.data;
    const route = patternOf(path) ?? "not found";
    if (dataset) {
      // -1 means that the browser didn't send this figure.
      dataset.writeDataPoint({
        indexes: [route],
        blobs: [route, connection],
        doubles: [ttfb, lcp ?? -1, inp ?? -1, cls ?? -1],
      });
    } else log({ event: "vitals", route, connection, ttfb, lcp, inp, cls });
    return c.body(null, 204);
  });

  app.post("/reports", async (c) => {
    const body = await readJson(c.req.raw);
    for (const report of reportsIn(body).slice(0, maxReports)) log({ event: "report", ...report });
    return c.body(null, 204);
  });

  /** Undefined if the browser asks for privacy, its network sends too much, or the body can't be read. */
  async function readJson(request: Request): Promise<unknown> {
    if (request.headers.get("Sec-GPC") === "1" || (await isOverLimit(limit, request, log))) return undefined;
    try {
      return await readBody(request, bodyLimits, (body): unknown => JSON.parse(new TextDecoder().decode(body)));
    } catch (error) {
      // A report that can't be read is dropped: no browser sends it again.
      if (error instanceof UnreadableBody || error instanceof SyntaxError) return undefined;
      throw error;
    }
  }

  function reportsIn(body: unknown) {
    const list = Array.isArray(body) ? body : [body];
    return list.flatMap((report: unknown) => {
      if (typeof report !== "object" || report === null) return [];
      const details: unknown = Reflect.get(report, "body") ?? Reflect.get(report, "csp-report");
      if (typeof details !== "object" || details === null) return [];
      return [
        {
          kind: keywordIn(Reflect.get(report, "type") ?? "csp-violation"),
          directive: keywordIn(
            Reflect.get(details, "effectiveDirective") ?? Reflect.get(details, "violated-directive"),
          ),
          blocked: originOf(Reflect.get(details, "blockedURL") ?? Reflect.get(details, "blocked-uri")),
          route:
            patternOf(pathOf(Reflect.get(details, "documentURL") ?? Reflect.get(details, "document-uri"))) ??
            "not found",
        },
      ];
    });
  }

  for (const path of ["/vitals", "/reports"])
    app.all(path, (c) =>
      c.json({ error: "This URL accepts only POST." }, 405, { Allow: "POST", "Cache-Control": cache.never }),
    );
  return app;
}

/** A keyword such as "style-src". Anything else becomes empty, because strangers can send reports too. */
function keywordIn(value: unknown): string {
  return typeof value === "string" && /^[a-z-]{1,40}$/.test(value) ? value : "";
}

/** Only the origin: the rest of the URL may hold personal data. */
function originOf(url: unknown): string {
  if (typeof url !== "string") return "";
  return URL.canParse(url) ? new URL(url).origin.slice(0, 100) : keywordIn(url);
}

function pathOf(value: unknown): string {
  return typeof value === "string" && URL.canParse(value) ? new URL(value).pathname : "";
}
