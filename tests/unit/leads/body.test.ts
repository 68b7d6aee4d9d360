import { expect, test } from "vitest";
import { maxFileBytes } from "#content/request/limits.ts";
import { assessment } from "#tests/assessment-request.ts";
import { bytes, pdf } from "#tests/sample-files.ts";
import { createBodyBudget } from "#worker/bodies/budget.ts";
import { drainBody, type StreamLimits } from "#worker/bodies/stream.ts";
import { boundaryOf } from "#worker/leads/intake/form.ts";
import { bodyKind, readRequest } from "#worker/leads/intake/read.ts";
import type { Received } from "#worker/leads/intake/received.ts";

const patient = { total: 40_000_000, perNetwork: 40_000_000, patienceMs: 20, slowest: { bytes: 1000, inMs: 5000 } };

async function read(request: Request, budget = patient, limits?: StreamLimits): Promise<Received | string> {
  const kind = bodyKind(request);
  if (!kind) return "unknown";
  const share = createBodyBudget(budget).share("192.0.2.1");
  const received = await readRequest(request, kind, share, limits);
  share.release();
  return received.problem && !received.raw ? received.problem : received;
}

function formRequest(entries: [string, string | File][]): Request {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return new Request("https://site.example/", { method: "POST", body: form });
}

function raw(body: string | Uint8Array<ArrayBuffer>, boundary = "b", pieces = 1): Request {
  const whole = typeof body === "string" ? bytes(body) : body;
  const size = Math.ceil(whole.length / pieces);
  const stream = new ReadableStream({
    start(controller) {
      for (let at = 0; at < whole.length; at += size) controller.enqueue(whole.slice(at, at + size));
      controller.close();
    },
  });
  const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
  return streamed(stream, headers);
}

function streamed(body: ReadableStream, headers: Record<string, string> = {}): Request {
  const init = { method: "POST", body, headers, duplex: "half" };
  return new Request("https://site.example/", init);
}

