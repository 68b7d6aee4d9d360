import { createServer } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { listen } from "#tools/local/ports-and-shutdown.ts";
import { startMailbox } from "#tools/mailbox/mailbox.ts";
import { createReceipts } from "#tools/mailbox/receipts.ts";

test.each([
  ["abc", 400, { mode: "none" }],
  ["0", 400, { mode: "none" }],
  ["", 303, { mode: "500" }],
  ["3", 303, { mode: "500", times: 3 }],
])("for “%s” calls, the mailbox's form answers %i and the mail service's fault is %j", async (times, status, fault) => {
  const { url, faults, stop } = await startMailbox({ port: 0, key: "" });
  onTestFinished(stop);
  const body = new URLSearchParams({ service: "500", times });
  const response = await fetch(url, { method: "POST", body, redirect: "manual" });
  expect(response.status).toBe(status);
  expect(faults.current()).toEqual(fault);
});

test("a receipt that the site refuses is posted once, and the mailbox prints the status", async () => {
  const printed = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => printed.mockRestore());
  let posts = 0;
  const server = createServer((_, response) => {
    posts += 1;
    response.writeHead(401).end();
  });
  const { url } = await listen(server);
  onTestFinished(() => void server.close());
  const message = { id: "1", receivedAt: "", request_id: "", message_id: "" };
  await createReceipts().send(url, message, ["delivered"]);
  expect(posts).toBe(1);
  expect(printed.mock.calls).toEqual([[`${url} refused a receipt with status 401`]]);
});
