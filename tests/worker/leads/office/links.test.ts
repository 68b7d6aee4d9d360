import { afterAll, expect, onTestFinished, test } from "vitest";
import { business } from "#content/business.ts";
import { startLeadSite } from "#tests/running-site/lead-site.ts";
import { startSite } from "#tests/running-site/site.ts";
import { pdf } from "#tests/sample-requests/samples.ts";
import { createLinks } from "#worker/leads/links/links.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import { formPost, inADayMs, links, sendQuote, sendRequest } from "../lead-steps.ts";

const site = await startLeadSite({ vars: { TIMING: "test-patient" } });
afterAll(() => site.stop());

const expiredMs = () => Date.now() - 1000;
const withdrawalPost = formPost({ outcome: "delete" });

/** Sends a request, and returns everything of it that a link can open. */
async function sendWithLinks(name: string) {
  const { card, ownPage, staff, id } = await sendRequest(site, { name, file: new File([pdf()], "bill.pdf") });
  const upload = await site.linkOnCard(staff, "/uploads/");
  const generation = await site.inbox().linkGeneration();
  const list = links.to("list", "", inADayMs(), generation) ?? "";
  const listed = links.to("listed", id, inADayMs(), generation) ?? "";
  return { id, links: { card, listed, upload, list, request: ownPage } };
}

/** The link with other query fields. */
function withFields(link: string, fields: Record<string, string>): string {
  const [path, query] = link.split("?");
  return `${path}?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(query)), ...fields })}`;
}

function signatureOf(link: string) {
  const query = new URLSearchParams(link.split("?")[1]);
  return { expires: query.get("expires") ?? "", sig: query.get("sig") ?? "" };
}

const kinds = ["card", "listed", "upload", "list", "request"] as const;

test.each(kinds)("opening the %s link changes nothing, whatever its query asks for", async (kind) => {
  const { id, links: ownLinks } = await sendWithLinks(`Opened by the ${kind}`);
  // Mail scanners open links by themselves.
  for (const method of ["GET", "HEAD"])
    expect((await site.ask(`${ownLinks[kind]}&act=withdraw&outcome=called&note=x`, { method })).status).toBe(200);
  await expectUnchanged(id);
});

test("opening a quoted request's page as if its forms had been posted records no answer", async () => {
  const { id, links: ownLinks } = await sendWithLinks("Hasn't Answered");
  await sendQuote(site, ownLinks.card);
  for (const act of ["accept-quote", "decline-quote", "ask-about-quote"])
    for (const method of ["GET", "HEAD"])
      expect((await site.ask(`${ownLinks.request}&act=${act}&message=x`, { method })).status).toBe(200);
  expect((await site.findInInbox(id))?.events.map(({ outcome }) => outcome)).toEqual(["quoted"]);
});

test.each(kinds)("a forged, changed or swapped %s link opens nothing and changes nothing", async (kind) => {
  const [ownRequest, otherRequest] = [
    await sendWithLinks(`Own Scopes ${kind}`),
    await sendWithLinks(`Other Scopes ${kind}`),
  ];
  const notFound = /<title>[^<]*/.exec(await (await site.ask("/no-such-page")).text())?.[0] ?? "no title";
  const noLongerWorks = { status: 403, text: "no longer works" };
  // A visitor's page behaves as if it didn't exist.
  const refusal = kind === "request" ? { status: 404, text: notFound } : noLongerWorks;
  for (const link of wrongLinks(kind, ownRequest.links, otherRequest.links))
    for (const init of kind === "upload" ? [{}] : [{}, withdrawalPost]) {
      const response = await site.ask(kind === "request" ? withFields(link, { act: "withdraw" }) : link, init);
      expect(response.status, link).toBe(refusal.status);
      const page = await response.text();
      expect(page).not.toContain("Own Scopes");
      expect(page).toContain(refusal.text);
    }
  await expectUnchanged(ownRequest.id);
});

test.each(["card", "list"] as const)("a form on another site can't post to the %s", async (kind) => {
  const { id, links: ownLinks } = await sendWithLinks(`Pressed on the ${kind}`);
  for (const headers of [{ "Sec-Fetch-Site": "cross-site" }, { Origin: "https://evil.example" }])
    expect((await site.ask(ownLinks[kind], { ...withdrawalPost, headers })).status).toBe(403);
  await expectUnchanged(id);
});