function part(disposition: string, content: string): string {
  return `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
}

test("a browser's form arrives whole, file included, however it is cut into chunks", async () => {
  const form = formRequest([
    ["name", "Zoë\r\nExample"],
    ["selectedServices", "heat-pump"],
    ["selectedServices", "solar-panels"],
    ["file", new File([pdf("--b\r\n\r\n--b--")], 'my "bill".pdf')],
  ]);
  const type = form.headers.get("Content-Type") ?? "";
  const whole = new Uint8Array(await form.arrayBuffer());
  for (const pieces of [1, 2, 7, 100, whole.length]) {
    const received = await read(raw(whole, boundaryOf(type), pieces));
    expect(received).toEqual({
      raw: { name: "Zoë\r\nExample", selectedServices: ["heat-pump", "solar-panels"] },
      file: { name: 'my "bill".pdf', bytes: pdf("--b\r\n\r\n--b--"), tooBig: false },
    });
  }
});

test("a form without a chosen file has no file", async () => {
  const received = await read(
    formRequest([
      ["name", "Ann"],
      ["file", new File([], "")],
    ]),
  );
  expect(received).toEqual({ raw: { name: "Ann", selectedServices: [] } });
});

test("a file over the limit is dropped, and the fields before it are kept", async () => {
  const big = new File([new Uint8Array(maxFileBytes + 300_000)], "big.pdf");
  const received = await read(
    formRequest([
      ["name", "Ann"],
      ["file", big],
    ]),
  );
  if (typeof received === "string") throw new Error(received);
  expect(received.raw).toEqual({ name: "Ann", selectedServices: [] });
  expect(received.file).toEqual({ name: "", bytes: undefined, tooBig: true });
});

test("text in the file's place is a file that can't be one", async () => {
  expect(await read(formRequest([["file", "C:\\bill.pdf"]]))).toMatchObject({ file: { bytes: undefined } });
});

test.each([
  ["an empty body", ""],
  ["no delimiter", "name=Ann"],
  ["another boundary", "--c\r\nContent-Disposition: form-data; name=a\r\n\r\nx\r\n--c--"],
  ["no end", part("name=a", "x")],
  ["an end cut short", `${part("name=a", "x")}--b-`],
  ["a part without a name", `${part("", "x")}--b--`],
  ["a part without headers", "--b\r\n\r\nx\r\n--b--"],
  ["headers without an end", `--b\r\nContent-Disposition: form-data; name=a\r\nX: ${"y".repeat(10_000)}`],
  ["more parts than any form has", `${part("name=a", "x").repeat(65)}--b--`],
])("a form with %s is refused", async (_, body) => {
  expect(await read(raw(body))).toMatch(/^(malformed|incomplete)$/);
});

test("a delimiter inside a value ends it only behind a line break", async () => {
  const body = `${part("name=message", "a--b b\n--b\r\n-- b")}--b--\r\nepilogue`;
  expect(await read(raw(body))).toMatchObject({ raw: { message: "a--b b\n--b\r\n-- b" } });
});

test.each([
  ['multipart/form-data; boundary="a b"', "a b"],
  ["multipart/form-data; charset=utf-8; boundary=x-1", "x-1"],
  ["multipart/form-data; boundary=", undefined],
  ["multipart/form-data", undefined],
  [`multipart/form-data; boundary=${"x".repeat(71)}`, undefined],
])("the boundary in %s", (type, boundary) => {
  expect(boundaryOf(type)).toBe(boundary);
});

function json(body: string | object, headers = {}): Request {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return new Request("https://site.example/", {
    method: "POST",
    body: text,
    headers: { "Content-Type": "application/json", ...headers },
  });
}

test("the JSON of the specification arrives whole", async () => {
  const file = { name: "bill.pdf", content: Buffer.from(pdf()).toString("base64"), type: "application/pdf" };
  const received = await read(json({ ...assessment(), file, other: 1 }));
  expect(received).toEqual({ raw: assessment(), file: { name: "bill.pdf", bytes: pdf(), tooBig: false } });
  const dataUrl = { ...file, content: `data:application/pdf;base64,${file.content}` };
  expect(await read(json({ file: dataUrl }))).toMatchObject({ file: { bytes: pdf() } });
});

test.each(["file", { name: "x" }, { name: 1, content: {} }, { content: "<not base64>" }, ["x"], 5])(
  "the file %j can't be one",
  async (file) => {
    expect(await read(json({ file }))).toMatchObject({ file: { bytes: undefined } });
  },
);

test.each([
  ["", "malformed"],
  ["null", "malformed"],
  ["[]", "malformed"],
  ['"text"', "malformed"],
  ['{"name":"Ann"', "malformed"],
  ['{"name":"Ann\\"}', "malformed"],
  [`${"[".repeat(1_000_000)}`, "malformed"],
  [`{"a":${"[".repeat(50)}${"]".repeat(50)}}`, "malformed"],
  [`{"a":[${"{},".repeat(3_000_000)}{}]}`, "malformed"],
])("JSON like %.20s is refused", async (body, reason) => {
  expect(await read(json(body))).toBe(reason);
});

test("a body longer than any request is refused, declared or not", async () => {
  expect(await read(json("{}", { "Content-Length": "99999999" }))).toBe("too-big");
  expect(await read(json(JSON.stringify({ message: "x".repeat(15_000_000) })))).toBe("too-big");
});

test("only forms and JSON are read", async () => {
  for (const type of [
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/jsonp",
    "multipart/mixed; boundary=b",
  ])
    expect(await read(json("{}", { "Content-Type": type }))).toBe("unknown");
});

test("a sender who falls silent is told so, one who breaks off too", async () => {
  const limits = { bytes: 1000, silenceMs: 10, wholeMs: 1000 };
  const headers = { "Content-Type": "application/json" };
  const silent = streamed(new ReadableStream(), headers);
  const broken = streamed(new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) }), headers);
  expect(await read(silent, patient, limits)).toBe("too-slow");
  expect(await read(broken, patient, limits)).toBe("incomplete");
});

test("what was typed before a file that found no memory, or broke off, is kept", async () => {
  const fields = part('name="name"', "Ann") + part('name="message"', "Two meters");
  const file = `--b\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\n${"x".repeat(3_000_000)}`;
  const little = { ...patient, total: 500_000, patienceMs: 0 };
  const kept = { raw: { name: "Ann", message: "Two meters" } };
  expect(await read(raw(`${fields}${file}\r\n--b--\r\n`, "b", 20), little)).toMatchObject({ ...kept, problem: "busy" });
  expect(await read(raw(fields + file.slice(0, 500)))).toMatchObject({ ...kept, problem: "incomplete" });
  expect(await read(raw(fields.slice(0, -30)))).toBe("incomplete");
});

test("a body that nobody reads is taken in to its end, unless it is too long, silent or broken", async () => {
  const whole = raw("x".repeat(2_000_000), "b", 50);
  await drainBody(whole);
  expect(whole.bodyUsed).toBe(true);
  await drainBody(streamed(new ReadableStream({ start: (controller) => controller.error(new Error("gone")) })));
  const cancelled = Promise.withResolvers<void>();
  await drainBody(streamed(new ReadableStream({ cancel: () => cancelled.resolve() })));
  await cancelled.promise;
});
