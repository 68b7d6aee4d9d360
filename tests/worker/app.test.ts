import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { sharedSite } from "#tests/running-site/lead-site.ts";
import { createApp } from "#worker/app.ts";
import { createLeads } from "#worker/leads/leads.ts";
import type { LogLine } from "#worker/log.ts";

const site = await sharedSite();
const now = () => new Date();

test("an unexpected error is answered in a plain sentence with the phone number, and logged without its message", async () => {
  const env = await site.bindings();
  const lines: LogLine[] = [];
  const fail = () => Promise.reject(new RangeError("held Xanthippe's address"));
  // "then" is what `await` looks for. isHealthLink() decides only what /api/health shows.
  const leads = new Proxy(createLeads({ env, now, log: () => {} }), {
    get: (whole, name) => (["then", "isHealthLink"].includes(String(name)) ? Reflect.get(whole, name) : fail),
  });
  const app = createApp({
    env,
    now,
    log: (line) => lines.push(line),
    pages: () => ({ fetch: fail }),
    leads: async () => leads,
  });
  const failingRoutes = [
    ["/api/health", "GET"],
    ["/api/assessment", "POST"],
    ["/api/mail-events", "POST"],
    ["/uploads/x", "GET"],
  ] as const;
  for (const [path, method] of failingRoutes) {
    const response = await app.fetch(new Request(site.url + path, { method }));
    expect(response.status, path).toBe(500);
    expect(await response.text(), path).toContain(business.phone.display);
    expect(response.headers.get("X-Content-Type-Options"), path).toBe("nosniff");
  }
  expect(lines.filter(({ event, kind }) => event === "request-failed" && kind === "RangeError")).toHaveLength(
    failingRoutes.length,
  );
  expect(JSON.stringify(lines)).not.toContain("Xanthippe");
});

test.each([
  ["/faq", 405],
  ["/api/nothing", 404],
  ["/api/assessment", 415],
  ["/uploads/x", 405],
])("a body that isn't read, posted to %s, is drained before the response (%i)", async (path, status) => {
  const env = await site.bindings();
  const log = () => {};
  const app = createApp({ env, now, log, pages: () => env.ASSETS, leads: async () => createLeads({ env, now, log }) });
  let chunkCount = 0;
  const body = new ReadableStream({
    type: "bytes",
    pull(controller) {
      chunkCount += 1;
      if (chunkCount < 20) return controller.enqueue(new Uint8Array(100_000));
      controller.close();
      controller.byobRequest?.respond(0);
    },
  });
  const init = { method: "POST", body, headers: { "Content-Type": "text/plain" }, duplex: "half" };
  expect((await app.fetch(new Request(site.url + path, init))).status).toBe(status);
  expect(chunkCount).toBe(20);
});
