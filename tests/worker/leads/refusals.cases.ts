import { expect } from "vitest";
import { business } from "#content/business.ts";
import { fileMessages } from "#content/request/messages.ts";
import { formRequest, jsonRequest } from "#tests/running-site/lead-site.ts";
import { homes } from "#tests/sample-meter-files/samples.ts";
import { bytes, minimalRequest, pdf, smallJpeg } from "#tests/sample-requests/samples.ts";

const foreignHeaders = { "Sec-Fetch-Site": "cross-site", Origin: "https://elsewhere.example" };
/** What the JSON response says. */
export interface ExpectedWords {
  hint?: unknown;
  fields?: object;
}
const fieldNames = (...names: string[]) => ({
  fields: Object.fromEntries(names.map((name) => [name, expect.any(String)])),
});
const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => {
  const request = jsonRequest(body);
  return { ...request, headers: { ...(request.headers as Record<string, string>), ...headers } };
};
const postOfType = (type: string) => ({ method: "POST", body: "name=Ann", headers: { "Content-Type": type } });
const withFile = (...contents: Uint8Array<ArrayBuffer>[]) =>
  formRequest({
    file: contents.map((content, index) => new File([content], `${index + 1}.pdf`, { type: "application/pdf" })),
  });

const allFields = fieldNames("address", "consent", "email", "name", "phone", "selectedServices");
const longJson = { hint: expect.stringContaining("64 KB") };
const wrongFile = { fields: { file: fileMessages.wrongType } };
const wrongKey = { hint: expect.stringContaining("UUID (version 4)") };
const noJson = { hint: expect.stringContaining("The body is not JSON: ") };
const noObject = { hint: "The body must be one JSON object." };
const wrongType = { hint: expect.stringContaining("JSON or as multipart/form-data") };

/** What API clients send, and what they are told. */
export const apiClients: [string, RequestInit, number, ExpectedWords][] = [
  ...[
    "1",
    "not-a-uuid",
    "../../etc",
    // Not hexadecimal at its end.
    "123e4567-e89b-42d3-a456-42661417400g",
    // A UUID of version 8.
    "5b0c2f6e-0a53-8f0e-aa3e-2f1d7c9b8a61",
  ].map((id): [string, RequestInit, number, ExpectedWords] => [
    `the id ${id}`,
    jsonRequest(minimalRequest(), id),
    400,
    wrongKey,
  ]),
  ["an id of zeros", jsonRequest(minimalRequest(), "00000000-0000-0000-0000-000000000000"), 400, wrongKey],
  ["truncated JSON", json("{"), 400, noJson],
  ["a JSON list", json("[]"), 400, noObject],
  ["a JSON string", json('"Ann"'), 400, noObject],
  ["an empty body", json(""), 400, noJson],
  ["a null byte", json("\u0000"), 400, noJson],
  ["an infinite number", json("1e999"), 400, noObject],
  ["JSON of 30 MB", json({ message: "x".repeat(30_000_000) }), 413, longJson],
  ["100,000 nested brackets", json("[".repeat(100_000)), 413, longJson],
  ["a million objects", json(`{"a":[${"{},".repeat(1_000_000)}{}]}`), 413, longJson],
  ["plain text", postOfType("text/plain"), 415, wrongType],
  ["a URL-encoded form", postOfType("application/x-www-form-urlencoded"), 415, wrongType],
  ["XML", postOfType("application/xml"), 415, wrongType],
  ["a body without a type", postOfType(""), 415, wrongType],
  [
    "a request with wrong fields",
    json(minimalRequest({ name: "", email: "nobody", selectedServices: [], consent: false })),
    422,
    fieldNames("consent", "email", "name", "selectedServices"),
  ],
  ["a name that is an object", json(minimalRequest({ name: {} })), 422, fieldNames("name")],
  ["a name of 5000 letters", json(minimalRequest({ name: "x".repeat(5000) })), 422, fieldNames("name")],
  [
    "services with a length",
    json(minimalRequest({ selectedServices: { length: 1e9 } })),
    422,
    fieldNames("selectedServices"),
  ],
  ["a consent of lists", json(minimalRequest({ consent: [[]] })), 422, fieldNames("consent")],
  ["a file as JSON", json({ ...minimalRequest(), file: { content: 1 } }), 422, wrongFile],
  ["a __proto__ key", json('{"__proto__":{"consent":true}}'), 422, allFields],
  ["keys named after object methods", json('{"toString":1,"valueOf":2}'), 422, allFields],
  ["a renamed program as a file", withFile(bytes("MZ\x90\0\x03".padEnd(500, "\0"))), 422, wrongFile],
  ["an archive as a file", withFile(bytes("PK\x03\x04".padEnd(500, "\0"))), 422, wrongFile],
  ["an HTML page as a file", withFile(bytes("<html><script>alert(1)</script>")), 422, wrongFile],
  ["a picture cut short", withFile(smallJpeg.slice(0, 200)), 422, wrongFile],
  ["a document cut short", withFile(pdf().slice(0, -10)), 422, wrongFile],
  ["an empty file", withFile(bytes()), 422, wrongFile],
  ["four files", withFile(pdf(), pdf("2"), pdf("3"), pdf("4")), 422, { fields: { file: fileMessages.tooManyAtOnce } }],
  [
    "17 MB in two files",
    withFile(bytes(pdf(), " ".repeat(8_500_000)), bytes(pdf(), " ".repeat(8_500_000))),
    413,
    { fields: { file: fileMessages.tooBigTogether } },
  ],
  [
    "a bill and a program",
    withFile(pdf(), bytes("MZ\x90\0\x03".padEnd(500, "\0"))),
    422,
    { ...wrongFile, hint: expect.stringContaining("2.pdf: ") },
  ],
  [
    "eleven addresses",
    json(minimalRequest({ moreAddresses: Array(10).fill("1 High Street") })),
    422,
    fieldNames("moreAddresses"),
  ],
  ["another site's form", { ...formRequest(), headers: foreignHeaders }, 403, {}],
  ["an old browser on another site", json(minimalRequest(), { Origin: "https://elsewhere.example" }), 403, {}],
];

