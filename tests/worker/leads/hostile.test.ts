import { connect } from "node:net";
import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { assessment } from "#tests/assessment-request.ts";
import { png } from "#tests/sample-files.ts";
import { formRequest, sharedSite, startLeadSite } from "#tests/site/lead-site.ts";

const site = await sharedSite();

/** Writes bytes as they are, and reads until the other side closes or enough was heard. */
function speak(text: string | Buffer, hangUpAfterMs?: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
    let heard = "";
    const done = () => {
      socket.destroy();
      resolve(heard);
    };
    socket.on("data", (chunk) => {
      heard += chunk.toString("latin1");
      if (/\r\n\r\n[\s\S]*\}/.test(heard)) done();
    });
    socket.on("close", done);
    socket.on("error", done);
    socket.write(text);
    setTimeout(done, hangUpAfterMs ?? 10_000).unref();
  });
}

function head(headers: Record<string, string | number>, path = "/api/assessment"): string {
  const lines = Object.entries({ Host: "127.0.0.1", ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
}

async function stillUp(): Promise<void> {
  await site.accepted({ name: `Still up ${crypto.randomUUID()}` });
}

const json = JSON.stringify(assessment());
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const form = `${part("name", "Ann")}--b--\r\n`;

test.each([
  [
    "a form that ends in the middle",
    head({ "Content-Type": "multipart/form-data; boundary=b", "Content-Length": 40 }) + form.slice(0, 40),
  ],
  [
    "a boundary that never comes",
    head({ "Content-Type": "multipart/form-data; boundary=c", "Content-Length": form.length }) + form,
  ],
  ["a length that is too small", head({ "Content-Type": "application/json", "Content-Length": 20 }) + json],
  ["no length and no chunks", head({ "Content-Type": "application/json" }) + json],
  [
    "a delivery event whose chunks break off",
    `${head({ "Transfer-Encoding": "chunked" }, "/api/mail-events")}5\r\n[{"ev\r\nzz\r\n`,
  ],
  [
    "a body in chunks that isn't JSON",
    `${head({ "Content-Type": "application/json", "Transfer-Encoding": "chunked" })}5\r\n{"a":\r\n0\r\n\r\n`,
  ],
])("%s gets a 4xx", async (_, request) => {
  expect(await speak(request)).toMatch(/^HTTP\/1\.1 4\d\d /);
  await stillUp();
});

/** As a browser without script sends the form, cut off somewhere. */
function cutForm(body: string): Promise<Response> {
  return site.ask("/contact", { method: "POST", body, headers: { "Content-Type": "multipart/form-data; boundary=b" } });
}

test("a form whose words did not arrive says so, and where they still are; it never says that they are here", async () => {
  const text = { method: "POST", body: "name=Ann", headers: { "Content-Type": "text/plain" } };
  for (const answer of [
    await cutForm(form.slice(0, 40)),
    await cutForm("nonsense"),
    await site.ask("/contact", text),
  ]) {
    expect([400, 415]).toContain(answer.status);
    const page = await answer.text();
    expect(page).not.toContain("still here");
    const [said = ""] = /<section class="error-summary".*?<\/section>/s.exec(page) ?? [];
    expect(said).toContain("Go back in your browser");
    expect(said).toContain(`call us on ${business.phone.display}`);
    expect(said).not.toMatch(/multipart|JSON|Idempotency/);
  }
});

const fileStart = '--b\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\n';

test("a form that breaks off after all that is typed comes back with it", async () => {
  const answer = await cutForm(
    `${fileStart}12345\r\n${part("name", "Ann Cut")}${part("message", "Two meters")}${part("consent", "on")}`,
  );
  expect(answer.status).toBe(400);
  const page = await answer.text();
  for (const kept of ["Ann Cut", "Two meters", "still here", "Choose your file again"]) expect(page).toContain(kept);
});

test("a form that breaks off in its file doesn't say that the words behind it are still here", async () => {
  const answer = await cutForm(`${part("selectedServices", "heat-pump")}${fileStart}12345`);
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain("Go back in your browser");
  expect(page).not.toContain("still here");
});

test("what a program did wrong is said to programs, beside the visitor's sentence", async () => {
  const answer = await site.ask("/api/assessment", {
    method: "POST",
    body: "x",
    headers: { "Content-Type": "text/plain" },
  });
  const { error, hint } = (await answer.json()) as { error: string; hint: string };
  expect(error).toContain(business.phone.display);
  expect(error).not.toContain("JSON");
  expect(hint).toContain("JSON");
});

test("a length that is a lie gets an answer at once or none at all, and costs nothing", async () => {
  expect(await speak(head({ "Content-Type": "application/json", "Content-Length": 999_999_999_999 }) + json)).toMatch(
    /^HTTP\/1\.1 413 /,
  );
  expect(await speak(head({ "Content-Type": "application/json", "Content-Length": -5 }) + json)).not.toContain(" 202 ");
  expect(
    await speak(head({ "Content-Type": "application/json", "Content-Length": json.length + 500 }) + json, 500),
  ).toBe("");
  await stillUp();
});

test("visitors who hang up in the middle of a file leave the way free for those who don't", async () => {
  const start = `${head({ "Content-Type": "multipart/form-data; boundary=b", "Content-Length": 9_000_000 })}${part("name", "Ann")}--b\r\nContent-Disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n`;
  const half = Buffer.concat([Buffer.from(start), Buffer.alloc(3_000_000)]);
  await Promise.all(Array.from({ length: 12 }, () => speak(half, 300)));
  await stillUp();
  const file = new File([png({ noise: 3_000_000 })], "x.png");
  expect((await site.ask("/api/assessment", formRequest({ name: "Patient", file }))).status).toBe(202);
});

test("nonsense of every shape is refused by name", async () => {
  const bodies = [
    "{",
    "null",
    '{"name":{}}',
    '{"selectedServices":{"length":1e9}}',
    '{"consent":[[]]}',
    `{"name":"${"a".repeat(5000)}"}`,
    '{"file":{"content":1}}',
    '{"__proto__":{"consent":true}}',
    '{"toString":1,"valueOf":2}',
    "\u0000",
    "[]",
    '"x"',
    "1e999",
  ];
  for (const body of bodies) {
    const answer = await site.ask("/api/assessment", {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json" },
    });
    expect([400, 422]).toContain(answer.status);
    expect(Object.keys((await answer.json()) as object)[0]).toBe("error");
  }
  await stillUp();
});

test("names of five thousand letters, letters of many layers and text from right to left are named or cleaned", async () => {
  const refused = await site.post({ name: "x".repeat(5000) });
  expect(refused.status).toBe(422);
  expect(((await refused.json()) as { fields: object }).fields).toHaveProperty("name");
  const reference = await site.accepted({ name: `Z${"\u0351".repeat(80)}o\u202Egpj.exe`, message: "\uD800 lone half" });
  const { subject = "" } = await site.mail(reference, "staff");
  expect(subject).not.toMatch(/\u202E|\u0351{5}/);
  expect(subject.isWellFormed()).toBe(true);
});

test("a visitor who asks far too often learns when to come back and which number to call; nothing typed is lost", async () => {
  const strict = await startLeadSite({ limit: 3 });
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => strict.post({ name: `Often ${index}` })));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers.get("retry-after")).toBe("60");
  expect(await refused[0]?.text()).toContain("1300 975 707");
  const form = new FormData();
  form.append("file", new File([new Uint8Array(3 * 1024 * 1024)], "house.pdf"));
  form.append("message", "kept while waiting");
  let page: Response | undefined;
  const again = async () => {
    page = await strict.ask("/contact", { method: "POST", body: form });
    return page.status;
  };
  // A new minute may have begun.
  await expect.poll(again).toBe(429);
  expect(page?.headers.get("retry-after")).toBe("60");
  expect(await page?.text()).toContain("kept while waiting");
  await strict.stop();
});
