import { expect, test } from "vitest";
import { assessment } from "#tests/request/assessment.ts";
import { bytes, pdf } from "#tests/request/sample-files.ts";
import { type Received, receivedForm, receivedJson } from "#worker/leads/intake/receive.ts";

/** What was received, or why nothing was. */
function readForm(body: string, type = "multipart/form-data; boundary=b"): Received | string {
  return orReason(() => receivedForm(bytes(body), type));
}

function readJson(body: string | object): Received | string {
  return orReason(() => receivedJson(bytes(typeof body === "string" ? body : JSON.stringify(body))));
}

function orReason(read: () => Received): Received | string {
  try {
    return read();
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}

async function browserForm(entries: [string, string | File][]): Promise<Received> {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const request = new Request("https://site.example/", { method: "POST", body: form });
  return receivedForm(new Uint8Array(await request.arrayBuffer()), request.headers.get("Content-Type") ?? "");
}

function part(disposition: string, content: string): string {
  return `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
}

test("a browser's form arrives whole, file included", async () => {
  const received = await browserForm([
    ["name", "Zoë\r\nExample"],
    ["selectedServices", "heat-pump"],
    ["selectedServices", "solar-panels"],
    ["file", new File([pdf("--b\r\n\r\n--b--")], "bill.pdf")],
  ]);
  expect(received).toEqual({
    raw: { name: "Zoë\r\nExample", selectedServices: ["heat-pump", "solar-panels"] },
    file: { name: "bill.pdf", bytes: pdf("--b\r\n\r\n--b--") },
  });
});

test("a form without a chosen file has no file", async () => {
  const entries: [string, string | File][] = [
    ["name", "Ann"],
    ["file", new File([], "")],
  ];
  expect(await browserForm(entries)).toEqual({ raw: { name: "Ann", selectedServices: [] } });
});

test("text in the file's place is a file that can't be one", async () => {
  expect(await browserForm([["file", "C:\\bill.pdf"]])).toMatchObject({ file: { bytes: undefined } });
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
])("a form with %s is refused", (_, body) => {
  expect(readForm(body)).toBe("malformed");
});

test("a delimiter inside a value ends it only behind a line break", () => {
  const body = `${part("name=message", "a--b b\n--b\r\n-- b")}--b--\r\nepilogue`;
  expect(readForm(body)).toMatchObject({ raw: { message: "a--b b\n--b\r\n-- b" } });
});

test.each([
  ['multipart/form-data; boundary="b"', true],
  ["multipart/form-data; charset=utf-8; boundary=b", true],
  ["multipart/form-data; boundary=", false],
  ["multipart/form-data", false],
])("a form of type %s is read: %s", (type, isRead) => {
  expect(typeof readForm(`${part("name=name", "Ann")}--b--`, type) === "object").toBe(isRead);
});

test("a form that breaks off is kept where all that is typed had arrived", () => {
  const fields = part('name="name"', "Ann") + part('name="message"', "Two meters");
  const file = '--b\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\nxxx';
  expect(readForm(fields + file)).toMatchObject({ isTruncated: true, raw: { name: "Ann", message: "Two meters" } });
  expect(readForm(fields.slice(0, -30))).toBe("malformed");
});

test.each([undefined, null, ""])("JSON arrives as it is; with the file %j it has none", (file) => {
  expect(readJson({ ...assessment(), file, other: 1 })).toEqual({ raw: assessment() });
});

test.each(["file", { name: "x", content: "eA==" }, ["x"], 5])("JSON can't hold a file, whatever %j is", (file) => {
  expect(readJson({ file })).toMatchObject({ file: { bytes: undefined } });
});

test.each(["", "null", "[]", '"text"', '{"name":"Ann"', '{"name":"Ann\\"}', "[".repeat(60_000)])(
  "JSON like %.20s is refused",
  (body) => {
    expect(readJson(body)).toBe("malformed");
  },
);
