import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, startSite } from "#tests/site/site.ts";
import { createLinks } from "#worker/leads/links/links.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";

const before = "the-secret-before-the-change";
const after = "the-secret-after-the-change";
const id = "5b0c2f6e-0a53-4f0e-9a3e-2f1d7c9b8a61";

let site: Site;
beforeAll(async () => {
  site = await startSite({ vars: { LINK_SECRET: after, LINK_SECRET_PREVIOUS: before } });
});
afterAll(() => site.stop());

test("while a secret is changed, links from before and after the change work, and one signed with any other opens nothing", async () => {
  const open = async (kind: "request" | "upload", secret: string) => {
    const links = createLinks("http://127.0.0.1", createSignatures([secret]), Date.now);
    const { pathname, search } = new URL(
      links.to(kind, id, Date.now() + 86_400_000, kind === "upload" ? 0 : undefined) ?? "",
    );
    return site.ask(pathname + search);
  };
  for (const secret of [before, after]) {
    expect(await (await open("request", secret)).text()).toContain("WB-5B0C2F6E");
    expect((await open("upload", secret)).status).toBe(410);
  }
  expect(await (await open("request", "made-up-by-somebody")).text()).not.toContain("WB-5B0C2F6E");
  expect((await open("upload", "made-up-by-somebody")).status).toBe(403);
});
