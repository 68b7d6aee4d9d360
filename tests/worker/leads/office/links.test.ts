import { afterAll, expect, onTestFinished, test } from "vitest";
import { startLeadSite } from "#tests/running-site/lead-site.ts";
import { startSite } from "#tests/running-site/site.ts";
import { pdf } from "#tests/sample-requests/samples.ts";
import { createLinks } from "#worker/leads/links/links.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import { formPost, inADay, links, sendRequest } from "../lead-steps.ts";

const site = await startLeadSite({ vars: { TIMING: "test-patient" } });
afterAll(() => site.stop());

const over = () => Date.now() - 1000;
const withdraws = formPost({ outcome: "delete" });

/** Sends a request, and returns everything of it that a link can open. */
async function sendWithLinks(name: string) {
  const { card, ownPage, staff, id } = await sendRequest(site, { name, file: new File([pdf()], "bill.pdf") });
  const upload = await site.linkOnCard(staff, "/uploads/");
  const generation = await site.inbox().linkGeneration();
  const list = links.to("list", "", inADay(), generation) ?? "";
  const listed = links.to("listed", id, inADay(), generation) ?? "";
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

test("a link opens only what it was made for; a forged, changed or swapped one opens and changes nothing", async () => {
  const [own, other] = [await sendWithLinks("Own Scopes"), await sendWithLinks("Other Scopes")];
  const unknown = /<title>[^<]*/.exec(await (await site.ask("/no-such-page")).text())?.[0] ?? "";
  for (const kind of kinds) {
    const link = own.links[kind];
    // Mail scanners open links by themselves, so a GET must change nothing.
    for (const method of ["GET", "HEAD"])
      expect((await site.ask(`${link}&act=withdraw&outcome=called&note=x`, { method })).status, kind).toBe(200);
    const { expires, sig } = signatureOf(link);
    const wrong = [
      // Without a signature, a request's address offers to email a lost link, so it is left out here.
      ...(kind === "request" ? [] : [link.replace(/\?.*/, "")]),
      withFields(link, { expires: "", sig: "" }),
      withFields(link, { expires: `${Number(expires) + 1}` }),
      withFields(link, { expires: "1000000000" }),
      withFields(link, { sig: sig.slice(1) }),
      ...[0, 14, 28, 42].map((at) =>
        withFields(link, { sig: `${sig.slice(0, at)}${sig[at] === "A" ? "B" : "A"}${sig.slice(at + 1)}` }),
      ),
      ...kinds.filter((one) => one !== kind).map((one) => withFields(link, signatureOf(own.links[one]))),
      ...(kind === "list" ? [] : [withFields(link, signatureOf(other.links[kind]))]),
    ];
    for (const one of wrong)
      for (const init of kind === "upload" ? [{}] : [{}, withdraws]) {
        const answer = await site.ask(kind === "request" ? withFields(one, { act: "withdraw" }) : one, init);
        expect(answer.status, one).toBe(kind === "request" ? 404 : 403);
        const page = await answer.text();
        expect(page).not.toContain("Own Scopes");
        if (kind === "request") expect(page).toContain(unknown);
      }
  }
  for (const link of [own.links.card, own.links.list])
    for (const headers of [{ "Sec-Fetch-Site": "cross-site" }, { Origin: "https://evil.example" }])
      expect((await site.ask(link, { ...withdraws, headers })).status).toBe(403);
  for (const [address, status] of [
    ["/office/x?expires=1&sig=y", 403],
    [`/request?lead=${own.id}`, 404],
    ["/request?sig=%00&lead=%ff", 404],
    ["/request", 200],
    ["/request?done=sent", 200],
  ] as const)
    expect((await site.ask(address)).status, address).toBe(status);
  expect(await site.findInInbox(own.id)).toMatchObject({ events: [], state: { withdrawn: null } });
  expect(await site.keysUnder(`leads/${own.id}`)).toHaveLength(2);
  expect(await site.inbox().linkGeneration()).toBe(0);
});

test("an expired or ended link does nothing, and a visitor's page says what to do", async () => {
  const { id } = await sendWithLinks("Too Late");
  const ended = [
    links.to("card", id, inADay(), 7),
    links.to("upload", id, inADay(), 7),
    links.to("list", "", inADay(), 7),
  ];
  const late = [links.to("card", id, over(), 0), links.to("upload", id, over(), 0), links.to("list", "", over(), 0)];
  for (const link of [...ended, ...late]) expect((await site.ask(link ?? "")).status).toBe(403);
  const request = links.to("request", id, over()) ?? "";
  const page = await site.ask(request);
  expect(page.status).toBe(410);
  expect(await page.text()).toMatch(/This link has ended[\s\S]*tel:1300975707[\s\S]*mailto:privacy@/);
  expect((await site.ask(`${request}&act=withdraw`, withdraws)).status).toBe(410);
  expect(await site.keysUnder(`leads/${id}`)).toHaveLength(2);
  expect((await site.ask(links.to("request", id, inADay()) ?? "")).status).toBe(200);
});

test("while a secret is rotated, links signed with the old and the new one work, and no others", async () => {
  const [before, after] = ["the-secret-before-the-change", "the-secret-after-the-change"];
  const changing = await startSite({ vars: { LINK_SECRET: after, LINK_SECRET_PREVIOUS: before } });
  onTestFinished(() => changing.stop());
  const id = "5b0c2f6e-0a53-4f0e-9a3e-2f1d7c9b8a61";
  const open = async (kind: "request" | "upload", secret: string) => {
    const signed = createLinks("", createSignatures([secret]), Date.now);
    const link = signed.to(kind, id, inADay(), kind === "upload" ? 0 : undefined);
    return changing.ask(link ?? "");
  };
  for (const secret of [before, after]) {
    expect(await (await open("request", secret)).text()).toContain("WB-5B0C2F6E");
    expect((await open("upload", secret)).status).toBe(410);
  }
  expect(await (await open("request", "made-up-by-somebody")).text()).not.toContain("WB-5B0C2F6E");
  expect((await open("upload", "made-up-by-somebody")).status).toBe(403);
});
