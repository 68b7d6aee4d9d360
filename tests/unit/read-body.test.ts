import { afterEach, expect, test, vi } from "vitest";
import { bytes } from "#tests/sample-requests/samples.ts";
import { type BodyLimits, drainBody, readBody } from "#worker/bodies/read-body.ts";
import { createReadQueue } from "#worker/bodies/read-queue.ts";

const patientLimits = { bytes: 200_000, deadlineMs: 60_000 };
const lengthOf = (body: Uint8Array) => body.length;

/** The text's length if it could be read, otherwise why not. */
function readLength(request: Request, limits: BodyLimits = patientLimits): Promise<number | string> {
  return readBody(request, limits, lengthOf).catch(({ message }: Error) => message);
}

function withLength(text: string): Request {
  const headers = { "Content-Length": String(text.length) };
  return new Request("https://site.example/", { method: "POST", body: text, headers });
}

/** A body as a byte stream, like the runtime's. */
function streamedRequest(source: Omit<UnderlyingByteSource, "type">, headers: Record<string, string> = {}): Request {
  const init = { method: "POST", headers, body: new ReadableStream({ ...source, type: "bytes" }), duplex: "half" };
  return new Request("https://site.example/", init);
}

function inPieces(text: string, pieces: number): Request {
  const size = Math.ceil(text.length / pieces);
  return streamedRequest({
    start(controller) {
      for (let start = 0; start < text.length; start += size)
        controller.enqueue(bytes(text.slice(start, start + size)));
      controller.close();
    },
  });
}

/** A body that is made while it is read, and how much of it hasn't been read. */
function unreadRequest(size: number) {
  let unreadBytes = size;
  const request = streamedRequest({
    pull(controller) {
      const length = Math.min(40_000, unreadBytes);
      unreadBytes -= length;
      controller.enqueue(bytes("x".repeat(length)));
      if (unreadBytes === 0) controller.close();
    },
  });
  return { request, unreadBytes: () => unreadBytes };
}

const silentRequest = () => streamedRequest({}, { "Content-Length": "100000" });
const brokenRequest = () => streamedRequest({ pull: (controller) => controller.error(new Error("gone")) });
const longBody = "x".repeat(100_000);

afterEach(() => void vi.useRealTimers());

test("a body is read up to the limit, with or without a Content-Length", async () => {
  const limits = { ...patientLimits, bytes: 1000 };
  const [fittingBody, tooLongBody] = ["x".repeat(1000), "x".repeat(1001)];
  expect(await readLength(withLength(fittingBody), limits)).toBe(1000);
  expect(await readLength(withLength(tooLongBody), limits)).toBe("too-big");
  for (const pieceCount of [1, 7, 1000]) {
    expect(await readLength(inPieces(fittingBody, pieceCount), limits)).toBe(1000);
    expect(await readLength(inPieces(tooLongBody, pieceCount), limits)).toBe("too-big");
  }
});

test("a body that hasn't arrived by its deadline is refused", async () => {
  vi.useFakeTimers();
  const slowResult = readLength(silentRequest());
  let hasEnded = false;
  void slowResult.then(() => {
    hasEnded = true;
  });
  await vi.advanceTimersByTimeAsync(patientLimits.deadlineMs - 1);
  expect(hasEnded, "before the deadline").toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await slowResult).toBe("too-slow");
});

test("a body that breaks off is refused", async () => {
  expect(await readLength(brokenRequest())).toBe("malformed");
});

/** Limits that let nobody wait or stall for long, unless a test sets others. */
function queueWith(options: Partial<Parameters<typeof createReadQueue>[0]> = {}) {
  return createReadQueue({ permitCount: 1, longestWaitMs: 0, stallMs: 60_000, bytesPerSecond: 1000, ...options });
}

test("only a few long bodies are read at once: the next one waits, or is refused if no permit frees up", async () => {
  vi.useFakeTimers();
  const limits = { ...patientLimits, readQueue: queueWith({ permitCount: 2, longestWaitMs: 5000 }) };
  const workEnds = Promise.withResolvers<void>();
  const heldReads = [1, 2].map(() => readBody(withLength(longBody), limits, () => workEnds.promise));
  const refusedResult = readLength(withLength(longBody), limits);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await refusedResult).toBe("busy");
  const waitingResult = readBody(withLength(longBody), limits, lengthOf);
  workEnds.resolve();
  await Promise.all(heldReads);
  await vi.advanceTimersByTimeAsync(100);
  expect(await waitingResult).toBe(100_000);
});

test("a body of up to 64 KB never waits for a permit", async () => {
  const limits = { ...patientLimits, readQueue: queueWith() };
  void readBody(withLength(longBody), limits, () => new Promise(() => {}));
  const [shortBody, longerBody] = ["x".repeat(65_536), "x".repeat(65_538)];
  for (const requestWith of [withLength, (text: string) => inPieces(text, 7)]) {
    expect(await readLength(requestWith(longerBody), limits)).toBe("busy");
    expect(await readLength(requestWith(shortBody), limits)).toBe(65_536);
  }
});

