import { afterAll, beforeEach, expect, test } from "vitest";
import { startMailbox } from "#tools/mailbox/mailbox.ts";

const mailbox = await startMailbox({ port: 0, key: "the-key" });
afterAll(() => mailbox.stop());
beforeEach(() => {
  mailbox.messages.splice(0);
  mailbox.faults.set({ mode: "none" });
});

const mail = {
  from: { email: "us@example.com", name: "Us" },
  subject: "Hello",
  personalizations: [{ to: [{ email: "ann@example.com" }] }],
  content: [{ type: "text/plain", value: "Hello" }],
  headers: { References: "<1@example.com>" },
  campaign_id: "x".repeat(48),
};

function send(payload: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${mailbox.url}/tx/v1/send`, {
    method: "POST",
    body: JSON.stringify(payload),
    headers: { "Content-Type": "application/json", "X-Api-Key": "the-key", ...headers },
  });
}

function fault(body: unknown): Promise<Response> {
  return fetch(`${mailbox.url}/fault`, {
    method: "PUT",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  });
}

test("a mail that the service would take is taken and listed", async () => {
  const answer = await send(mail);
  expect(answer.status).toBe(202);
  expect(await answer.json()).toMatchObject({ results: [{ index: 0, status: "sent" }] });
  const listed = await (await fetch(`${mailbox.url}/messages`)).json();
  expect(listed).toMatchObject([mail]);
});

test.each([
  ["no sender", { from: undefined }],
  ["a sender without an address", { from: { name: "Us" } }],
  ["no subject", { subject: undefined }],
  ["a subject of two lines", { subject: "Hello\r\nBcc: x@y.z" }],
  ["nobody to send to", { personalizations: [] }],
  ["an address that is none", { personalizations: [{ to: [{ email: "ann" }] }] }],
  ["an address with two dots", { personalizations: [{ to: [{ email: "a..b@example.com" }] }] }],
  ["no content", { content: [] }],
  ["empty content", { content: [{ type: "text/plain", value: "" }] }],
  ["a reserved header", { headers: { "Message-ID": "<1@x>" } }],
  ["a header of two lines", { headers: { References: "a\r\nb" } }],
  ["a long campaign", { campaign_id: "x".repeat(49) }],
  ["a campaign with a space", { campaign_id: "a b" }],
  ["a private key without its selector", { dkim_private_key: "abc" }],
])("a mail with %s is refused", async (_, change) => {
  expect((await send({ ...mail, ...change })).status).toBe(400);
  expect(mailbox.messages).toEqual([]);
});

test("another key, no JSON and too much are refused", async () => {
  expect((await send(mail, { "X-Api-Key": "another" })).status).toBe(403);
  expect((await send(mail, { "Content-Type": "text/plain" })).status).toBe(400);
  expect((await send({ ...mail, content: [{ type: "text/plain", value: "x".repeat(31_000_000) }] })).status).toBe(413);
});

test("a fault lasts for as many calls as it says, or until it is replaced; deleting the mails leaves it", async () => {
  await fault({ mode: "500", times: 2 });
  await fetch(`${mailbox.url}/messages`, { method: "DELETE" });
  expect([(await send(mail)).status, (await send(mail)).status, (await send(mail)).status]).toEqual([500, 500, 202]);
  await fault({ mode: "429" });
  await fault({ mode: "401-html", times: 1 });
  const html = await send(mail);
  expect([html.status, html.headers.get("content-type")]).toEqual([401, "text/html"]);
  expect((await send(mail)).status).toBe(202);
  await fault({ mode: "403" });
  await fault({ mode: "none" });
  expect((await send(mail)).status).toBe(202);
});

test("a connection that is reset is reset, with or without the mail", async () => {
  await fault({ mode: "reset", times: 1 });
  await expect(send(mail)).rejects.toThrow();
  expect(mailbox.messages).toHaveLength(0);
  await fault({ mode: "accept-then-reset", times: 1 });
  await expect(send(mail)).rejects.toThrow();
  expect(mailbox.messages).toHaveLength(1);
});

test("a fault that doesn't exist is refused", async () => {
  for (const body of [{ mode: "explode" }, { mode: "500", times: -1 }, { mode: "500", times: "x" }, {}, null, []])
    expect((await fault(body)).status).toBe(400);
});

test("its pages show what was sent as text, whatever it holds", async () => {
  await send({
    ...mail,
    subject: "<script>x</script>",
    content: [{ type: "text/html", value: "<head></head><script>y</script>" }],
  });
  const list = await (await fetch(`${mailbox.url}/list`)).text();
  expect(list).not.toContain("<script>x");
  const [, path = ""] = /href="(\/mail\/[^"]+)"/.exec(list) ?? [];
  expect(await (await fetch(mailbox.url + path)).text()).not.toContain("<script>");
  const shown = await fetch(`${mailbox.url}${path}/html`);
  expect(shown.headers.get("content-security-policy")).toContain("sandbox");
  expect(shown.headers.get("content-security-policy")).toContain("default-src 'none'");
});
