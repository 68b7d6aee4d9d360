import { expect, test } from "vitest";
import { bytes } from "#tests/sample-requests/samples.ts";
import { createReceipts } from "#tools/mailbox/receipts.ts";
import { createReadQueue } from "#worker/bodies/read-queue.ts";
import { acceptReceipts } from "#worker/leads/letters/receipts.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import type { LogLine } from "#worker/log.ts";

/** Posts a report that the mail service signed, while the inbox is down, and returns the response and the log. */
async function post(body: string) {
  const service = createReceipts();
  const stream = new ReadableStream({
    type: "bytes",
    start(controller) {
      controller.enqueue(bytes(body));
      controller.close();
    },
  });
  const init = { method: "POST", headers: service.headersFor(body), body: stream, duplex: "half" };
  const lines: LogLine[] = [];
  const response = await acceptReceipts(new Request("https://site.example/api/mail-events", init), {
    receiptKeys: { named: async () => ({ key: service.publicKey }) },
    signatures,
    readQueue: createReadQueue({ permitCount: 1, longestWaitMs: 0, stallMs: 1000, bytesPerSecond: 1000 }),
    isRateLimited: async () => false,
    record: () => Promise.reject(new RangeError("the inbox is down")),
    now: Date.now,
    log: (line) => lines.push(line),
  });
  return { response, lines };
}

const signatures = createSignatures([]);

test("if the inbox can't record a report, the log says so and the mail service is asked to send it again", async () => {
  const campaign = `${signatures.aliasOf(crypto.randomUUID())}.staff`;
  const { response, lines } = await post(JSON.stringify([{ event: "delivered", campaign_id: campaign }]));
  expect(response.status).toBe(503);
  expect(response.headers.get("Retry-After")).toBe("60");
  expect(lines).toMatchObject([{ event: "receipts-failed", kind: "RangeError" }]);
});

test.each([
  ["with other fields", '[{"kind": "delivered"}]'],
  ["that isn’t JSON", "delivered"],
])("a signed report %s is refused, and the log says so", async (_, body) => {
  const { response, lines } = await post(body);
  expect(response.status).toBe(400);
  expect(lines).toEqual([{ event: "receipts-unreadable" }]);
});
