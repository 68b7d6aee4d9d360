// npx node tests/faults/load/run.ts: fifty senders and two hundred readers for a minute; then thousands of open requests while
// the relay is down, and what happens when it is back.
import { setTimeout as after } from "node:timers/promises";
import { pages } from "#content/pages.ts";
import { healthLink, jsonRequest, kindOf, textOf } from "#tests/running-site/lead-site.ts";
import { minimalRequest } from "#tests/sample-requests/samples.ts";
import { countIn, readOptions } from "#tools/command-line.ts";
import { localLinkSecret } from "#tools/local/config.ts";
import type { Message } from "#tools/mailbox/mailbox.ts";
import { createLinks } from "#worker/leads/links/links.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import { startKillableSite } from "../killable-site.ts";
import { allowedCopies } from "../kills/arrivals.ts";

const usage = `npx node tests/faults/load/run.ts
  --seconds 60   how long the senders and readers go on
  --open 10000   how many requests are sent while the relay is down
  --down 60      for how many seconds the relay then stays down`;
const options = readOptions(usage, {
  seconds: { type: "string", default: "60" },
  open: { type: "string", default: "10000" },
  down: { type: "string", default: "60" },
});
const seconds = countIn(usage, "seconds", options.seconds);
const openRequests = countIn(usage, "open", options.open);
const outageSeconds = countIn(usage, "down", options.down);
const senderCount = 50;
const crowdOfReaders = 200;
const readersInOutage = 10;
const longestSilenceMs = 180_000;
/** Connections that broke before they were answered. */
let brokenCount = 0;

/** Local timing: an hour between tries is a minute here. */
const site = await startKillableSite({ TIMING: "local" });
try {
  // Until the timer has run once, health reports it as late.
  await site.sweep();
  await crowd();
  await outage();
} finally {
  await site.stop();
}

async function crowd(): Promise<void> {
  const postsMs: number[] = [];
  let refusedCount = 0;
  const endMs = Date.now() + seconds * 1000;
  const send = async () => {
    while (Date.now() < endMs) if (!(await post(postsMs))) refusedCount += 1;
  };
  const sending = Promise.all(Array.from({ length: senderCount }, send));
  await readDuring(`${crowdOfReaders} readers, ${seconds} s`, crowdOfReaders, sending);
  console.log(
    `${senderCount} senders, ${seconds} s: ${postsMs.length} acknowledged, ${refusedCount} refused, ${summaryOf(postsMs)}`,
  );
  await waitForDelivery(postsMs.length);
}

async function outage(): Promise<void> {
  site.mailbox.faults.set({ mode: "500" });
  const staffCountBefore = staffLetters().size;
  const postsMs: number[] = [];
  let callsBefore = site.mailbox.calls();
  const send = async () => {
    while (postsMs.length < openRequests) await post(postsMs);
  };
  await Promise.all(Array.from({ length: senderCount }, send));
  console.log(
    `${postsMs.length} requests while the relay is down: ${summaryOf(postsMs)}; ${callsSince()}; ${brokenCount} broke off`,
  );
  await openList();
  callsBefore = site.mailbox.calls();
  await readDuring(`With all of them open, ${outageSeconds} s`, readersInOutage, after(outageSeconds * 1000));
  const laterPostsMs: number[] = [];
  for (let count = 0; count < 20; count++) await post(laterPostsMs);
  console.log(`20 more: ${summaryOf(laterPostsMs)}; ${callsSince()}; ${JSON.stringify(await health())}`);
  site.mailbox.faults.set({ mode: "none" });
  const delivering = waitForDelivery(staffCountBefore + postsMs.length + laterPostsMs.length);
  await readDuring("While they are emailed", readersInOutage, delivering);

  function callsSince(): string {
    return `the relay was called ${site.mailbox.calls() - callsBefore} times`;
  }
}

