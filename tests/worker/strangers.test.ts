import { afterAll, beforeAll, expect, test } from "vitest";
import { pages } from "#content/pages.ts";
import { type KillableSite, startKillableSite } from "#tests/faults/killable-site.ts";
import { formRequest, jsonRequest } from "#tests/site/lead-site.ts";
import { speak } from "#tests/site/speak.ts";

let site: KillableSite;
beforeAll(async () => {
  site = await startKillableSite();
});
afterAll(() => site.stop());

const evil = "evil.example";

async function raw(text: string) {
  const port = Number(new URL(site.url).port);
  const heard = await speak(port, { bytes: Buffer.from(text), pieces: 1, ends: true }, 20_000);
  return heard === "hang" ? undefined : heard;
}

test("whoever asks for a page first, from an ad and with whatever headers, the next one gets the page and nothing of theirs", async () => {
  for (const { path } of pages) {
    const first = await raw(
      `GET ${path}?gclid=1&x=<script>${evil} HTTP/1.1\r\nHost: ${evil}\r\nX-Forwarded-Host: ${evil}\r\nX-Forwarded-Proto: http\r\nX-Original-URL: /${evil}\r\nForwarded: host=${evil}\r\nAccept-Language: ${evil}\r\nCookie: a=${evil}\r\nConnection: close\r\n\r\n`,
    );
    expect(first?.status).toBe(200);
    const next = await (await site.ask(path)).text();
    expect(next).not.toContain(evil);
    expect(first?.body).toBe(next);
  }
  const missing = await raw(`GET /${evil} HTTP/1.1\r\nHost: ${evil}\r\nConnection: close\r\n\r\n`);
  expect(missing?.status).toBe(404);
  expect(await (await site.ask("/another-missing")).text()).not.toContain(evil);
});

test("a request hidden in another's body is never answered", async () => {
  const hidden = "GET /hidden-in-a-body HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
  const start = "POST /api/vitals HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n";
  for (const framed of [
    `Transfer-Encoding: xchunked\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
    `Transfer-Encoding : chunked\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
    `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n${hidden}`,
    `Content-Length: ${hidden.length}\r\nContent-Length: 0\r\n\r\n${hidden}`,
    `Content-Length: ${hidden.length}\r\n\r\n${hidden}`,
  ])
    await raw(start + framed);
  expect((await site.ask("/")).status).toBe(200);
  expect(site.logs.join("\n")).not.toContain("hidden-in-a-body");
});

test("no address takes a post from another site's page", async () => {
  const foreign = { "Sec-Fetch-Site": "cross-site", Origin: `https://${evil}` };
  const id = crypto.randomUUID();
  const posts: [path: string, init: RequestInit][] = [
    ["/contact", formRequest({ name: "Forged" })],
    ["/contact", { method: "POST", body: "name=Forged" }],
    ["/api/assessment", jsonRequest({ name: "Forged" }, id)],
    ["/consent?lead=x&expires=1&sig=x", { method: "POST" }],
  ];
  for (const [path, init] of posts) {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), ...foreign };
    expect((await site.ask(path, { ...init, headers })).status, path).toBe(403);
  }
  await site.sweep();
  expect(mailsAboutLeads()).toEqual([]);
});

test("what is signed for one purpose opens nothing else", async () => {
  const post = await site.ask("/api/assessment", formRequest({ name: "Every Link" }));
  const confirmation = new URLSearchParams((post.headers.get("location") ?? "").split("?")[1]);
  await expect.poll(() => mailsAboutLeads().length).toBe(2);
  const text = JSON.stringify(mailsAboutLeads());
  const consents = [
    ...text.matchAll(/\/consent\?lead=([\w-]{22})&(?:amp;|#38;)?expires=(\d+)&(?:amp;|#38;)?sig=([\w-]{43})/g),
  ];
  expect(consents.length).toBeGreaterThan(1);
  for (const [, id = "", expires = "", sig = ""] of consents) {
    expect((await site.ask(`/uploads/${id}?${new URLSearchParams({ expires, sig })}`)).status).toBe(403);
    const sent = new URLSearchParams({ ...Object.fromEntries(confirmation), sig });
    expect(await (await site.ask(`/contact?${sent}`)).text()).not.toContain("submitted successfully");
    const withdrawal = new URLSearchParams({ lead: id, expires, sig: confirmation.get("sig") ?? "" });
    expect((await site.ask(`/consent?${withdrawal}`)).status).toBe(403);
  }
});

test("markup in every field of a form that comes back is text", async () => {
  const markup = `"'><script>alert(1)</script><img src=x onerror=alert(1)>`;
  const names = ["name", "email", "phone", "address", "city", "state", "postalCode", "message", "estimate", "from"];
  const answer = await site.ask(
    "/contact",
    formRequest(Object.fromEntries([...names, "replaces", "shownAt"].map((name) => [name, markup]))),
  );
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).not.toContain("<script>alert");
  expect(page).not.toContain("<img src=x");
  expect(page).toContain("&lt;script&gt;alert(1)");
});

/** All but the daily sign of life. */
function mailsAboutLeads() {
  return site.mailbox.messages.filter(({ campaign_id }) => !campaign_id?.startsWith("heartbeat"));
}
