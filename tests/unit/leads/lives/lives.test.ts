import { beforeEach, expect, test, vi } from "vitest";
import { dayAndTime, instantOf } from "#content/melbourne.ts";
import { formRequest, linkIn } from "#tests/running-site/lead-site.ts";
import { unescaped } from "#tests/worker/text.ts";
import { createLeads } from "#worker/leads/leads.ts";
import { keys } from "#worker/leads/record/documents.ts";
import { parseLead } from "#worker/leads/record/lead.ts";
import { stopTheClock } from "../inbox/runtime.ts";
import { World } from "../inbox/world.ts";
import { type Happening, type Life, lives } from "./lives.cases.ts";

beforeEach(stopTheClock);

const site = "https://site.example";
/** Of the request, and of its corrections. */
const idOf = (count: number) => `3f9a2c${count + 1}b-1111-4111-8111-111111111111`;

// After a change of words: npx vitest run --project unit tests/unit/leads/lives -u, and read what has changed.
test.each(Object.entries(lives))("what everybody reads on the way of %s", async (name, life) => {
  // Prices have tables of their own.
  const text = (await readLife(life))
    .join("\n\n")
    .replaceAll(/\$[\d,.]*\d(–[\d,]+)?/g, "$…")
    .replaceAll("\r\n", "␍\n");
  await expect(`${text}\n`).toMatchFileSnapshot(`${name}.txt`);
});

async function readLife({ received, sent, settings, refuses, happens }: Life): Promise<string[]> {
  const variables = {
    SITE_URL: site,
    LINK_SECRET: "the secret of these lives",
    MAIL_API_KEY: "key",
    LEAD_WEBHOOK_URL: "https://crm.example/in",
    LEAD_WEBHOOK_SECRET: "sixteen letters or more",
    ...settings,
  };
  const world = new World(variables);
  const [date = "", clock = ""] = received.split("T");
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  world.real = instantOf({ date, minutes: hours * 60 + minutes }).getTime();
  world.setClock();
  const unlimited = { limit: async () => ({ success: true }) };
  const bindings = {
    LEADS: world.worker().bucket,
    INBOX: { getByName: () => world.inbox() },
    REQUESTS_LIMIT: unlimited,
    REQUESTS_NOTICE: unlimited,
  };
  const env = Object.assign(Object.create(null), bindings, variables);
  let corrections = 0;
  const leads = createLeads({ env, now: () => new Date(), log: () => {} });

  const texts: string[] = [];
  const letters: string[] = [];
  const sentSince = new Set<string>();
  vi.stubGlobal("fetch", async (to: string | URL, init: RequestInit) => {
    const posted = JSON.parse(String(init.body));
    letters.push(JSON.stringify(posted).replaceAll("\\n", "\n"));
    sentSince.add(`✉ ${to}\n${posted.content ? letterAsText(posted) : linesOf(posted).join("\n")}`);
    const status = refuses !== undefined && String(to).includes(refuses) ? 500 : 202;
    return Response.json({ results: [{ status: "sent" }] }, { status });
  });
  const linkTo = (start: string) => {
    const letter = letters.find((text) => text.includes(`\n${site}${start}`));
    return letter === undefined ? undefined : linkIn(letter, start);
  };

  /** What is shown for the first time, or has changed since. */
  const lastShown = new Map<string, string[]>();
  const show = (what: string, lines: string[]) => {
    const known = lastShown.get(what) ?? [];
    const changed = lines.filter((line) => !known.includes(line));
    if (changed.length > 0) texts.push(`${what}\n${changed.join("\n")}`);
    lastShown.set(what, lines);
  };
  const open = async (path: string, init?: RequestInit) => {
    const alias = /^\/office\/([^?]+)/.exec(path)?.[1];
    return leads.serveOffice(new Request(site + path, init), alias);
  };
  const read = async (what: string, path: string) => {
    const answer = await open(path);
    const text = await answer.text();
    const lines = text.startsWith("BEGIN") ? text.split("\n") : textOf(text);
    show(what, [String(answer.status), ...linesOf(Object.fromEntries(answer.headers)), ...lines]);
    return text;
  };
  async function lookAround(own: string): Promise<void> {
    await world.pass(0);
    // Several requests are told of at once, in any order.
    texts.push(...[...sentSince].sort());
    sentSince.clear();
    const card = linkTo("/office/");
    if (card) {
      const page = await read("▤ The card", card);
      for (const [, link = ""] of page.matchAll(/href="([^"]*(?:calendar=|office\?)[^"]*)"/g))
        await read(`▤ ${/calendar=\w+/.exec(link)?.[0] ?? "The list"}`, unescaped(link));
    }
    const query = new URL(own, site).searchParams;
    const seen = own.startsWith("/contact") ? leads.checkSent(query) : await leads.checkRequest(query);
    show("▣ Their page", linesOf("view" in seen ? seen.view : seen));
    const visit = await leads.serveVisit(query);
    show("▣ Their calendar", [String(visit.status), ...(await visit.text()).trimEnd().split("\n")]);
  }

  const answer = await leads.accept(new Request(`${site}/api/assessment`, formRequest(sent, idOf(0))));
  const stored = await (await world.worker().bucket.get(keys.request(idOf(0))))?.text();
  const { consent } = parseLead(stored ?? "") ?? {};
  texts.push(`→ ${JSON.stringify(answer)}`, `Agreed to: ${JSON.stringify(consent)}`);
  const own = () => linkTo("/request?") ?? answer.confirmation ?? "";
  await lookAround(own());
  for (const happening of happens) {
    texts.push(`→ ${JSON.stringify(happening)}`);
    await happen(happening);
    await lookAround(own());
  }
  return texts.map((text) => text.replaceAll(/expires=(\d+)/g, until).replaceAll(/sig=[\w-]+/g, "sig=…"));

  async function happen(happening: Happening): Promise<void> {
    if ("hours" in happening) {
      await world.pass(happening.hours * 60);
      await leads.sweep();
      const list = linkTo("/office?");
      if (list) await read("▤ The list that the daily mail leads to", list);
    } else if ("corrects" in happening) {
      const replaces = idOf(corrections++);
      const changes = { ...sent, ...happening.corrects, replaces };
      await leads.accept(new Request(`${site}/api/assessment`, formRequest(changes, idOf(corrections))));
    } else if ("staff" in happening) {
      const { staff, ...fields } = happening;
      const body = new URLSearchParams({ outcome: staff, ...fields });
      const { status } = await open(linkTo("/office/") ?? "", { method: "POST", body });
      texts.push(`answered with ${status}`);
    } else {
      const body = new FormData();
      for (const [name, value] of Object.entries(happening.fields ?? {})) body.append(name, value);
      const http = new Request(`${site}${own()}&act=${happening.visitor}`, { method: "POST", body });
      texts.push(`answered with ${JSON.stringify(await leads.changeRequest(http))}`);
    }
  }
}