/** Opens the list as staff do from the daily email. Its first page reads fifty documents, however many requests are open. */
async function openList(): Promise<void> {
  const links = createLinks("", createSignatures([localLinkSecret]), Date.now);
  const readsMs: number[] = [];
  for (let count = 0; count < 20; count++) {
    const startMs = Date.now();
    const response = await ask(links.to("list", "", Date.now() + 60_000, 0) ?? "");
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`the list answered ${response.status}`);
    readsMs.push(Date.now() - startMs);
  }
  console.log(`The list, 20 times: ${summaryOf(readsMs)}`);
}

/** Each reader fetches one page, or the site's health, a second. */
async function readDuring(situation: string, readerCount: number, work: Promise<unknown>): Promise<void> {
  const readsMs: number[] = [];
  let isOver = false;
  const paths = [...pages.map(({ path }) => path), "/api/health"];
  const read = async (reader: number) => {
    for (let count = reader; !isOver; count++) {
      const startMs = Date.now();
      const response = await ask(paths[count % paths.length] ?? "/");
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${response.url} answered ${response.status}`);
      readsMs.push(Date.now() - startMs);
      await after(1000);
    }
  };
  const reading = Promise.all(Array.from({ length: readerCount }, (_, index) => read(index)));
  await Promise.race([work, reading]);
  isOver = true;
  await Promise.all([work, reading]);
  console.log(`${situation}: ${readsMs.length} pages, ${summaryOf(readsMs)}`);
}

async function post(durationsMs: number[]): Promise<boolean> {
  const id = crypto.randomUUID();
  const startMs = Date.now();
  const request = jsonRequest(minimalRequest({ name: `Crowd ${id}`, email: `${id}@example.com` }), id);
  const response = await ask("/api/assessment", request);
  await response.arrayBuffer();
  if (response.status === 202) durationsMs.push(Date.now() - startMs);
  return response.status === 202;
}

/** Tries again if the connection breaks, as the form's outbox does. */
async function ask(path: string, init?: RequestInit): Promise<Response> {
  return site.ask(path, init).catch(async () => {
    brokenCount += 1;
    await after(1000);
    return site.ask(path, init);
  });
}

/** Waits until staff have all emails, or until none has arrived for `longestSilenceMs`. */
async function waitForDelivery(count: number): Promise<void> {
  const startMs = Date.now();
  for (
    let [arrivedCount, lastArrivalMs] = [0, startMs];
    arrivedCount < count && Date.now() - lastArrivalMs < longestSilenceMs;
    await after(1000)
  ) {
    // If the timer's run fails, the next one is a second away.
    await site.sweep().catch(() => {});
    const currentCount = staffLetters().size;
    if (currentCount > arrivedCount) [arrivedCount, lastArrivalMs] = [currentCount, Date.now()];
    else site.mailbox.readFallbackMails();
  }
  const copies = staffLetters();
  const counts = [...copies.values()].map(({ length }) => length);
  const twiceCount = counts.filter((length) => length > 1).length;
  const tooOftenCount = counts.filter((length) => length > allowedCopies).length;
  const waitedSeconds = Math.round((Date.now() - startMs) / 1000);
  console.log(
    `${copies.size} of ${count} emailed to staff ${waitedSeconds} s later, ${twiceCount} twice, ${tooOftenCount} too often`,
  );
  if (copies.size < count || tooOftenCount > 0) process.exitCode = 1;
}

/** Letters to staff by request. One by the fallback has no campaign id: the first about a request begins with the reference and links to the card. */
function staffLetters() {
  const requestOf = (letter: Message) => {
    if (letter.campaign_id !== undefined)
      return kindOf(letter) === "staff" ? letter.campaign_id.split(".", 1)[0] : undefined;
    const text = textOf(letter);
    return text.startsWith("WB-") ? /\/office\/([^?]+)\?/.exec(text)?.[1] : undefined;
  };
  const copies = Map.groupBy(site.mailbox.messages, requestOf);
  copies.delete(undefined);
  return copies;
}

async function health(): Promise<object> {
  const { leads } = await (await ask(healthLink())).json<{ leads: object }>();
  return leads;
}

function summaryOf(durationsMs: readonly number[]): string {
  if (durationsMs.length === 0) return "no times";
  const sorted = durationsMs.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return `median ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${sorted.at(-1)} ms`;
}
