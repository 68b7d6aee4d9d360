import { createServer } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { createReceiptKeys } from "#worker/leads/letters/receipt-keys.ts";
import { readSettings } from "#worker/leads/settings.ts";
import { takeLog } from "./inbox/runtime.ts";

/** Starts a key service that knows one key and can be made to hang. */
async function startService() {
  const service = { hangs: false, calls: 0, url: "" };
  const server = createServer((request, response) => {
    service.calls += 1;
    if (service.hangs) return;
    const id = new URL(request.url ?? "/", "http://x").searchParams.get("id");
    response.writeHead(id === "real" ? 200 : 404, { "Content-Type": "application/json" });
    response.end(JSON.stringify(id === "real" ? { id, key: "public" } : { message: "No such key." }));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  service.url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  onTestFinished(() => server.close().closeAllConnections());
  return service;
}

test("made-up key names don't block anyone else's reports, and cause few lookups", async () => {
  const service = await startService();
  const keys = createReceiptKeys({ receiptKey: undefined, key: "k", url: service.url }, Date.now);
  for (let count = 0; count < 20; count++) await keys.named(`made-up-${count}`, "192.0.2.1");
  expect(service.calls, "as many as one network may look up in a minute").toBe(2);
  expect(await keys.named("real", "198.51.100.1")).toEqual({ key: "public" });
  for (let count = 0; count < 20; count++) await keys.named("real", "192.0.2.1");
  expect(service.calls, "a key is looked up once").toBe(3);
});

test("a configured key is used whatever key a report names", async () => {
  const configured = createReceiptKeys(readSettings({ MAIL_RECEIPT_KEY: "ours" }).mail, Date.now);
  expect(await configured.named("made-up", "192.0.2.1")).toEqual({ key: "ours" });
});

test("a key service that hangs doesn't block reports, is logged, and is asked again", async () => {
  const lines = takeLog();
  const service = await startService();
  service.hangs = true;
  const keys = createReceiptKeys({ receiptKey: undefined, key: "k", url: service.url }, Date.now);
  using deadline = vi.spyOn(AbortSignal, "timeout");
  const hanging = new AbortController();
  deadline.mockReturnValueOnce(hanging.signal);
  const hangingLookup = keys.named("real", "192.0.2.1");
  await expect.poll(() => service.calls, { message: "the service is asked" }).toBe(1);
  hanging.abort(new DOMException("the deadline", "TimeoutError"));
  expect(await hangingLookup).toBe("later");
  expect(deadline).toHaveBeenCalledExactlyOnceWith(5000);
  // Neither the service's words are logged, nor the key's name, which a stranger may have sent.
  expect(lines).toEqual([{ event: "receipt-key-failed" }]);
  service.hangs = false;
  expect(await keys.named("real", "192.0.2.1")).toEqual({ key: "public" });
});
