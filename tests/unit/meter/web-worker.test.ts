import { afterEach, expect, test, vi } from "vitest";
import type { Command, Report } from "#app/meter/web-worker/messages.ts";
import { sampleBytes } from "#tests/sample-meter-files/samples.ts";

const engine = "#app/meter/web-worker/compute.ts";

afterEach(() => {
  vi.doUnmock(engine);
  vi.resetModules();
});

test("an error of ours while a file is read is reported as ours, not as a lost connection", async () => {
  const { send, reports } = await webWorker();
  send({ type: "read", files: undefined as never });
  await expect.poll(() => reports).toEqual([{ type: "refused", reason: "reader-failed" }]);
});

test("a bug in the summary and the what-if is reported, and leaves the report on the file", async () => {
  const { send, reports } = await webWorker();
  send({ type: "read", files: [new Blob([sampleBytes("12-saved-by-spreadsheet.csv")])] });
  await expect.poll(() => reports).toEqual([expect.objectContaining({ type: "read" }), { type: "summary-failed" }]);
  send({ type: "what-if", input: {} as never });
  await expect.poll(() => reports.slice(2)).toEqual([{ type: "what-if-failed", failure: "our-error" }]);
});

/** A web worker whose energy engine has a bug. */
async function webWorker() {
  vi.resetModules();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.doMock(engine, () => ({ summaryOfYear: ourBug, computeWhatIf: ourBug }));
  const reports: Report[] = [];
  const port: Partial<MessagePort> = { postMessage: (report: Report) => reports.push(report) };
  vi.stubGlobal("addEventListener", (_: string, connect: (event: { data: object }) => void) => connect({ data: port }));
  await import("#app/meter/web-worker/web-worker.ts");
  const send = (data: Command) => port.onmessage?.call(port as MessagePort, new MessageEvent("message", { data }));
  return { send, reports };
}

function ourBug(): never {
  throw new TypeError("our bug");
}
