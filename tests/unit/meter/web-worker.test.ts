import { expect, test, vi } from "vitest";
import type { Order } from "#app/meter/web-worker/messages.ts";

test("after an error of ours the page says that it's our mistake, not the visitor's connection", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const port: Partial<MessagePort> = {};
  vi.stubGlobal("addEventListener", (_: string, connect: (event: { data: object }) => void) => connect({ data: port }));
  await import("#app/meter/web-worker/web-worker.ts");
  const report = await new Promise((resolve) => {
    port.postMessage = resolve;
    const order: Order = { type: "read", files: undefined as never };
    port.onmessage?.call(port as MessagePort, new MessageEvent("message", { data: order }));
  });
  expect(report).toEqual({ type: "refused", outcome: "reader-failed" });
});
