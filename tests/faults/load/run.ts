// npx node tests/faults/load/run.ts: fifty senders and two hundred readers for a minute; then thousands of open requests while
// the relay is down, and what happens when it is back. -- --seconds 60 --open 10000 --down 60
import { setTimeout as after } from "node:timers/promises";
import { parseArgs } from "node:util";
import { pages } from "#content/pages.ts";
import { assessment } from "#tests/request/assessment.ts";
import { jsonRequest, kindOf } from "#tests/site/lead-site.ts";
import { startKillableSite } from "../killable-site.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    open: { type: "string", default: "10000" },
    down: { type: "string", default: "60" },
  },
});
const [seconds, open, down] = [values.seconds, values.open, values.down].map(Number) as [number, number, number];
const senders = 50;
const readers = 200;

/** Waits as they are on this machine: an hour of the relay's is a minute here. */
const site = await startKillableSite({ TIMING: "local" });
try {
  await crowd();
  await outage();
} finally {
  await site.stop();
}

async function crowd(): Promise<void> {
  const [posts, reads]: [number[], number[]] = [[], []];
  const ends = Date.now() + seconds * 1000;
  let refused = 0;
  const send = async () => {
    while (Date.now() < ends) if (!(await post(posts))) refused += 1;
  };
  const read = async (reader: number) => {
    for (let count = reader; Date.now() < ends; count++) {
      const began = Date.now();
      await (await site.ask(pages[count % pages.length]?.path ?? "/")).arrayBuffer();
      reads.push(Date.now() - began);
      await after(1000);
    }
  };
  await Promise.all([
    ...Array.from({ length: senders }, send),
    ...Array.from({ length: readers }, (_, index) => read(index)),
  ]);
  console.log(`${senders} senders, ${seconds} s: ${posts.length} acknowledged, ${refused} refused, ${times(posts)}`);
  console.log(`${readers} readers, ${seconds} s: ${reads.length} pages, ${times(reads)}`);
  await delivered(posts.length);
}

async function outage(): Promise<void> {
  site.mailbox.faults.set({ mode: "500" });
  const before = staffMails();
  const posts: number[] = [];
  const send = async () => {
    while (posts.length < open) await post(posts);
  };
  await Promise.all(Array.from({ length: senders }, send));
  console.log(`${posts.length} requests while the relay is down: ${times(posts)}`);
  await after(down * 1000);
  const meanwhile: number[] = [];
  for (let count = 0; count < 20; count++) await post(meanwhile);
  console.log(`With all of them open: ${times(meanwhile)}; ${JSON.stringify(await health())}`);
  site.mailbox.faults.set({ mode: "none" });
  await delivered(before + posts.length + meanwhile.length);
}

async function post(taken: number[]): Promise<boolean> {
  const id = crypto.randomUUID();
  const began = Date.now();
  const request = jsonRequest(assessment({ name: `Crowd ${id}`, email: `${id}@example.com` }), id);
  const answer = await site.ask("/api/assessment", request);
  await answer.arrayBuffer();
  if (answer.status === 202) taken.push(Date.now() - began);
  return answer.status === 202;
}

async function delivered(count: number): Promise<void> {
  const began = Date.now();
  const longest = 900_000;
  while (staffMails() < count && Date.now() - began < longest) {
    await site.sweep();
    await after(1000);
  }
  const copies = Map.groupBy(
    site.mailbox.messages.filter((mail) => kindOf(mail) === "staff"),
    ({ campaign_id }) => campaign_id,
  );
  const twice = [...copies.values()].filter(({ length }) => length > 1).length;
  console.log(
    `${copies.size} of ${count} mailed to staff ${Math.round((Date.now() - began) / 1000)} s later, ${twice} twice`,
  );
  if (copies.size < count) process.exitCode = 1;
}

function staffMails(): number {
  return new Set(site.mailbox.messages.filter((mail) => kindOf(mail) === "staff").map((mail) => mail.campaign_id)).size;
}

async function health(): Promise<object> {
  const { leads } = await (await site.ask("/api/health")).json<{ leads: object }>();
  return leads;
}

function times(taken: readonly number[]): string {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return `median ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${sorted.at(-1)} ms`;
}