export const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const wholeForm = `${part("name", "Ann")}--b--\r\n`;
export const fileStart = '--b\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\n';
/** A form as a browser without script sends it, cut off somewhere. */
const cutForm = (body: string) => ({
  method: "POST",
  body,
  headers: { "Content-Type": "multipart/form-data; boundary=b" },
});

export function withLargeFile(...megabytes: number[]): RequestInit {
  const body = new FormData();
  body.append("selectedServices", "heat-pump");
  for (const fileMegabytes of megabytes)
    body.append("file", new File([new Uint8Array(fileMegabytes * 1024 * 1024)], "house.pdf"));
  body.append("moreAddresses", "1 High St, Kew VIC 3101\n2 High St, Kew VIC 3101");
  body.append("name", "Ann Behind");
  body.append("message", "Two meters");
  return { method: "POST", body };
}

const { summary } = await homes["without solar"]();
const callback = { kind: "callback", name: "Plain Pat", phone: "", consent: "on" };
type FormCase = [what: string, request: RequestInit, status: number, says: { has: readonly string[]; path?: string }];

/** Forms that are sent without a script to `path`, by default Contact, and what their page has. */
export const forms: FormCase[] = [
  [
    "an invalid email address",
    formRequest({ email: "nobody", message: "Two meters & a <shed>", phone: "12" }),
    422,
    {
      has: [
        "<title>Error",
        'value="Ann Example"',
        'value="12 High Street, Kew VIC 3101"',
        'value="nobody"',
        ">Two meters &amp; a &lt;shed&gt;</textarea>",
      ],
    },
  ],
  [
    "a mistake beside a price, from a landlord",
    formRequest({ email: "nobody", estimate: "price?kw=6.6", from: "for:rentals" }),
    422,
    { has: ["will be sent with your request", ">about $", '<details class="fold mt-4" open=""><summary>Add another'] },
  ],
  [
    "a mistake beside a file",
    formRequest({ email: "nobody", file: new File([pdf()], "bill.pdf") }),
    422,
    { has: ["Choose your files again"] },
  ],
  [
    "a damaged summary of a meter",
    formRequest({ name: "Damaged Link", meter: `${summary}A` }),
    422,
    { has: ["a meter summary. Untick it, or read", "Damaged Link"] },
  ],
  [
    "a callback without a number",
    formRequest(callback),
    422,
    { path: "/contact?callback", has: ["Please fix one thing", 'value="Plain Pat"'] },
  ],
  [
    "a callback for no hot water without a number",
    formRequest({ ...callback, urgent: "on" }),
    422,
    {
      path: "/contact?callback",
      has: ["No hot water today? We’ll call you first</h1>", "/contact?callback&amp;urgent#form", 'value="Plain Pat"'],
    },
  ],
  [
    "a fault without a phone number, with an unreadable photo, at an interstate address",
    formRequest({
      ...callback,
      kind: "fault",
      fault: "battery",
      since: "week",
      message: "It hums",
      address: "12 Dean St, Albury NSW 2640",
      file: new File([bytes("MZ".padEnd(500, "\0"))], "hum.jpg"),
    }),
    422,
    {
      path: "/contact?callback",
      has: [
        'value="Plain Pat"',
        'value="It hums"',
        'value="battery" selected',
        'value="week" selected',
        'value="12 Dean St, Albury NSW 2640"',
        'name="kind" value="fault"',
        fileMessages.wrongType,
        "Enter your phone number",
        `We install in Victoria only. If we’ve got that wrong, call us on ${business.phone.display}`,
      ],
    },
  ],
  [
    "a form from another site",
    { ...formRequest({ message: "Typed elsewhere" }), headers: foreignHeaders },
    403,
    { has: [">Typed elsewhere</textarea>", business.phone.display] },
  ],
  ...[11, 15, 17, 30].map(
    (size): FormCase => [
      `a file of ${size} MB`,
      withLargeFile(size),
      413,
      { has: ["Ann Behind", "Two meters", fileMessages.tooBig] },
    ],
  ),
  [
    "17 MB in two files, and three addresses",
    withLargeFile(9, 8),
    413,
    {
      has: ["Ann Behind", "Two meters", "1 High St", "2 High St", `${fileMessages.tooBigTogether}. Everything else`],
    },
  ],
  [
    "a form that breaks off after all that is typed",
    cutForm(`${fileStart}12345\r\n${part("name", "Ann Cut")}${part("message", "Two meters")}${part("consent", "on")}`),
    400,
    { has: ["Ann Cut", "Two meters", "still here", "Choose your files again"] },
  ],
];

