import { expect, test } from "vitest";
import { bytes, minimalRequest, pdf, smallJpeg } from "#tests/sample-requests/samples.ts";
import { createReadQueue } from "#worker/bodies/read-queue.ts";
import { type ReceivedPost, receive, receivedForm, receivedJson } from "#worker/leads/intake/receive.ts";

function formPart(disposition: string, content: string): string {
  return `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
}

/** Bodies that aren't valid forms. */
const brokenForms: readonly (readonly [what: string, body: string])[] = [
  ["an empty body", ""],
  ["no delimiter", "name=Ann"],
  ["another boundary", "--c\r\nContent-Disposition: form-data; name=a\r\n\r\nx\r\n--c--"],
  ["no end", formPart("name=a", "x")],
  ["an end cut short", `${formPart("name=a", "x")}--b-`],
  ["a part without a name", `${formPart("", "x")}--b--`],
  ["a part without headers", "--b\r\n\r\nx\r\n--b--"],
  ["headers without an end", `--b\r\nContent-Disposition: form-data; name=a\r\nX: ${"y".repeat(10_000)}`],
  ["more parts than any form has", `${formPart("name=a", "x").repeat(65)}--b--`],
];

function readForm(body: string, type = "multipart/form-data; boundary=b"): ReceivedPost {
  return receivedForm(bytes(body), type);
}

function readJson(body: string | object): ReceivedPost {
  return receivedJson(bytes(typeof body === "string" ? body : JSON.stringify(body)));
}

async function browserForm(entries: [string, string | File][]): Promise<ReceivedPost> {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const request = new Request("https://site.example/", { method: "POST", body: form });
  return receivedForm(new Uint8Array(await request.arrayBuffer()), request.headers.get("Content-Type") ?? "");
}

test("a browser's form arrives whole, files included", async () => {
  const receivedRequest = await browserForm([
    ["name", "Zoë\r\nExample"],
    ["selectedServices", "heat-pump"],
    ["selectedServices", "solar-panels"],
    ["file", new File([pdf("--b\r\n\r\n--b--")], "bill.pdf")],
    ["file", new File([smallJpeg], "tank.jpg")],
  ]);
  expect(receivedRequest).toEqual({
    raw: { name: "Zoë\r\nExample", selectedServices: ["heat-pump", "solar-panels"] },
    files: [
      { name: "bill.pdf", bytes: pdf("--b\r\n\r\n--b--") },
      { name: "tank.jpg", bytes: smallJpeg },
    ],
  });
});

test("an empty file field means no file", async () => {
  expect(await browserForm([["file", new File([], "")]])).toEqual({ raw: { selectedServices: [] } });
});

test("text in the file field counts as an unreadable file", async () => {
  expect(await browserForm([["file", "C:\\bill.pdf"]])).toMatchObject({ files: [{ bytes: undefined }] });
});

test.each(brokenForms)("a form with %s is refused", (_, body) => {
  expect(() => readForm(body)).toThrow("malformed");
});

test("a delimiter ends a value only after CRLF, not within a line or after a bare line feed", () => {
  const body = `${formPart("name=message", "a--b b\n--b\r\n-- b")}--b--\r\nepilogue`;
  expect(readForm(body)).toMatchObject({ raw: { message: "a--b b\n--b\r\n-- b" } });
});

test("the boundary is read if it is quoted, and if it follows another parameter", () => {
  const read = (type: string) =>
    readForm(`${formPart("name=name", "Ann")}--b--`, `multipart/form-data${type}`).raw.name;
  for (const type of ['; boundary="b"', "; charset=utf-8; boundary=b"]) expect(read(type)).toBe("Ann");
});

test.each(["multipart/form-data; boundary=", "multipart/form-data"])(
  "a form sent as “%s”, without a boundary, is refused",
  (type) => {
    expect(() => readForm(`${formPart("name=name", "Ann")}--b--`, type)).toThrow("malformed");
  },
);

const fields = formPart('name="name"', "Ann") + formPart('name="message"', "Two meters");

test("a form that breaks off in its file is kept if all its text had arrived", () => {
  const file = '--b\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\nxxx';
  expect(readForm(fields + file)).toMatchObject({ isTruncated: true, raw: { name: "Ann", message: "Two meters" } });
});

test("a form that breaks off in its text is refused", () => {
  expect(() => readForm(fields.slice(0, -30))).toThrow("malformed");
});

test.each([undefined, null, ""])("JSON whose file is %j is read without a file, and without unknown fields", (file) => {
  expect(readJson({ ...minimalRequest(), file, other: 1 })).toEqual({ raw: minimalRequest() });
});

test.each(["file", { name: "x", content: "eA==" }, ["x"], 5])(
  "the file %j in JSON counts as an unreadable file",
  (file) => {
    expect(readJson({ file })).toMatchObject({ files: [{ bytes: undefined }] });
  },
);

const notJson = ["", "null", "[]", '"text"', '{"name":"Ann"', '{"name":"Ann\\"}', "[".repeat(60_000)];

test.each(notJson.map((body) => [body.slice(0, 20), body] as const))(
  "the body %j is refused, because it isn't a JSON object",
  (_, body) => {
    expect(() => readJson(body)).toThrow("malformed");
  },
);

test.each([
  ["JSON that breaks off", '{"name": "Ann", }', expect.stringContaining("in JSON at position 16")],
  ["JSON that isn't an object", "[]", "The body must be one JSON object."],
])("the response to %s says what is wrong, and where", async (_, body, hint) => {
  const headers = { "Content-Type": "application/json" };
  const request = new Request("https://site.example/api/requests", { method: "POST", headers, body });
  const readQueue = createReadQueue({ permitCount: 1, longestWaitMs: 0, stallMs: 1000, bytesPerSecond: 1000 });
  const decide = () => expect.unreachable("the body was accepted");
  expect(await receive(request, { readQueue, isRateLimited: async () => false }, decide)).toMatchObject({
    status: 400,
    hint,
  });
});