/** A body of 100,000 bytes, of which 70,000 come at once and the rest at this rate. */
function arrivingAt(bytesPerSecond: number): Request {
  let sentBytes = 70_000;
  return streamedRequest(
    {
      start: (controller) => controller.enqueue(bytes("x".repeat(sentBytes))),
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        const length = Math.min(bytesPerSecond, 100_000 - sentBytes);
        sentBytes += length;
        controller.enqueue(bytes("x".repeat(length)));
        if (sentBytes === 100_000) controller.close();
      },
    },
    { "Content-Length": "100000" },
  );
}

test("when another body waits, the slowest of the stalled ones is cut off, but never one that keeps arriving", async () => {
  vi.useFakeTimers();
  const readQueue = queueWith({ permitCount: 3, longestWaitMs: 20_000, stallMs: 5000, bytesPerSecond: 1000 });
  const limits = { ...patientLimits, readQueue };
  const resultTexts: string[] = [];
  const startMs = Date.now();
  const begin = (name: string, request: Request) =>
    readLength(request, limits).then((outcome) => resultTexts.push(`${name} ${outcome}, ${Date.now() - startMs} ms`));
  void begin("steady", arrivingAt(1700));
  void begin("slowest", arrivingAt(20));
  void begin("slow", arrivingAt(30));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(resultTexts, "before another body waits").toEqual([]);
  void begin("waiting", withLength(longBody));
  // At 1,700 bytes a second the last 30,000 bytes of the steady body take 18 seconds.
  await vi.advanceTimersByTimeAsync(8000);
  expect(resultTexts).toEqual(["slowest too-slow, 10000 ms", "waiting 100000, 10000 ms", "steady 100000, 18000 ms"]);
});

test("a complete body is never cut off, however long its handler takes", async () => {
  vi.useFakeTimers();
  const limits = { ...patientLimits, readQueue: queueWith({ longestWaitMs: 20_000, stallMs: 5000 }) };
  const workEnds = Promise.withResolvers<number>();
  const heldRead = readBody(withLength(longBody), limits, () => workEnds.promise);
  const waitingResult = readLength(withLength(longBody), limits);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await waitingResult).toBe("busy");
  workEnds.resolve(1);
  expect(await heldRead).toBe(1);
});

test("the shortest waiting body is read next", async () => {
  const limits = { ...patientLimits, readQueue: queueWith({ longestWaitMs: 60_000 }) };
  const workEnds = Promise.withResolvers<void>();
  const servedBytes: number[] = [];
  const heldRead = readBody(withLength(longBody), limits, () => workEnds.promise);
  const waitingReads = [100_000, 90_000, 80_000].map((size) =>
    readBody(withLength("x".repeat(size)), limits, ({ length }) => servedBytes.push(length)),
  );
  workEnds.resolve();
  await Promise.all([heldRead, ...waitingReads]);
  expect(servedBytes).toEqual([80_000, 90_000, 100_000]);
});

test("a permit is released however its body ends", async () => {
  vi.useFakeTimers();
  const limits = { ...patientLimits, readQueue: queueWith() };
  const slowResult = readLength(arrivingAt(1), limits);
  await vi.advanceTimersByTimeAsync(patientLimits.deadlineMs);
  expect(await slowResult).toBe("too-slow");
  expect(await readLength(brokenRequest(), limits)).toBe("malformed");
  await expect(readBody(withLength(longBody), limits, () => Promise.reject(new Error("work")))).rejects.toThrow("work");
  expect(await readLength(withLength(longBody), limits)).toBe(100_000);
});

test("a body that found no permit is drained, so that its sender sees the response", async () => {
  const limits = { ...patientLimits, readQueue: queueWith() };
  void readBody(withLength(longBody), limits, () => new Promise(() => {}));
  const { request, unreadBytes } = unreadRequest(150_000);
  expect(await readLength(request, limits)).toBe("busy");
  expect(unreadBytes()).toBeGreaterThan(0);
  await drainBody(request);
  expect(unreadBytes()).toBe(0);
});

test("an unread body is drained to its end", async () => {
  const { request, unreadBytes } = unreadRequest(2_000_000);
  await drainBody(request);
  expect(unreadBytes()).toBe(0);
});

test("draining a body that breaks off doesn't throw", async () => {
  await expect(drainBody(brokenRequest())).resolves.toBeUndefined();
});

test("a body that is declared too long isn't drained", async () => {
  const tooLong = new Request("https://site.example/", {
    method: "POST",
    body: "x",
    headers: { "Content-Length": "99999999" },
  });
  await drainBody(tooLong);
  expect(tooLong.bodyUsed).toBe(false);
});
