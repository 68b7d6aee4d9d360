import type { DeliveryDependencies } from "#worker/leads/delivery/lead-delivery.ts";
import type { DeliveryRules } from "#worker/leads/delivery/rules.ts";
import type { DeliveryState, MailKind, Outcome } from "#worker/leads/delivery/state.ts";
import type { Leads } from "#worker/leads/leads.ts";
import type { Lead } from "#worker/leads/storage/lead.ts";

/** The places in which a bug can be planted: everything that the pipeline is given, and what it gives back. */
export interface PlantedBug {
  leads?(leads: Leads): Partial<Leads>;
  /** The bucket as intake, sweep and links see it, and as delivery does. */
  site?(bucket: R2Bucket): Record<string, unknown>;
  bucket?(bucket: R2Bucket): Record<string, unknown>;
  /** What a limiter says that should have failed. */
  limiter?: RateLimitOutcome;
  /** A lead's object as the site reaches it. */
  object?: Record<string, () => Promise<unknown>>;
  delivery?(parts: DeliveryDependencies): Partial<DeliveryDependencies>;
  rules?(rules: DeliveryRules): Partial<DeliveryRules>;
  storage?(storage: DurableObjectStorage): Record<string, unknown>;
  /** Once, before anything else. */
  start?(): Promise<void>;
}

