import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { pdf } from "#tests/sample-files.ts";
import { chancesOf } from "#tests/seeded.ts";
import { formRequest, linkIn, referenceIn, textOf } from "#tests/site/lead-site.ts";
import { localMailKey, localVars } from "#tools/local/vars.ts";
import type { Message } from "#tools/mailbox/mailbox.ts";
import { createLinks } from "#worker/leads/links/links.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import type { KillableSite } from "../faults/killable-site.ts";
import { type Hostile, hostileRequest, type Material } from "./grammar.ts";
import { brokenRules, isHttp, reachedTheSite } from "./rules.ts";
import { type Heard, speak } from "./speak.ts";
import { mark } from "./words.ts";

export interface FuzzingPlan {
  requests: number;
  seed: number;
  /** Waits out the site's patience with bodies that never end; 20 s each. */
  patient: boolean;
  /** Only this one of the seed's requests. */
  only?: number;
}

interface Failure {
  number: number;
  broken: string[];
  request: Hostile;
}

export interface FuzzingResult {
  failures: Failure[];
  /** How often each status came from the site. */
  statuses: Map<number, number>;
  /** Requests that ended before the site was asked: no HTTP, or cut off. */
  unheard: number;
  slowestMs: number;
  /** Kilobytes by which the runtime grew with each request after the first fifth, and then with each friendly one. */
  growth: { hostile: number; friendly: number };
  /** Requests that were acknowledged among all that, and those of them that never reached staff. */
  acknowledged: number;
  lost: string[];
  /** Log lines that hold what was said, a secret, or an exception that nobody caught. */
  badLogs: string[];
}

/** An answer or an end must come within this; a body that falls silent is waited for 20 s. */
const limitMs = 40_000;
const atOnce = 6;

/** Sends hostile requests, all of a seed's, and says what was wrong with the answers. */
export async function runFuzzing(
  site: KillableSite,
  { requests, seed, patient, only }: FuzzingPlan,
): Promise<FuzzingResult> {
  const material = await materialOf(site);
  const port = Number(new URL(site.url).port);
  const result: FuzzingResult = {
    failures: [],
    statuses: new Map(),
    unheard: 0,
    slowestMs: 0,
    growth: { hostile: 0, friendly: 0 },
    acknowledged: 0,
    lost: [],
    badLogs: [],
  };
  const references: string[] = [];
  const before = site.logs.length;
  const numbers = only === undefined ? Array.from({ length: requests }, (_, index) => index) : [only];
  let next = 0;
  let early = 0;

  async function lane(): Promise<void> {
    for (let number = numbers[next++]; number !== undefined; number = numbers[next++]) {
      const request = hostileRequest(chancesOf(seed * 1_000_003 + number), material);
      const started = performance.now();
      const spoken = { ...request, ends: !patient && !isHttp(request) };
      // A connection that ends with an unread body may take the answer with it; twice it doesn't.
      const heard = (await speak(port, spoken, limitMs)) ?? (await speak(port, spoken, limitMs));
      result.slowestMs = Math.max(result.slowestMs, performance.now() - started);
      if (heard !== undefined && heard !== "hang" && reachedTheSite(heard))
        result.statuses.set(heard.status, (result.statuses.get(heard.status) ?? 0) + 1);
      else result.unheard += 1;
      const broken = brokenRules(request, heard);
      if (broken.length > 0) result.failures.push({ number, broken, request });
      const reference = referenceFrom(heard);
      if (reference !== undefined) references.push(reference);
      if (next === Math.ceil(requests / 5)) early = kilobytes(site);
    }
  }

  await Promise.all(Array.from({ length: atOnce }, lane));
  if (patient) {
    result.growth.hostile = (kilobytes(site) - early) / (0.8 * requests);
    result.growth.friendly = await friendlyGrowth(site);
  }
  result.acknowledged = references.length;
  result.lost = await lostOf(site, references);
  result.badLogs = site.logs.slice(before).filter(isBad);
  return result;
}

