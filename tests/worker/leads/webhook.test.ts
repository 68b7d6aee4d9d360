import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { kindOf, linkIn, startLeadSite } from "#tests/running-site/lead-site.ts";
import { pdf } from "#tests/sample-requests/samples.ts";
import { localWebhookSecret } from "#tools/local/config.ts";
import { startMailbox } from "#tools/mailbox/mailbox.ts";

const system = await startMailbox({ port: 0, key: "", webhookSecret: localWebhookSecret });
const { webhooks } = system;
const vars = { LEAD_WEBHOOK_URL: `${system.url}/webhook`, LEAD_WEBHOOK_SECRET: localWebhookSecret };
/** A site with a long deadline: with a short one, a busy machine would make it post again. */
const site = await startLeadSite({ vars: { ...vars, TIMING: "test-patient" } });
/** A site with a short deadline, which soon calls a webhook that hangs again. */
const hastySite = await startLeadSite({ vars });
beforeEach(() => void webhooks.setMode("accept"));
afterAll(() => Promise.all([site.stop(), hastySite.stop(), system.stop()]));

const postsAbout = (reference: string) => webhooks.posted.filter(({ body }) => body.includes(reference));
const events = (reference: string) => postsAbout(reference).map(({ body }) => JSON.parse(body).event);

test("a request and its withdrawal are posted once each, signed, under an id that isn't the request's", async () => {
  const [id, startMs] = [crypto.randomUUID(), Date.now()];
  const reference = await site.submit(
    {
      ...{ name: "Own System", message: "Gate code 5", estimate: "price?kw=6.6&battery=10&use=18" },
      file: new File([pdf()], "bill.pdf"),
    },
    id,
  );
  const visitor = await site.waitForLetter(reference, "visitor");
  await expect.poll(() => events(reference)).toEqual(["request"]);
  const [post] = postsAbout(reference);
  expect(post).toMatchObject({ isSigned: true });
  const signedAt = 1000 * Number(/t=(\d+)/.exec(post?.signature ?? "")?.[1]);
  expect(signedAt).toBeGreaterThan(startMs - 1000);
  expect(signedAt).toBeLessThanOrEqual(Date.now());
  expect(post?.body).not.toContain(id);
  const request = JSON.parse(post?.body ?? "");
  expect(request).toMatchObject({
    event: "request",
    reference,
    request: { name: "Own System", phone: "0412 345 678", message: "Gate code 5", kind: "assessment" },
    coverage: expect.stringContaining("Metro Melbourne"),
  });
  expect((await site.ask(linkIn(request.card, "/office/"))).status).toBe(200);
  expect((await site.ask(linkIn(request.upload, "/uploads/"))).status).toBe(200);
  const [file] = request.uploads;
  expect((await site.ask(linkIn(file, "/uploads/"))).headers.get("content-type")).toBe("application/pdf");
  await site.waitForDeliveries(id);
  await site.withdraw(visitor);
  await expect.poll(() => events(reference)).toEqual(["request", "withdrawn"]);
  await site.waitForDeliveries(id);
  await site.sweep();
  expect(events(reference)).toEqual(["request", "withdrawn"]);
  const withdrawn = JSON.parse(postsAbout(reference)[1]?.body ?? "");
  expect(withdrawn).toEqual({ event: "withdrawn", id: request.id, reference, withdrawnAt: expect.any(String) });
  expect((await site.logs()).join("\n")).not.toMatch(/Own System|Gate code/);
});

test.each([
  ["fails", "500"],
  ["redirects", "redirect"],
  ["hangs", "hang"],
] as const)("a webhook that %s is called again under the same id, and the emails are sent", async (_, mode) => {
  webhooks.setMode(mode);
  const reference = await hastySite.submit({ name: `Again ${mode}` });
  await hastySite.waitForLetter(reference, "visitor");
  const callCount = () => postsAbout(reference).length;
  await expect.poll(callCount, { interval: 20, message: "calls of the webhook" }).toBeGreaterThan(1);
  webhooks.setMode("accept");
  await hastySite.waitForDeliveries(reference);
  expect(new Set(postsAbout(reference).map(({ body }) => JSON.parse(body).id)).size).toBe(1);
  expect(new Set(events(reference))).toEqual(new Set(["request"]));
  expect(new Set(hastySite.lettersAbout(reference).map(kindOf))).toEqual(new Set(["staff", "visitor"]));
});

test("a webhook that answers 410 is never called again, not even for the withdrawal", async () => {
  webhooks.setMode("410");
  const id = crypto.randomUUID();
  const reference = await site.submit({ name: "Gone System" }, id);
  const visitor = await site.waitForLetter(reference, "visitor");
  await site.waitForDeliveries(id);
  webhooks.setMode("accept");
  await site.withdraw(visitor);
  await site.waitForLetter(reference, "withdrawal");
  await site.sweep();
  await site.waitForDeliveries(id);
  expect(events(reference)).toEqual(["request"]);
});

test("without a usable secret, Privacy doesn't mention the business's own system and nothing is posted to it", async () => {
  const sentence = "the system we plan our work in";
  expect(await (await site.ask("/privacy")).text()).toContain(sentence);
  const siteWithoutWebhook = await startLeadSite({
    vars: { ...vars, LEAD_WEBHOOK_SECRET: "short" },
  });
  onTestFinished(() => siteWithoutWebhook.stop());
  expect(await (await siteWithoutWebhook.ask("/privacy")).text()).not.toContain(sentence);
  const reference = await siteWithoutWebhook.submit({ name: "Nobody Else" });
  await siteWithoutWebhook.waitForDeliveries(reference);
  expect(postsAbout(reference)).toEqual([]);
});
