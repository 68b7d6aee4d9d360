import { afterEach, expect, test, vi } from "vitest";
import { bytes } from "#tests/sample-requests/samples.ts";
import { type BodyLimits, drainBody, readBody } from "#worker/bodies/read-body.ts";
import { createReadQueue } from "#worker/bodies/read-queue.ts";

const patient = { bytes: 200_000, deadlineMs: 60_000 };
const length = (body: Uint8Array) => body.length;

/** The text's length if it could be read, otherwise why not. */
function read(request: Request, limits: BodyLimits = patient): Promise<number | string> {
  return readBody(request, limits, length).catch(({ message }: Error) => message);
}

function declared(text: string): Request {
  const headers = { "Content-Length": String(text.length) };
  return new Request("https://site.example/", { method: "POST", body: text, headers });
}

/** A body as a byte stream, like the runtime's. */
function streamed(source: Omit<UnderlyingByteSource, "type">, headers: Record<string, string> = {}): Request {
  const init = { method: "POST", headers, body: new ReadableStream({ ...source, type: "bytes" }), duplex: "half" };
  return new Request("https://site.example/", init);
}

function inPieces(text: string, pieces: number): Request {
  const size = Math.ceil(text.length / pieces);
  return streamed({
    start(controller) {
      for (let start = 0; start < text.length; start += size)
        controller.enqueue(bytes(text.slice(start, start + size)));
      controller.close();
    },
  });
}

const silent = () => streamed({}, { "Content-Length": "100000" });
const broken = () => streamed({ pull: (controller) => controller.error(new Error("gone")) });
const long = "x".repeat(100_000);

afterEach(() => void vi.useRealTimers());

test("a body is read up to the limit, with or without a Content-Length", async () => {
  const limits = { ...patient, bytes: 1000 };
  const [fits, over] = ["x".repeat(1000), "x".repeat(1001)];
  expect(await read(declared(fits), limits)).toBe(1000);
  expect(await read(declared(over), limits)).toBe("too-big");
  for (const pieces of [1, 7, 1000]) {
    expect(await read(inPieces(fits, pieces), limits)).toBe(1000);
    expect(await read(inPieces(over, pieces), limits)).toBe("too-big");
  }
});

test("a body that hasn't arrived by its deadline is refused", async () => {
  vi.useFakeTimers();
  const slow = read(silent());
  await vi.advanceTimersByTimeAsync(patient.deadlineMs);
  expect(await slow).toBe("too-slow");
});

test("a body that breaks off is refused", async () => {
  expect(await read(broken())).toBe("malformed");
});

/** Limits that let nobody wait or stall for long, unless a test sets others. */
function queueWith(options: Partial<Parameters<typeof createReadQueue>[0]> = {}) {
  return createReadQueue({ count: 1, longestWaitMs: 0, stallMs: 60_000, bytesPerSecond: 1000, ...options });
}

test("only a few long bodies are read at once: the next one waits, or is refused if no permit frees up", async () => {
  vi.useFakeTimers();
  const limits = { ...patient, readQueue: queueWith({ count: 2, longestWaitMs: 5000 }) };
  const ends = Promise.withResolvers<void>();
  const held = [1, 2].map(() => readBody(declared(long), limits, () => ends.promise));
  const refused = read(declared(long), limits);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await refused).toBe("busy");
  const waiting = readBody(declared(long), limits, length);
  ends.resolve();
  await Promise.all(held);
  await vi.advanceTimersByTimeAsync(100);
  expect(await waiting).toBe(100_000);
});

test("a body of up to 64 KB never waits for a permit", async () => {
  const limits = { ...patient, readQueue: queueWith() };
  void readBody(declared(long), limits, () => new Promise(() => {}));
  const [short, longer] = ["x".repeat(65_536), "x".repeat(65_538)];
  for (const sent of [declared, (text: string) => inPieces(text, 7)]) {
    expect(await read(sent(longer), limits)).toBe("busy");
    expect(await read(sent(short), limits)).toBe(65_536);
  }
});