async function materialOf(site: KillableSite): Promise<Material> {
  const answer = await site.ask(
    "/api/assessment",
    formRequest({ name: "Fuzzed", file: new File([pdf()], "bill.pdf") }),
  );
  const reference = referenceIn(await answer.json());
  const [staff, visitor] = [await mail(site, reference, "staff"), await mail(site, reference, "visitor")];
  const signatures = createSignatures([localVars({ site: site.url, mailbox: "" }).LINK_SECRET ?? ""]);
  const links = createLinks(site.url, signatures, Date.now);
  const [id = ""] = signatures.idsOf(staff.campaign_id?.split(".")[0] ?? "");
  const expired = [await links.upload(id, Date.now() - 1000), await links.consent(id, "withdraw", Date.now() - 1000)];
  const html = await Promise.all(
    [
      "/",
      "/contact",
      "/rebates-and-finance",
      "/commercial",
      "/hot-water",
      "/solar-batteries",
      "/service-areas",
      "/blog",
    ].map(async (path) => (await site.ask(path)).text()),
  );
  const sitemap = await (await site.ask("/sitemap.xml")).text();
  return {
    pages: [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => new URL(address).pathname),
    queryNames: [...new Set([...html.join("").matchAll(/\sname="([\w-]+)"/g)].map(([, name = ""]) => name))],
    files: [
      "/favicon.svg",
      "/favicon.ico",
      "/_headers",
      "/cards/home.jpg",
      "/icon-192.png",
      ...globSync("assets/*", { cwd: "dist/client" })
        .slice(0, 12)
        .map((name) => `/${name}`),
    ],
    signed: {
      links: [
        linkIn(textOf(staff), "/uploads/"),
        linkIn(textOf(staff), "/consent"),
        linkIn(textOf(visitor), "/consent"),
      ],
      expired: expired.map((link) => (link ?? "").slice(site.url.length)),
      receipts: site.mailbox.receipts.headersFor,
    },
  };
}

async function mail(site: KillableSite, reference: string, kind: string): Promise<Message> {
  for (let waited = 0; waited < 20_000; waited += 50) {
    const found = site.mailbox.messages.find(
      ({ subject = "", campaign_id = "" }) => subject.includes(reference) && campaign_id.endsWith(kind),
    );
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${reference}: no mail to ${kind}`);
}

function referenceFrom(heard: Heard): string | undefined {
  if (heard === undefined || heard === "hang" || ![202, 303].includes(heard.status)) return undefined;
  return /WB-[0-9A-F]{8}/.exec(heard.body + (heard.headers.get("Location") ?? ""))?.[0];
}

async function lostOf(site: KillableSite, references: readonly string[]): Promise<string[]> {
  const arrived = () =>
    new Set(
      site.mailbox.messages
        .filter(({ campaign_id = "" }) => campaign_id.endsWith(".staff"))
        .map(({ subject = "" }) => /WB-[0-9A-F]{8}/.exec(subject)?.[0]),
    );
  const missing = () => references.filter((reference) => !arrived().has(reference));
  for (let waited = 0; waited < 60_000 && missing().length > 0; waited += 250)
    await new Promise((resolve) => setTimeout(resolve, 250));
  return missing();
}

/** What stands in a path that leads nowhere is logged on purpose; it is the only thing that strangers get into the log. */
function isBad(line: string): boolean {
  // The runtime's own complaints about what is no HTTP; at the edge they are Cloudflare's, and not in our log.
  if (/^Uncaught exception: (kj|workerd)\//.test(line)) return false;
  if (line.includes(localMailKey) || line.includes("on-this-machine-only") || /\bsig=|\bat \S+ \(/.test(line))
    return true;
  return (
    /Uncaught|Unreadable|Error:/.test(line) ||
    (line.includes(mark) && !/"event":"answer".*"status":(404|405|400)/.test(line))
  );
}

/** The local runtime keeps something of every request, a bare Worker's too: what is harmless is what all requests leave. */
async function friendlyGrowth(site: KillableSite): Promise<number> {
  const before = kilobytes(site);
  for (let count = 0; count < friendlyRequests; count += atOnce)
    await Promise.all(Array.from({ length: atOnce }, async () => (await site.ask("/api/health")).text()));
  return (kilobytes(site) - before) / friendlyRequests;
}

const friendlyRequests = 1200;

/** What the runtime's process holds, as the system counts it. */
function kilobytes({ pids }: KillableSite): number {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", pids().join(",")], { encoding: "utf8" });
  return stdout.split("\n").reduce((sum, line) => sum + Number(line), 0);
}