/** Forms that are sent without a script, of which nothing that was typed could be read. */
export const unreadableForms: [what: string, request: RequestInit, status: number][] = [
  ["a truncated form", cutForm(wholeForm.slice(0, 40)), 400],
  ["a nonsense body", cutForm("nonsense"), 400],
  ["a form in another type", postOfType("text/plain"), 415],
  [
    "a form that breaks off in its file, before its words",
    cutForm(`${part("selectedServices", "heat-pump")}${fileStart}12345`),
    400,
  ],
];

function head(headers: Record<string, string | number>, path = "/api/assessment"): string {
  const lines = Object.entries({ Host: "127.0.0.1", ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
}

const jsonHead = (headers: Record<string, string | number>) => head({ "Content-Type": "application/json", ...headers });
export const formHead = (boundary: string, length: number) =>
  head({ "Content-Type": `multipart/form-data; boundary=${boundary}`, "Content-Length": length });
const wholeRequest = JSON.stringify(minimalRequest());
const refusedStatus = /^HTTP\/1\.1 4\d\d /;

/** What is written to a socket as it is, what comes back, and whether the sender closes the connection without a response. */
export const rawRequests: [what: string, request: string, response: RegExp, hangsUp?: boolean][] = [
  ["a truncated form", formHead("b", 40) + wholeForm.slice(0, 40), refusedStatus],
  ["a boundary that never comes", formHead("c", wholeForm.length) + wholeForm, refusedStatus],
  ["a Content-Length that is too small", jsonHead({ "Content-Length": 20 }) + wholeRequest, refusedStatus],
  ["a body without a length or chunks", jsonHead({}) + wholeRequest, refusedStatus],
  ["chunks that aren't JSON", `${jsonHead({ "Transfer-Encoding": "chunked" })}5\r\n{"a":\r\n0\r\n\r\n`, refusedStatus],
  [
    "a delivery event whose chunks break off",
    `${head({ "Transfer-Encoding": "chunked" }, "/api/mail-events")}5\r\n[{"ev\r\nzz\r\n`,
    refusedStatus,
  ],
  ["a huge Content-Length", jsonHead({ "Content-Length": 999_999_999_999 }) + wholeRequest, /^HTTP\/1\.1 413 /],
  ["a negative Content-Length", jsonHead({ "Content-Length": -5 }) + wholeRequest, /^(?![\s\S]* 202 )/],
  [
    "a Content-Length that is too large",
    jsonHead({ "Content-Length": wholeRequest.length + 500 }) + wholeRequest,
    /^$/,
    true,
  ],
];