function until(_: string, seconds: string): string {
  return `expires=${dayAndTime(new Date(Number(seconds) * 1000))}`;
}

interface Posted {
  from: object;
  personalizations: object[];
  content: { type: string; value: string }[];
  attachments?: { filename: string; type: string; content: string }[];
}

/** Its words as plain text, its links as HTML has them, and its files. */
function letterAsText({ content, attachments = [], ...head }: Posted): string {
  const files = attachments.map((file) => `${file.filename}, ${file.type}\n${Buffer.from(file.content, "base64")}`);
  const written = (as: string) => content.find(({ type }) => type === as)?.value ?? "";
  const links = [...written("text/html").matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => `As HTML: ${href}`);
  return [...linesOf(head), written("text/plain"), ...links, ...files].join("\n");
}

function linesOf(facts: object): string[] {
  return Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
}

/** A page of the office in lines, links with their addresses. */
function textOf(page: string): string[] {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(page)?.[1] ?? "";
  const text = main
    .replaceAll(/<a [^>]*href="([^"]*)"[^>]*>/g, "[$1] ")
    .replaceAll(/<\w+ class="[^"]*text-clay[^>]*>/g, "\nIn red: ")
    .replaceAll(/<\/?b\b[^>]*>/g, "*")
    .replaceAll(/<\/?(a|dt)\b[^>]*>/g, "")
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/<[^>]+>/g, "\n");
  return unescaped(text)
    .split("\n")
    .filter((line) => line.trim() !== "");
}