/** A body of 100,000 bytes, of which 70,000 come at once and the rest at this rate. */
function arrivingAt(bytesPerSecond: number): Request {
  let sent = 70_000;
  return streamed(
    {
      start: (controller) => controller.enqueue(bytes("x".repeat(sent))),
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        const length = Math.min(bytesPerSecond, 100_000 - sent);
        sent += length;
        controller.enqueue(bytes("x".repeat(length)));
        if (sent === 100_000) controller.close();
      },
    },
    { "Content-Length": "100000" },
  );
}

test("when another body waits, the slowest of the stalled ones is cut off, but never one that keeps arriving", async () => {
  vi.useFakeTimers();
  const readQueue = queueWith({ count: 3, longestWaitMs: 20_000, stallMs: 5000, bytesPerSecond: 1000 });
  const limits = { ...patient, readQueue };
  const results: string[] = [];
  const start = Date.now();
  const begin = (name: string, request: Request) =>
    read(request, limits).then((outcome) => results.push(`${name} ${outcome}, ${Date.now() - start} ms`));
  void begin("steady", arrivingAt(1700));
  void begin("slowest", arrivingAt(20));
  void begin("slow", arrivingAt(30));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(results, "before another body waits").toEqual([]);
  void begin("waiting", declared(long));
  await vi.advanceTimersByTimeAsync(8000);
  expect(results).toEqual(["slowest too-slow, 10000 ms", "waiting 100000, 10000 ms", "steady 100000, 18000 ms"]);
});

test("a complete body is never cut off, however long its handler takes", async () => {
  vi.useFakeTimers();
  const limits = { ...patient, readQueue: queueWith({ longestWaitMs: 20_000, stallMs: 5000 }) };
  const ends = Promise.withResolvers<number>();
  const held = readBody(declared(long), limits, () => ends.promise);
  const waiting = read(declared(long), limits);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await waiting).toBe("busy");
  ends.resolve(1);
  expect(await held).toBe(1);
});

test("the shortest waiting body is read next", async () => {
  const limits = { ...patient, readQueue: queueWith({ longestWaitMs: 60_000 }) };
  const ends = Promise.withResolvers<void>();
  const served: number[] = [];
  const held = readBody(declared(long), limits, () => ends.promise);
  const crowd = [100_000, 90_000, 80_000].map((size) =>
    readBody(declared("x".repeat(size)), limits, ({ length }) => served.push(length)),
  );
  ends.resolve();
  await Promise.all([held, ...crowd]);
  expect(served).toEqual([80_000, 90_000, 100_000]);
});

test("a permit is released however its body ends", async () => {
  vi.useFakeTimers();
  const limits = { ...patient, readQueue: queueWith() };
  const slow = read(arrivingAt(1), limits);
  await vi.advanceTimersByTimeAsync(patient.deadlineMs);
  expect(await slow).toBe("too-slow");
  expect(await read(broken(), limits)).toBe("malformed");
  await expect(readBody(declared(long), limits, () => Promise.reject(new Error("work")))).rejects.toThrow("work");
  expect(await read(declared(long), limits)).toBe(100_000);
});

test("a body that found no permit is drained, so that its sender sees the response", async () => {
  const limits = { ...patient, readQueue: queueWith() };
  void readBody(declared(long), limits, () => new Promise(() => {}));
  const refused = inPieces("x".repeat(150_000), 10);
  expect(await read(refused, limits)).toBe("busy");
  await drainBody(refused);
  expect(await refused.body?.getReader().read()).toMatchObject({ done: true });
});

test("an unread body is drained to its end", async () => {
  const whole = inPieces("x".repeat(2_000_000), 50);
  await drainBody(whole);
  expect(whole.bodyUsed).toBe(true);
});

test("draining a body that breaks off doesn't throw", async () => {
  await expect(drainBody(broken())).resolves.toBeUndefined();
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
