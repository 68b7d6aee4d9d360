import { expect, test } from "vitest";
import { bytes } from "#tests/sample-requests/samples.ts";
import { createBodyMemory } from "#worker/bodies/memory.ts";
import { type BodyLimits, drainBody, readBody } from "#worker/bodies/read-body.ts";

const patient = { bytes: 200_000, deadlineMs: 60_000 };
const length = (body: Uint8Array) => body.length;

/** The text's length where it could be read, otherwise why not. */
function read(request: Request, limits: BodyLimits = patient): Promise<number | string> {
  return readBody(request, limits, length).catch(({ message }: Error) => message);
}

function declared(text: string): Request {
  const headers = { "Content-Length": String(text.length) };
  return new Request("https://site.example/", { method: "POST", body: text, headers });
}

/** The runtime's own bodies are streams of bytes, too. */
function streamed(source: Omit<UnderlyingByteSource, "type">, headers: Record<string, string> = {}): Request {
  const init = { method: "POST", headers, body: new ReadableStream({ ...source, type: "bytes" }), duplex: "half" };
  return new Request("https://site.example/", init);
}

function inPieces(text: string, pieces: number): Request {
  const size = Math.ceil(text.length / pieces);
  return streamed({
    start(controller) {
      for (let at = 0; at < text.length; at += size) controller.enqueue(bytes(text.slice(at, at + size)));
      controller.close();
    },
  });
}

const silent = () => streamed({}, { "Content-Length": "100000" });
const broken = () => streamed({ pull: (controller) => controller.error(new Error("gone")) });
const long = "x".repeat(100_000);

test("a body is read to its limit, whether it says its length or not", async () => {
  const limits = { ...patient, bytes: 1000 };
  const [fits, over] = ["x".repeat(1000), "x".repeat(1001)];
  expect(await Promise.all([declared(fits), declared(over)].map((one) => read(one, limits)))).toEqual([
    1000,
    "too-big",
  ]);
  for (const pieces of [1, 7, 1000])
    expect(await Promise.all([fits, over].map((one) => read(inPieces(one, pieces), limits)))).toEqual([
      1000,
      "too-big",
    ]);
});

test("a body that doesn't arrive in time ends, and so does one that breaks off", async () => {
  expect(await read(silent(), { ...patient, deadlineMs: 10 })).toBe("too-slow");
  expect(await read(broken())).toBe("malformed");
});

test("bodies share a memory: one that finds no room waits, and is told when none comes free", async () => {
  const memory = createBodyMemory({ bytes: 250_000, longestWaitMs: 30, guaranteedMs: 60_000 });
  const limits = { ...patient, memory };
  const ends = Promise.withResolvers<void>();
  const held = [1, 2].map(() => readBody(declared(long), limits, () => ends.promise));
  expect(await read(declared(long), limits)).toBe("busy");
  const waiting = readBody(declared(long), { ...limits, memory }, length);
  ends.resolve();
  await Promise.all(held);
  expect(await waiting).toBe(100_000);
});

test("a body of up to 64 KB never waits for others", async () => {
  const memory = createBodyMemory({ bytes: 100_000, longestWaitMs: 0, guaranteedMs: 60_000 });
  const limits = { ...patient, memory };
  void readBody(declared(long), limits, () => new Promise(() => {}));
  const [short, longer] = ["x".repeat(65_536), "x".repeat(65_537)];
  for (const sent of [declared, (text: string) => inPieces(text, 7)]) {
    expect(await read(sent(longer), limits)).toBe("busy");
    expect(await read(sent(short), limits)).toBe(65_536);
  }
});

test("a body that has had its time gives its memory to one that waits, the oldest first, and no more of them than it takes", async () => {
  const memory = createBodyMemory({ bytes: 250_000, longestWaitMs: 60_000, guaranteedMs: 20 });
  const limits = { bytes: 100_000, deadlineMs: 60_000, memory };
  const ended: string[] = [];
  const begin = (name: string) => void read(silent(), limits).then((how) => ended.push(`${name} ${how}`));
  begin("first");
  begin("second");
  expect(await read(declared(long), limits)).toBe(100_000);
  expect(ended).toEqual(["first too-slow"]);
});

test("of those that wait, the shortest is served first: a crowd of long ones that holds on keeps it waiting for one", async () => {
  const memory = createBodyMemory({ bytes: 100_000, longestWaitMs: 60_000, guaranteedMs: 60_000 });
  const limits = { ...patient, memory };
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

test("memory is free again however a body ends", async () => {
  const memory = createBodyMemory({ bytes: 100_000, longestWaitMs: 0, guaranteedMs: 60_000 });
  const limits = { bytes: 100_000, deadlineMs: 10, memory };
  expect(await read(silent(), limits)).toBe("too-slow");
  expect(await read(broken(), limits)).toBe("malformed");
  await expect(readBody(declared(long), limits, () => Promise.reject(new Error("work")))).rejects.toThrow("work");
  expect(await read(declared(long), limits)).toBe(100_000);
});

test("a body that nobody reads is taken in to its end, unless it is too long or broken", async () => {
  const whole = inPieces("x".repeat(2_000_000), 50);
  await drainBody(whole);
  expect(whole.bodyUsed).toBe(true);
  await drainBody(broken());
  const tooLong = new Request("https://site.example/", {
    method: "POST",
    body: "x",
    headers: { "Content-Length": "99999999" },
  });
  await drainBody(tooLong);
  expect(tooLong.bodyUsed).toBe(false);
});
