import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, startSite } from "#tests/site/site.ts";
import { createLinks } from "#worker/leads/links/links.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";

const before = "the-secret-before-the-change";
const after = "the-secret-after-the-change";
const id = "5b0c2f6e-0a53-4f0e-9a3e-2f1d7c9b8a61";

let changing: Site;
let changed: Site;
beforeAll(async () => {
  changing = await startSite({ vars: { LINK_SECRET: after, LINK_SECRET_PREVIOUS: before } });
  changed = await startSite({ vars: { LINK_SECRET: after } });
});
afterAll(() => Promise.all([changing.stop(), changed.stop()]));

test("while both secrets are set, links from before and after the change work", async () => {
  for (const secret of [before, after]) {
    const page = await changing.ask(await requestLink(secret));
    expect(await page.text()).toContain("WB-5B0C2F6E");
    expect((await changing.ask(await uploadLink(secret))).status).toBe(410);
  }
});

test("once the old secret is gone, its links open nothing", async () => {
  expect(await (await changed.ask(await requestLink(before))).text()).not.toContain("WB-5B0C2F6E");
  expect((await changed.ask(await uploadLink(before))).status).toBe(403);
  expect((await changed.ask(await uploadLink(after))).status).toBe(410);
});

test("a link signed with another secret opens nothing", async () => {
  for (const site of [changing, changed])
    expect((await site.ask(await uploadLink("a-secret-made-up-by-somebody"))).status).toBe(403);
});

const tomorrow = () => Date.now() + 86_400_000;

async function requestLink(secret: string): Promise<string> {
  return pathOf(linksUnder(secret).to("request", id, tomorrow()));
}

async function uploadLink(secret: string): Promise<string> {
  return pathOf(linksUnder(secret).to("upload", id, tomorrow(), 0));
}

function linksUnder(secret: string) {
  return createLinks("http://127.0.0.1", createSignatures([secret]), Date.now);
}

function pathOf(link = ""): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}