/** Each must be caught by the schedules. */
export const plantedBugs: Readonly<Record<string, PlantedBug>> = {
  "acknowledges what it could not store": {
    leads: ({ accept }) => ({ accept: async (request) => acknowledged(await accept(request), 503) }),
  },
  "acknowledges before delivery is set": { object: { deliver: async () => ({ state: "pending" }) } },
  "stores a request without its marker": { site: (bucket) => ({ put: ignoring(bucket, "pending/") }) },
  "takes other words under a known id": {
    leads: ({ accept }) => ({
      accept: async (request) => {
        const id = request.headers.get("Idempotency-Key") ?? "";
        return acknowledged(await accept(request), 409, id);
      },
    }),
  },
  "doesn't wait for the upload to be stored": {
    site: (bucket) => ({
      put: async (...given: Parameters<R2Bucket["put"]>) => {
        const written = bucket.put(...given);
        if (!given[0].includes("/upload-")) return written;
        written.catch(() => {});
        return bucket.head(given[0]);
      },
    }),
  },
  "gives the same words another id": {
    leads: ({ accept }) => ({
      accept(request) {
        const copy = new Request(request);
        if (!copy.headers.has("Idempotency-Key")) copy.headers.set("Idempotency-Key", crypto.randomUUID());
        return accept(copy);
      },
    }),
  },
  "refuses requests when the limiter fails": { limiter: { success: false } },
  "believes a relay that says failed": {
    delivery: ({ relay }) => ({
      async relay(mail) {
        const outcome = await relay(mail);
        return outcome.kind === "refused" && outcome.status === 400 ? { kind: "accepted" } : outcome;
      },
    }),
  },
  "takes a lost answer for acceptance": {
    delivery: ({ relay }) => ({
      async relay(mail) {
        const outcome = await relay(mail);
        return outcome.kind === "unknown" ? { kind: "accepted" } : outcome;
      },
    }),
  },
  "repeats a mail at once where its outcome is unknown": {
    rules: ({ nextStep }) => ({
      nextStep: (state, now, timing) => nextStep(state, now, { ...timing, ambiguousMs: 1000 }),
    }),
  },
  "repeats a mail without end where its outcome is unknown": {
    rules: ({ nextStep }) => ({
      nextStep(state, now, timing) {
        const step = nextStep(state, now, timing);
        return step.do === "stop-trying" ? { do: "send", mail: step.mail } : step;
      },
    }),
  },
  "never tries again what the relay never confirmed": { object: { retry: async () => undefined } },
  "writes an attempt down only after it was made": {
    storage: (storage) => ({
      put: async (key: string, value: unknown) => (isSending(value) ? undefined : storage.put(key, value)),
    }),
  },
  "begins another thread at each try": {
    delivery: ({ compose }) => ({
      compose: async (...given) => ({ ...(await compose(...given)), thread: `<${crypto.randomUUID()}@site>` }),
    }),
  },
  "writes to the visitor before staff": {
    rules: ({ nextStep }) => ({
      nextStep(state, now, timing) {
        const step = nextStep(state, now, timing);
        const isFirst = step.do === "send" && step.mail === "staff" && state.mails.visitor.phase === "due";
        return isFirst ? { do: "send", mail: "visitor" } : step;
      },
    }),
  },
  "makes an attempt although the request was withdrawn meanwhile": { rules: () => ({ maySend: () => true }) },
  "doesn't tell staff to stop": {
    rules: ({ withdraw }) => ({
      withdraw(state, now) {
        const after = withdraw(state, now);
        return { ...after, mails: { ...after.mails, stop: state.mails.stop } };
      },
    }),
  },
  "notes where its marker is only when it is there": {
    storage: (storage) => ({
      put: (key: string, value: unknown) =>
        storage.put(key, isState(value) && value.settledOn === undefined ? { ...value, doneOn: undefined } : value),
    }),
  },
  "keeps what was withdrawn": { bucket: (bucket) => ({ delete: sparing(bucket, "leads/") }) },
  "erases only once what is withdrawn while it is being stored": {
    rules: ({ nextStep }) => ({
      nextStep(state, now, timing) {
        const step = nextStep(state, now, timing);
        if (step.do !== "erase" || state.withdrawn?.erased !== 1) return step;
        return { do: "wait", until: now + 24 * 3_600_000 };
      },
    }),
  },
  "leaves no mark of a withdrawal": { bucket: (bucket) => ({ put: ignoring(bucket, "withdrawn/") }) },
  "withdraws one request of a chain alone": {
    site: (bucket) => ({
      list: (options?: R2ListOptions) =>
        options?.prefix?.startsWith("chains/") ? bucket.list({ prefix: "nothing/" }) : bucket.list(options),
    }),
  },
  "never deletes what was not completed": { site: (bucket) => ({ delete: sparing(bucket, "pending/") }) },
  "loses the file when a request is settled": {
    bucket: (bucket) => ({
      async put(...given: Parameters<R2Bucket["put"]>) {
        const [key] = given;
        const id = key.split("/").at(-1) ?? "";
        if (key.startsWith("done/"))
          for (const { key: file } of (await bucket.list({ prefix: `leads/${id}/upload-` })).objects)
            await bucket.delete(file);
        return bucket.put(...given);
      },
    }),
  },
  "tells nobody of a problem": { bucket: (bucket) => ({ put: ignoring(bucket, "problems/") }) },
  "sends a digest of alerts at every sweep": {
    site: (bucket) => ({
      get: async (key: string) => (key === "status/alerts.json" ? null : bucket.get(key)),
      put: (key: string, value: string, options?: R2PutOptions) =>
        bucket.put(key, value, key === "status/alerts.json" ? undefined : options),
    }),
  },
  "tells nobody when a delivery report is missing": { rules: () => ({ escalate: (state) => state }) },
  "stumbles over a request that can't be read": {
    rules: () => ({
      requestUnreadable() {
        throw new Error("unreadable");
      },
    }),
  },
  "overlooks a bounce": {
    rules: ({ receiptCame }) => ({
      receiptCame: (state, kind, receipt, ...rest) =>
        receipt === "failed" ? state : receiptCame(state, kind, receipt, ...rest),
    }),
  },
  "believes forged reports": {
    async start() {
      const { Webhooks } = await import("mailchannels-sdk");
      Reflect.set(Webhooks, "verify", async () => true);
    },
  },
  "takes a report whose key can't be looked up for a forgery": {
    leads: ({ acceptReceipts }) => ({
      async acceptReceipts(request) {
        const answer = await acceptReceipts(request);
        return answer.status === 503 ? new Response(null, { status: 401 }) : answer;
      },
    }),
  },
  "waits for the hour that a wrong clock named": { rules: () => ({ mendClock: (state) => state }) },
  "trusts an alarm that was set while the clock was ahead": {
    storage: (storage) => ({
      getAlarm: async () => ((await storage.getAlarm()) === null ? null : Date.now()),
    }),
  },
  "sets no alarm after it stumbled": {
    delivery: ({ log }) => ({
      log(line) {
        stumbled = line.event === "delivery-stumbled";
        log(line);
      },
    }),
    storage: (storage) => ({
      setAlarm: async (at: number) => (stumbled ? undefined : storage.setAlarm(at)),
    }),
  },
  "logs a name": {
    delivery: ({ compose, log }) => ({
      compose(kind, state, lead) {
        log({ event: "mail-composed", name: lead?.request.name });
        return compose(kind, state, lead);
      },
    }),
  },
  "repeats the message in the confirmation": {
    delivery: ({ compose }) => ({
      async compose(kind, state, lead) {
        const mail = await compose(kind, state, lead);
        return kind === "visitor" ? { ...mail, text: `${mail.text}${lead?.request.message}` } : mail;
      },
    }),
  },
  "confirms to an address without end": {
    delivery: ({ gate }) => ({
      gate: { turn: () => gate.turn(), pause: (ms) => gate.pause(ms), mayConfirm: async () => true },
    }),
  },
  "confirms to whom a robot names": {
    rules: ({ withLead }) => ({ withLead: (state, lead) => withLead(state, { ...lead, checks: [] }) }),
  },
  "keeps an address in delivery's state": {
    delivery: ({ compose }) => ({
      compose(kind: MailKind, state: DeliveryState, lead: Lead | undefined) {
        seenAddress = lead?.request.email ?? seenAddress;
        return compose(kind, state, lead);
      },
    }),
    storage: (storage) => ({
      put: (key: string, value: unknown) => storage.put(key, isState(value) ? { ...value, email: seenAddress } : value),
    }),
  },
  "confirms a file that it couldn't keep": {
    leads: ({ acceptLaterFile }) => ({
      acceptLaterFile: async (...given) => acknowledged(await acceptLaterFile(...given), 503),
    }),
  },
  "reminds of a file as of a request": {
    rules: ({ withLead }) => ({
      withLead: (state, lead, hook) => withLead(state, { ...lead, fileOnly: undefined }, hook),
    }),
  },
  "takes posts on a card from another website": {
    leads: ({ serveCard }) => ({
      serveCard(request, alias) {
        const copy = new Request(request);
        for (const name of ["Origin", "Sec-Fetch-Site"]) copy.headers.delete(name);
        return serveCard(copy, alias);
      },
    }),
  },
  "marks again what is posted again": {
    leads: ({ serveCard }) => ({
      async serveCard(request, alias) {
        const form = new URLSearchParams(await request.text());
        form.set("key", crypto.randomUUID());
        return serveCard(new Request(request, { body: String(form) }), alias);
      },
    }),
  },
  "loses what staff marked": { bucket: (bucket) => ({ put: ignoring(bucket, "leads/") }) },
  "forgets that a call was marked": { rules: () => ({ noteMarks: (state) => state }) },
  "repeats a reminder where its outcome is unknown": {
    rules: ({ nextStep }) => ({
      nextStep(state, now, timing) {
        const step = nextStep(state, now, timing);
        const isReminder = step.do === "stop-trying" && (step.mail === "soon" || step.mail === "late");
        return isReminder ? { do: "send", mail: step.mail } : step;
      },
    }),
  },
  "reminds nobody": { rules: ({ remindNoMore }) => ({ remind: remindNoMore }) },
  "tells the business's own system nothing more after a refusal": {
    delivery: ({ hook }) => ({
      hook: hook && (async (...given) => withKind(await hook(...given), "refused", { kind: "gone" })),
    }),
  },
  "gives up after a day on the business's own system": {
    rules: ({ attemptEnded }) => ({
      attemptEnded(state, kind, outcome, now, ...rest) {
        const next = attemptEnded(state, kind, outcome, now, ...rest);
        const { hook } = next.mails;
        if (hook.phase !== "due" || now - (hook.firstAt ?? now) < 24 * 3_600_000) return next;
        return { ...next, mails: { ...next.mails, hook: { ...hook, phase: "given-up" } } };
      },
    }),
  },
  "goes on posting to a system that is gone": {
    delivery: ({ hook }) => ({
      hook:
        hook &&
        (async (...given) =>
          withKind(await hook(...given), "gone", { kind: "refused", because: "other", status: 410 })),
    }),
  },
};

function withKind(outcome: Outcome, kind: Outcome["kind"], instead: Outcome): Outcome {
  return outcome.kind === kind ? instead : outcome;
}

let stumbled = false;
let seenAddress = "";

function acknowledged<T extends { status: number }>(answer: T, refused: number, id = "00000000") {
  if (answer.status !== refused) return answer;
  return { status: 202 as const, reference: `WB-${id.slice(0, 8).toUpperCase()}`, confirmation: "/contact" };
}

function ignoring(bucket: R2Bucket, prefix: string) {
  return async (...given: Parameters<R2Bucket["put"]>) =>
    given[0].startsWith(prefix) ? bucket.head(given[0]) : bucket.put(...given);
}

function sparing(bucket: R2Bucket, prefix: string) {
  return (keys: string | string[]) => bucket.delete([keys].flat().filter((key) => !key.startsWith(prefix)));
}

function isState(value: unknown): value is DeliveryState {
  return typeof value === "object" && value !== null && "mails" in value;
}

function isSending(value: unknown): boolean {
  return isState(value) && Object.values(value.mails).some(({ phase }) => phase === "sending");
}
