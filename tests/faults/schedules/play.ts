import { eventOf, type ReceiptEvent } from "#tools/mailbox/receipts.ts";
import { createLinks } from "#worker/leads/links/links.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import type { KillableRuntime } from "../killable-runtime.ts";
import { type CardPost, cardPostOf, type Press } from "./card-post.ts";
import { headerNames, linkSecret, type Plan, type Snapshot } from "./entry/plan.ts";
import { type History, idOf } from "./history.ts";
import type { Relay, RelayCall } from "./relay.ts";
import { filePostOf, requestOf } from "./requests.ts";
import { siteUrl } from "./runtime.ts";
import { isDeadly, planOf, type Schedule, type Step } from "./schedule.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Plays one schedule from its first post until everything is calm again, and tells what was seen. */
export async function play(schedule: Schedule, name: string, runtime: KillableRuntime, relay: Relay): Promise<History> {
  const history: History = {
    schedule,
    posts: [],
    withdrawals: [],
    receipts: [],
    marks: [],
    files: [],
    hook: [],
    ended: 0,
    resends: [],
    snapshots: [],
    interruptions: [],
    relay: [],
    relayCallsBeforeRepair: 0,
    objects: [],
    days: 0,
  };
  const began = Date.now();
  const ids = schedule.leads.map(() => crypto.randomUUID());
  /** Every lead that the site ever named: a runtime that was killed no longer knows them. */
  const named = new Set<string>();
  /** Buttons on cards that were pressed. */
  const presses: Press[] = [];
  let pressed = 0;
  let time = began;
  let skew = 0;
  let machineSkew = 0;
  let calls = 0;
  let restarted: Promise<unknown> = Promise.resolve();
  const faults = planOf(schedule);

  const headers = () => ({
    [headerNames.schedule]: name,
    [headerNames.time]: String(time),
    [headerNames.skew]: String(skew),
    [headerNames.machineSkew]: String(machineSkew),
    // The runtime may close a connection that has been quiet for seconds just when it is used again.
    Connection: "close",
    "Accept-Encoding": "identity",
  });

  /** Like a visitor's device: where the runtime dies meanwhile, no answer comes. */
  async function ask(path: string, init: RequestInit): Promise<Response | undefined> {
    try {
      const answer = await fetchPatiently(runtime.url() + path, {
        redirect: "manual",
        signal: AbortSignal.timeout(600_000),
        ...init,
        headers: { ...headers(), ...init.headers },
      });
      calls = Math.max(calls, Number(answer.headers.get(headerNames.calls)));
      for (const id of (answer.headers.get(headerNames.leads) ?? "").split(",").filter(Boolean)) named.add(id);
      return answer;
    } catch (error) {
      if (!isDeadly(schedule)) throw error;
      return undefined;
    }
  }

  async function control(action: string, body?: Plan & { ids: string[] }): Promise<Snapshot> {
    for (let attempt = 0; ; attempt++) {
      await restarted;
      const answer = await ask(`/schedule/${action}`, { method: "POST", body: JSON.stringify(body ?? {}) });
      if (answer && !answer.ok) throw new Error(`${action}: ${answer.status} ${await answer.text()}`);
      if (!answer && attempt > 5) throw new Error(`${action}: the runtime doesn't answer`);
      if (!answer) continue;
      const snapshot: Snapshot = await answer.json();
      calls = Math.max(calls, snapshot.calls);
      history.snapshots.push(snapshot);
      return snapshot;
    }
  }

  const begin = (callsBefore: number, relayCallsBefore: number) =>
    control("begin", { ...faults, callsBefore, relayCallsBefore, ids: [...named, ...Object.keys(latest().leads)] });

  function latest(): Snapshot {
    return history.snapshots.at(-1) ?? nothing;
  }

  /** Lets time go by; alarms go off when they are due. */
  async function pass(minutes: number): Promise<void> {
    const until = time + minutes * minute;
    let seen = await control("look");
    for (let fired = 0; ; fired++) {
      const next = Math.min(...Object.values(seen.leads).map(({ alarm }) => alarm ?? Number.POSITIVE_INFINITY));
      if (next > until) break;
      if (fired > 1000) throw new Error("alarms go off without end");
      time = Math.max(time, next);
      seen = await control("alarms");
    }
    time = until;
  }

  async function post(lead: number, variant: number): Promise<void> {
    const { path, init, marker, file } = requestOf(schedule, { lead, variant, name, ids });
    const startedAt = calls;
    const id = schedule.leads[lead]?.envelope === "json" ? ids[lead] : undefined;
    if (id !== undefined) named.add(id);
    const answer = await ask(path, init);
    const json: unknown = answer?.status === 202 ? await answer.json().catch(() => undefined) : undefined;
    const location = answer?.headers.get("Location") ?? "";
    const reference = /WB-[0-9A-F]{8}/.exec(json === undefined ? location : JSON.stringify(json))?.[0];
    if (json === undefined) await answer?.arrayBuffer().catch(() => {});
    history.posts.push({
      lead,
      marker,
      file,
      status: answer?.status ?? 0,
      reference,
      startedAt,
      answeredAt: calls,
      time,
    });
    // Under which id a form was kept, only the site knows.
    if (id === undefined) await control("look");
  }

  function idOfLead(lead: number): string | undefined {
    const reference = history.posts.findLast((one) => one.lead === lead && one.reference)?.reference;
    const known = reference === undefined ? undefined : idOf(reference, history);
    return schedule.leads[lead]?.envelope === "json" ? ids[lead] : known;
  }

  async function tamper(action: "spoil" | "resend", lead: number): Promise<void> {
    const id = idOfLead(lead);
    if (id === undefined) return;
    if (action === "resend") history.resends.push({ id, number: calls });
    await control(`${action}/${id}`);
  }

  async function withdraw(lead: number, scope: "withdraw" | "delete"): Promise<void> {
    const id = idOfLead(lead);
    if (id === undefined) return;
    const links = createLinks(siteUrl, createSignatures([linkSecret]), () => time);
    const link = new URL((await links.consent(id, scope, time + 300 * 24 * hour)) ?? "");
    const startedAt = calls;
    const answer = await ask(link.pathname + link.search, { method: "POST" });
    await answer?.arrayBuffer().catch(() => {});
    const answeredAt = Number(answer?.headers.get(headerNames.calls) ?? 0);
    history.withdrawals.push({
      id,
      status: answer?.status ?? 0,
      startedAt,
      answeredAt,
      skewed: skew + machineSkew !== 0,
    });
  }

  async function mark(lead: number, posted: CardPost): Promise<void> {
    const id = idOfLead(lead);
    if (id === undefined) return;
    const note = `jabberwock-${name}-${pressed++}.`;
    const press = { id, posted, note, ...(await cardPostOf(id, posted, { note, key: crypto.randomUUID(), time })) };
    presses.push(press);
    for (let time = 0; time < posted.times; time++) await sendPress(press);
  }

  async function sendPress({ id, posted, note, path, init }: Press): Promise<void> {
    const answer = await ask(path, init);
    await answer?.arrayBuffer().catch(() => {});
    const answeredAt = Number(answer?.headers.get(headerNames.calls) ?? 0);
    const skewed = skew + machineSkew !== 0;
    history.marks.push({ id, ...posted, note, status: answer?.status ?? 0, answeredAt, skewed });
  }

  async function replay(mark: number): Promise<void> {
    const press = presses[mark % presses.length];
    if (press) await sendPress(press);
  }

  async function add(lead: number, which: number): Promise<void> {
    const id = idOfLead(lead);
    const post = history.posts.find((one) => one.lead === lead && one.reference);
    if (id === undefined || !post) return;
    const file = `jabberwock-${name}-${lead}-${which}.pdf`;
    const startedAt = calls;
    const { path, init } = await filePostOf(id, file, post.time);
    const answer = await ask(path, init);
    await answer?.arrayBuffer().catch(() => {});
    history.files.push({ id, name: file, status: answer?.status ?? 0, startedAt });
    // Under which id it was kept, only the site knows.
    await control("look");
  }

  async function report(call: RelayCall | undefined, event: ReceiptEvent, forged: boolean): Promise<void> {
    if (!call) return;
    const body = JSON.stringify([eventOf(call.message, event)]);
    const signed = relay.receipts.headersFor(body, Math.floor(time / 1000));
    const answer = await ask("/api/mail-events", {
      method: "POST",
      body,
      headers: forged ? { ...signed, Signature: (signed.Signature ?? "").replace(/:..../, ":AAAA") } : signed,
    });
    const answeredAt = Number(answer?.headers.get(headerNames.calls) ?? 0);
    history.receipts.push({
      call,
      event,
      forged,
      status: answer?.status ?? 0,
      answeredAt,
      skewed: skew + machineSkew !== 0,
    });
  }

  async function perform(step: Step): Promise<unknown> {
    const mails = relay.callsOf(name);
    const taken = mails.filter((call) => call.taken);
    if (step.do === "post") return post(step.lead, step.variant);
    if (step.do === "withdraw") return withdraw(step.lead, step.scope);
    if (step.do === "mark") return mark(step.lead, step);
    if (step.do === "add") return add(step.lead, step.file);
    if (step.do === "replay") return replay(step.mark);
    if (step.do === "spoil" || step.do === "resend") return tamper(step.do, step.lead);
    if (step.do === "wait") return pass(step.minutes);
    if (step.do === "stall") {
      time += step.minutes * minute;
      return undefined;
    }
    if (step.do === "clock") {
      skew = step.hours * hour;
      return undefined;
    }
    if (step.do === "machine-clock") {
      machineSkew = step.hours * hour;
      return undefined;
    }
    if (step.do === "receipt") {
      for (let time = 0; time < step.times; time++) await report(taken[step.mail % taken.length], step.event, false);
      return undefined;
    }
    if (step.do === "forge") return report(mails[step.mail % mails.length], step.event, true);
    return control(step.do);
  }

  let dying = false;
  relay.whenKilled(name, (number, relayCalls) => {
    // What goes on while the runtime dies may come to the next kill, which is met again afterwards.
    if (dying) return;
    dying = true;
    const started = runtime.kill().then(() => runtime.start());
    restarted = started.then(() => {
      history.interruptions.push({ from: number, to: Number.POSITIVE_INFINITY, mails: relay.callsOf(name).length });
      dying = false;
      // What it had before is asked for again: nothing of the plan is stored.
      restarted = Promise.resolve();
      return begin(number + 1, relayCalls);
    });
  });

  await begin(0, 0);
  const under: Promise<unknown>[] = [];
  for (const step of schedule.steps) {
    const alone = ["wait", "stall", "clock", "machine-clock"].includes(step.do);
    if (alone) await Promise.all(under.splice(0));
    under.push(perform(step));
    if (!step.overlaps || alone) await Promise.all(under.splice(0));
  }
  await Promise.all(under);

  // From here on nothing fails any more, and the timer goes off again.
  skew = 0;
  machineSkew = 0;
  await control("calm");
  await control("sweep");
  await pass(70);
  await control("sweep");
  await pass(70);
  history.relayCallsBeforeRepair = relay.callsOf(name).length;
  await control("repair");
  await pass(24 * 60);
  for (let round = 0; round < 3; round++) {
    await pass(70);
    await control("sweep");
    await pass(180);
  }
  await control("sweep");
  await pass(70);
  const end = await control("end");
  history.objects = end.objects;
  const evictions = history.snapshots.flatMap((snapshot) => snapshot.evictions);
  history.interruptions.push(...evictions.map((one) => ({ ...one, mails: Number.POSITIVE_INFINITY })));
  history.relay = relay.callsOf(name);
  history.hook = relay.hookCallsOf(name);
  history.ended = time;
  history.days = (time - began) / (24 * hour);
  relay.forget(name);
  return history;
}

/** On a busy machine a connection may take longer than fetch waits for one. Nothing was sent then. */
async function fetchPatiently(url: string, init: RequestInit): Promise<Response> {
  for (;;) {
    try {
      return await fetch(url, init);
    } catch (error) {
      const cause: unknown = error instanceof Error ? error.cause : undefined;
      if (!(cause instanceof Error && "code" in cause && cause.code === "UND_ERR_CONNECT_TIMEOUT")) throw error;
    }
  }
}

const nothing: Snapshot = {
  calls: 0,
  relayCalls: 0,
  evictions: [],
  leads: {},
  logs: [],
  unhandled: [],
  objects: [],
};
