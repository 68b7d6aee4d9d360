// What visitors and staff do about an acknowledged request, and how to check that none of it was lost.
import { dayMs } from "#content/durations.ts";
import type { Random } from "#tests/random.ts";
import { pdf } from "#tests/sample-requests/samples.ts";
import { hrefsIn, parseHtml } from "#tests/unit/page-text.ts";
import { localLinkSecret } from "#tools/local/config.ts";
import { createLinks } from "#worker/leads/links/links.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import { keys } from "#worker/leads/record/documents.ts";
import type { KillableSite } from "../killable-site.ts";

export interface Action {
  id: string;
  name: "booking" | "quote" | "acceptance";
  /** The outcome that it records. */
  outcome: string;
  /** A booking's time, once it is acknowledged. */
  time?: string;
  /** The key that the card's form sends: a repeated post with it counts once. */
  key?: string;
  /** The kinds of email that it sends. */
  letters: ("change" | "visit" | "quote")[];
  /** How often it was posted: each post may have been recorded and emailed. */
  attempts: number;
  /** Posts once. Returns whether the post was acknowledged. */
  attempt(site: KillableSite): Promise<boolean>;
}

const links = createLinks("", createSignatures([localLinkSecret]), Date.now);
/** The request's page, by a link that is valid as long as those in the letters. */
const ownPage = (id: string) => links.to("request", id, Date.now() + 300 * dayMs) ?? "";
const card = (id: string) => links.to("card", id, Date.now() + dayMs, 0) ?? "";
const amount = "11,370";
const quotePdf = pdf("quote");

export function actionsOf(id: string, kind: string, random: Random): Action[] {
  if (kind === "booking") return [booking(id, random)];
  return kind === "quote" ? [quote(id), accept(id)] : [];
}

/** Books a half-day that the page offers. A second attempt, after a lost response, books another one. */
function booking(id: string, random: Random): Action {
  const choice = random.integer(0, 30);
  return {
    ...{ id, name: "booking", outcome: "chose-visit", letters: ["change", "visit"], attempts: 0 },
    async attempt(site) {
      const page = await (await site.ask(ownPage(id)).catch(() => undefined))?.text().catch(() => undefined);
      if (page === undefined) return false;
      const offeredTimes = [...page.matchAll(/time=([\d-]{10}-[ap]m)/g)].flatMap(([, time = ""]) => time);
      // Without times to choose from, the page answered but the inbox didn't.
      if (offeredTimes.length === 0) return false;
      const time = offeredTimes[choice % offeredTimes.length] ?? "";
      this.attempts += 1;
      const path = `${ownPage(id)}&act=book&time=${time}`;
      if (!(await postOnce(site, path, new FormData(), [409]))) return false;
      this.time = time;
      return true;
    },
  };
}

/** Sends a quote from the card. Its key makes all attempts one quote. */
function quote(id: string): Action {
  const key = crypto.randomUUID();
  return {
    ...{ id, name: "quote", outcome: "quoted", key, letters: ["quote"], attempts: 0 },
    attempt(site) {
      this.attempts += 1;
      const body = new FormData();
      const fields = { outcome: "quoted", key, amount, file: new File([quotePdf], "quote.pdf") };
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      return postOnce(site, card(id), body);
    },
  };
}

/** Accepts the quote once its letter has been sent: before that the page doesn't show it. */
function accept(id: string): Action {
  return {
    ...{ id, name: "acceptance", outcome: "accepted-quote", letters: ["change"], attempts: 0 },
    async attempt(site) {
      const unsentQuote = `SELECT 1 FROM mails WHERE request = '${id}' AND kind = 'quote' AND phase IN ('due', 'sending')`;
      if (site.rows(unsentQuote).length > 0) return false;
      this.attempts += 1;
      return postOnce(site, `${ownPage(id)}&act=accept-quote`, new FormData());
    },
  };
}

/**
 * Posts the body once. Returns whether it was acknowledged: false if the site or its storage didn't answer, so that the caller posts
 * again. Throws if it was refused with a status that isn't in `alsoExpected`.
 */
async function postOnce(
  site: KillableSite,
  path: string,
  body: FormData,
  alsoExpected: number[] = [],
): Promise<boolean> {
  const response = await site.ask(path, { method: "POST", body }).catch(() => undefined);
  // Read the body to its end: an unread body crashes Node's client if the runtime is killed meanwhile.
  await response?.arrayBuffer().catch(() => undefined);
  const status = response?.status ?? 503;
  if (status !== 303 && status < 500 && !alsoExpected.includes(status))
    throw new Error(`${path} was refused: ${status}`);
  return status === 303;
}

/** What is missing although it was acknowledged. */
export async function lossesOf(action: Action, site: KillableSite): Promise<string[]> {
  const { id, name, outcome, key = "", time = null } = action;
  const events = site.rows(
    `SELECT key, time FROM events WHERE request = '${id}' AND outcome = '${outcome}' ORDER BY rowid`,
  );
  if (name === "booking") {
    const places = site.rows(`SELECT halfDay FROM places WHERE request = '${id}'`);
    const stored: unknown = JSON.parse((await site.document(keys.visit(id))) ?? "{}");
    const documented = typeof stored === "object" && stored !== null ? Reflect.get(stored, "time") : undefined;
    const all = { event: events.at(-1)?.time, place: places[0]?.halfDay, document: documented };
    return Object.entries(all).flatMap(([where, found]) =>
      found === time ? [] : `its ${where} says ${found}, not ${time}`,
    );
  }
  if (events.length !== 1) return [`${outcome} was recorded ${events.length} times, not once`];
  if (name === "acceptance") return [];
  const page = await (await site.ask(ownPage(id))).text();
  const href = hrefsIn(parseHtml(page)).find((href) => href.startsWith("/api/quote?")) ?? "";
  const file = await site.ask(href);
  const isWhole = Buffer.from(quotePdf).equals(Buffer.from(await file.arrayBuffer()));
  return [
    events[0]?.key === key ? [] : "the recorded quote isn't the one that was acknowledged",
    page.includes(`$${amount}`) ? [] : "its page doesn't show the amount",
    isWhole ? [] : "the PDF on its page isn't the one that was sent",
  ].flat();
}

/** How many of a request's files staff can open. */
export async function filesOnCard(id: string, site: KillableSite): Promise<number> {
  const page = await (await site.ask(card(id))).text();
  const hrefs = hrefsIn(parseHtml(page)).filter((href) => /\/uploads\/.+file=\d+$/.test(href));
  const paths = hrefs.map((href) => new URL(href, site.url));
  const responses = await Promise.all(paths.map(({ pathname, search }) => site.ask(pathname + search)));
  await Promise.all(responses.map((response) => response.arrayBuffer()));
  return responses.filter(({ ok }) => ok).length;
}