test.each([
  ["/office/x?expires=1&sig=y", 403],
  ["/request?lead=5b0c2f6e-0a53-4f0e-9a3e-2f1d7c9b8a61", 404],
  ["/request?sig=%00&lead=%ff", 404],
  ["/request?done=sent", 200],
])("%s, without a signature, is answered with %i", async (address, status) => {
  expect((await site.ask(address)).status).toBe(status);
});

type Links = Awaited<ReturnType<typeof sendWithLinks>>["links"];

/** A link of this kind with its signature or expiry changed, left out, or taken from another link. */
function wrongLinks(kind: keyof Links, ownLinks: Links, otherLinks: Links): string[] {
  const link = ownLinks[kind];
  const { expires, sig } = signatureOf(link);
  return [
    // Without a signature, a request's address offers to email a lost link, so it is left out here.
    ...(kind === "request" ? [] : [link.replace(/\?.*/, "")]),
    withFields(link, { expires: "", sig: "" }),
    withFields(link, { expires: `${Number(expires) + 1}` }),
    withFields(link, { expires: "1000000000" }),
    withFields(link, { sig: sig.slice(1) }),
    // One letter of the signature's 43 changed: the first, the last or one between.
    ...[0, 14, 28, 42].map((index) =>
      withFields(link, { sig: `${sig.slice(0, index)}${sig[index] === "A" ? "B" : "A"}${sig.slice(index + 1)}` }),
    ),
    ...kinds.filter((another) => another !== kind).map((another) => withFields(link, signatureOf(ownLinks[another]))),
    // The list is the same for every request.
    ...(kind === "list" ? [] : [withFields(link, signatureOf(otherLinks[kind]))]),
  ];
}

async function expectUnchanged(id: string): Promise<void> {
  expect(await site.findInInbox(id)).toMatchObject({ events: [], state: { withdrawn: null } });
  expect(await site.keysUnder(`leads/${id}`)).toHaveLength(2);
  expect(await site.inbox().linkGeneration()).toBe(0);
}

test("staff's expired or ended links open nothing", async () => {
  const { id } = await sendWithLinks("Staff Too Late");
  // Any generation but the inbox's, which is 0.
  const otherGeneration = 7;
  const endedLinks = [
    links.to("card", id, inADayMs(), otherGeneration),
    links.to("upload", id, inADayMs(), otherGeneration),
    links.to("list", "", inADayMs(), otherGeneration),
  ];
  const expiredLinks = [
    links.to("card", id, expiredMs(), 0),
    links.to("upload", id, expiredMs(), 0),
    links.to("list", "", expiredMs(), 0),
  ];
  for (const link of [...endedLinks, ...expiredLinks]) expect((await site.ask(link ?? "")).status).toBe(403);
});

test("a visitor's expired link withdraws nothing and says what to do, and another still works", async () => {
  const { id } = await sendWithLinks("Too Late");
  const request = links.to("request", id, expiredMs()) ?? "";
  const page = await site.ask(request);
  expect(page.status).toBe(410);
  const [, afterTitle] = (await page.text()).split("This link has expired</h1>");
  for (const href of [business.phone.href, `mailto:${business.privacyEmail}`]) expect(afterTitle).toContain(href);
  expect((await site.ask(`${request}&act=withdraw`, withdrawalPost)).status).toBe(410);
  expect(await site.keysUnder(`leads/${id}`), "the request and its file").toHaveLength(2);
  expect((await site.ask(links.to("request", id, inADayMs()) ?? "")).status).toBe(200);
});

test("while a secret is rotated, links signed with the old and the new one work, and no others", async () => {
  const [oldSecret, newSecret] = ["the-secret-before-the-change", "the-secret-after-the-change"];
  const rotatingSite = await startSite({ vars: { LINK_SECRET: newSecret, LINK_SECRET_PREVIOUS: oldSecret } });
  onTestFinished(() => rotatingSite.stop());
  const id = "5b0c2f6e-0a53-4f0e-9a3e-2f1d7c9b8a61";
  const openLink = async (kind: "request" | "upload", secret: string) => {
    const signed = createLinks("", createSignatures([secret]), Date.now);
    const link = signed.to(kind, id, inADayMs(), kind === "upload" ? 0 : undefined);
    return rotatingSite.ask(link ?? "");
  };
  for (const secret of [oldSecret, newSecret]) {
    expect(await (await openLink("request", secret)).text()).toContain("WB-5B0C2F6E");
    expect((await openLink("upload", secret)).status).toBe(410);
  }
  expect(await (await openLink("request", "made-up-by-somebody")).text()).not.toContain("WB-5B0C2F6E");
  expect((await openLink("upload", "made-up-by-somebody")).status).toBe(403);
});
