import { postOf } from "../answers/cases.ts";
import { type Section, show, table } from "../report/section.ts";
import { startBenchSite } from "../runtimes/bench-site.ts";
import { openConnection } from "../runtimes/connection.ts";
import { percentile } from "../runtimes/load.ts";

const readers = 1_000;
const posters = 50;
const seconds = 60;
const addresses = ["/", "/residential", "/solar-batteries", "/contact", "/blog", "/faq", "/blog/insurance-warranty"];
/** One page in ten is one that nobody keeps. */
const pathOf = (turn: number) => `${addresses[turn % addresses.length]}${turn % 10 === 0 ? `?from=${turn}` : ""}`;

/** A thousand readers and fifty people who send requests, all at once, for a minute; then the mailbox is counted. */
export async function measureLoad(say: (text: string) => void): Promise<Section> {
  const site = await startBenchSite({ alone: true });
  const reads = newTally();
  const posts = newTally();
  const references: string[] = [];
  const until = performance.now() + seconds * 1000;
  const progress = setInterval(() => say(`${reads.times.length} pages, ${posts.times.length} requests sent`), 10_000);
  await Promise.all([
    ...Array.from({ length: readers }, (_, index) =>
      visit(site.url, until, 2_000 + (index % 7) * 1_000, reads, (ask, turn) =>
        ask({ path: pathOf(index + turn) }, 200),
      ),
    ),
    ...Array.from({ length: posters }, (_, index) =>
      visit(site.url, until, 2_000 + (index % 5) * 1_000, posts, async (ask, turn) => {
        const text = await ask(postOf(index * 1000 + turn), 202);
        references.push(/"reference":"WB-([^"]+)"/.exec(text)?.[1]?.toLowerCase() ?? "none");
      }),
    ),
  ]);
  clearInterval(progress);
  const lost = await missingMails(references, () => site.mailbox.messages, say);
  await site.stop();
  return section(reads, posts, references.length, lost);
}

type Tally = ReturnType<typeof newTally>;

function newTally() {
  return { times: [] as number[], failures: new Map<string, number>() };
}

type Ask = (call: Parameters<ReturnType<typeof openConnection>["ask"]>[0], status: number) => Promise<string>;

/** One visitor on a connection that stays open: asks, reads for a while, asks again. */
async function visit(
  url: string,
  until: number,
  pause: number,
  tally: Tally,
  step: (ask: Ask, turn: number) => Promise<unknown>,
): Promise<void> {
  const connection = openConnection(url);
  const ask: Ask = async (call, status) => {
    const { status: got, end, text } = await connection.ask(call, call.method === "POST");
    if (got !== status) throw new Error(`${call.path.split("?")[0]} answered ${got}`);
    tally.times.push(end);
    return text;
  };
  await rest(Math.random() * pause);
  for (let turn = 0; performance.now() < until; turn++) {
    await step(ask, turn).catch((error: unknown) => {
      const what = error instanceof Error ? error.message : String(error);
      tally.failures.set(what, (tally.failures.get(what) ?? 0) + 1);
    });
    await rest(Math.min(pause, Math.max(0, until - performance.now())));
  }
  connection.close();
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Mails may still be under way: they are waited for as long as they keep coming. */
async function missingMails(
  references: readonly string[],
  messages: () => readonly { campaign_id?: string }[],
  say: (text: string) => void,
): Promise<number> {
  let missing = references.length;
  let unchangedSince = performance.now();
  while (missing > 0 && performance.now() - unchangedSince < 60_000) {
    await rest(1_000);
    const mailed = new Set(messages().map(({ campaign_id = "" }) => campaign_id));
    const still = references.filter((one) => ![...mailed].some((id) => id.startsWith(one) && id.endsWith("staff")));
    if (still.length !== missing) unchangedSince = performance.now();
    missing = still.length;
    say(`${references.length - missing} of ${references.length} acknowledged requests are in the mailbox`);
  }
  return missing;
}

function section(reads: Tally, posts: Tally, acknowledged: number, lost: number): Section {
  const failures = [...reads.failures, ...posts.failures];
  const failed = failures.reduce((sum, [, count]) => sum + count, 0);
  const row = (name: string, { times }: Tally) => [
    name,
    times.length.toLocaleString("en-AU"),
    ...[0.5, 0.95, 0.99].map((part) => show(percentile(times, part))),
    show(Math.max(...times)),
  ];
  return {
    title: "Many visitors at once",
    figures: [
      { name: "failed answers under load", value: failed, unit: "failures", budget: 0 },
      { name: "acknowledged requests without a mail", value: lost, unit: "failures", budget: 0 },
    ],
    text: `${readers.toLocaleString("en-AU")} readers on open connections and ${posters} people who send requests, for ${seconds} s, on the machine that
also plays all of them.

${table(["", "answers", "median, ms", "95 %", "99 %", "longest"], [row("pages", reads), row("requests", posts)])}

Failures: ${failed === 0 ? "none" : failures.map(([what, count]) => `${count} × ${what}`).join(", ")}. Acknowledged requests: ${acknowledged}, of which ${acknowledged - lost} were in the
staff's mailbox afterwards.`,
  };
}
