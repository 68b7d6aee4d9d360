import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { referenceOf } from "#content/request/reference.ts";
import { assessment } from "#tests/assessment-request.ts";
import { sharedSite } from "#tests/site/lead-site.ts";
import { localVars } from "#tools/local/vars.ts";
import { createLinks } from "#worker/leads/links/links.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";

const secret = localVars({ site: "", mailbox: "" }).LINK_SECRET ?? "";
const signatures = createSignatures([secret]);
const { aliasOf } = signatures;
const links = createLinks("", signatures, Date.now);
const tomorrow = () => Date.now() + 24 * 3_600_000;

const site = await sharedSite();

test("looking at a link changes nothing; its button withdraws, once and for all", async () => {
  const id = randomUUID();
  const send = () =>
    site.ask("/api/assessment", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": id },
      body: JSON.stringify(assessment()),
    });
  expect((await send()).status).toBe(202);
  const link = (await links.consent(id, "withdraw", tomorrow())) ?? "";

  const looked = await site.ask(link);
  expect(looked.status).toBe(200);
  expect(looked.headers.get("cache-control")).toBe("no-store");
  const page = await looked.text();
  expect(page).toContain(referenceOf(id));
  expect(page).toMatch(/<form[^>]* method="post">.*?<button[^>]*>Withdraw and delete my request/s);
  expect(page).toContain('<meta name="robots" content="noindex"');
  expect((await send()).status).toBe(202);

  const withdrawn = await site.ask(link, { method: "POST" });
  expect(withdrawn.status).toBe(200);
  expect(await withdrawn.text()).toMatch(/<h1[^>]*>Withdrawn</);
  expect((await send()).status).toBe(410);
});

test("the staff's link says whom it is for", async () => {
  const link = (await links.consent(randomUUID(), "delete", tomorrow())) ?? "";
  expect(await (await site.ask(link)).text()).toContain("Delete this request for the visitor?");
});

test("an expired, forged or incomplete link is answered with the other two ways and withdraws nothing", async () => {
  const id = randomUUID();
  const expired = (await links.consent(id, "withdraw", Date.now() - 1000)) ?? "";
  const whole = (await links.consent(id, "withdraw", tomorrow())) ?? "";
  const forged = whole.replace(/lead=[\w-]+/, `lead=${aliasOf(randomUUID())}`);
  for (const link of [expired, forged, whole.slice(0, -1), `/consent?lead=${id}`, "/consent?sig=%00&lead=%ff"])
    for (const method of ["GET", "POST"]) {
      const answer = await site.ask(link, { method });
      expect(answer.status).toBe(403);
      const page = await answer.text();
      expect(page).toContain("This link no longer works");
      expect(page).toContain("1300 975 707");
    }
  expect((await site.ask("/consent", { method: "POST" })).status).toBe(403);
});
