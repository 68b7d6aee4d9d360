/** A planted bug: one place of the pipeline, changed. Each must be caught by the schedules. */
export interface Mutant {
  name: string;
  file: string;
  /** Must occur exactly once in the file. */
  find: string;
  put: string;
}

const pipeline = "worker/leads";

export const mutants: readonly Mutant[] = [
  {
    name: "acknowledges what it could not keep",
    file: `${pipeline}/intake/accept.ts`,
    find: "return refusal(503, kept);",
    put: 'return { status: 202, reference: "WB-" + (id ?? "00000000").slice(0, 8).toUpperCase() };',
  },
  {
    name: "acknowledges before delivery is set",
    file: `${pipeline}/storage/store.ts`,
    find: "const standing = await asked(() => deliveryOf(id).deliver(id));",
    put: 'const standing = { state: "pending" };',
  },
  {
    name: "keeps a request without its marker",
    file: `${pipeline}/storage/store.ts`,
    find: 'await bucket.put(keys.pending(id), "");',
    put: "",
  },
  {
    name: "takes other words under a known id",
    file: `${pipeline}/storage/store.ts`,
    find: 'if (known && known.digest !== lead.digest) return "conflict";',
    put: "",
  },
  {
    name: "doesn't wait for the upload to be kept",
    file: `${pipeline}/storage/store.ts`,
    find: "await bucket.put(lead.upload.key, upload,",
    put: "void bucket.put(lead.upload.key, upload,",
  },
  {
    name: "gives the same words another id",
    file: `${pipeline}/intake/same-content.ts`,
    find: "const id = known.find(({ kept }) => kept)?.id ?? first;",
    put: "const id = first && crypto.randomUUID();",
  },
  {
    name: "believes a relay that says failed",
    file: `${pipeline}/mail/relay.ts`,
    find: 'return result?.status === "failed" ? refusal(400) : { kind: "unknown" };',
    put: 'return { kind: "accepted" };',
  },
  {
    name: "takes a lost answer for acceptance",
    file: `${pipeline}/mail/relay.ts`,
    find: 'if (error) return clientFault.test(error.message) ? refusal(400) : { kind: "unknown" };',
    put: 'if (error) return { kind: "accepted" };',
  },
  {
    name: "repeats a mail at once where its outcome is unknown",
    file: `${pipeline}/delivery/state.ts`,
    find: "return mail.at + (mail.parked ? Math.max(timing.ambiguousMs, timing.retryParkedMs) : timing.ambiguousMs);",
    put: "return mail.at + 1000;",
  },
  {
    name: "writes an attempt down only after it was made",
    file: `${pipeline}/delivery/lead-delivery.ts`,
    find: "await Promise.all([this.#keep(begun), this.#wakeAt(now() + timing.ambiguousMs)]);",
    put: "this.#state = begun;",
  },
  {
    name: "begins another thread at each try",
    file: `${pipeline}/mail/compose.ts`,
    find: "thread: threadOf(state.id, parts.siteUrl),",
    put: "thread: threadOf(crypto.randomUUID(), parts.siteUrl),",
  },
  {
    name: "writes to the visitor before staff",
    file: `${pipeline}/delivery/state.ts`,
    find: 'return kinds.filter((kind) => kind !== "visitor" || isOut(state.mails.staff));',
    put: "return kinds.toReversed();",
  },
  {
    name: "makes an attempt although the request was withdrawn meanwhile",
    file: `${pipeline}/delivery/lead-delivery.ts`,
    find: 'if (this.#current().withdrawn && kind !== "stop") return;',
    put: "",
  },
  {
    name: "leaves an alert due when a request is withdrawn",
    file: `${pipeline}/delivery/changes.ts`,
    find: "alert: off(alert),",
    put: "alert,",
  },
  {
    name: "forgets a withdrawal that comes while a mail is written",
    file: `${pipeline}/delivery/lead-delivery.ts`,
    find: "if (repeats && this.#current().withdrawn) return;",
    put: "",
  },
  {
    name: "doesn't tell staff to stop",
    file: `${pipeline}/delivery/changes.ts`,
    find: 'stop: staff.attempts > 0 ? mailAt("due", now) : stop,',
    put: "stop,",
  },
  {
    name: "notes where its marker lies only when it lies there",
    file: `${pipeline}/delivery/lead-delivery.ts`,
    find: 'await this.#keep({ ...this.#current(), doneOn });\n      await bucket.put(keys.done(doneOn, state.id), "");',
    put: 'await bucket.put(keys.done(doneOn, state.id), "");\n      await this.#keep({ ...this.#current(), doneOn });',
  },
  {
    name: "keeps what was withdrawn",
    file: `${pipeline}/delivery/lead-delivery.ts`,
    find: "await eraseLead(bucket, state.id);",
    put: "",
  },
  {
    name: "erases only once what is withdrawn while it is being kept",
    file: `${pipeline}/delivery/state.ts`,
    find: "const again = withdrawn.erased === 1 ? withdrawn.at + timing.abandonedMs : Number.POSITIVE_INFINITY;",
    put: "const again = Number.POSITIVE_INFINITY;",
  },
  {
    name: "leaves no mark of a withdrawal",
    file: `${pipeline}/delivery/lead-delivery.ts`,
    find: 'await bucket.put(keys.withdrawn(state.id), "");',
    put: "",
  },
  {
    name: "never clears up what was not completed",
    file: `${pipeline}/delivery/sweep.ts`,
    find: "if (now() - marker.uploaded.getTime() < timing.abandonedMs) return undefined;",
    put: "return undefined;",
  },
  {
    name: "loses the file when a request is settled",
    file: `${pipeline}/storage/bucket.ts`,
    find: "...(lead?.upload ? [lead.upload.key] : [])",
    put: "...(lead?.upload ? [] : [])",
  },
  {
    name: "raises no alert when a mail is parked",
    file: `${pipeline}/delivery/changes.ts`,
    find: "return parked && !before.parked ? alertAbout(next, kind, now) : next;",
    put: "return next;",
  },
  {
    name: "raises no alert when a delivery report is missing",
    file: `${pipeline}/delivery/changes.ts`,
    find: "if (state.withdrawn || now < escalationAt(state, timing)) return state;",
    put: "return state;",
  },
  {
    name: "stumbles over a request that can't be read",
    file: `${pipeline}/delivery/lead-delivery.ts`,
    find: 'if (lead === "unreadable") return this.#parkUnreadable(kind);',
    put: 'if (lead === "unreadable") throw new Error("unreadable");',
  },
  {
    name: "overlooks a bounce",
    file: `${pipeline}/delivery/changes.ts`,
    find: "if (!isOut(mail) || (mail.requestId",
    put: "if (kind || (mail.requestId",
  },
  {
    name: "believes forged reports",
    file: `${pipeline}/mail/receipts.ts`,
    find: "if (!signed) return new Response(null, { status: 401 });",
    put: "",
  },
  {
    name: "waits for the hour that a wrong clock named",
    file: `${pipeline}/delivery/lead-delivery.ts`,
    find: "escalate(mendClock(this.#state, now(), timing), now(), timing)",
    put: "escalate(this.#state, now(), timing)",
  },
  {
    name: "sets no alarm after it stumbled",
    file: `${pipeline}/delivery/lead-delivery.ts`,
    find: "await this.#wakeAt(now() + timing.retryFirstMs).catch(() => {});",
    put: "",
  },
  {
    name: "logs a name",
    file: `${pipeline}/intake/accept.ts`,
    find: 'event: "request-kept",',
    put: 'event: "request-kept", name: lead.request.name,',
  },
  {
    name: "keeps an address in delivery's state",
    file: `${pipeline}/delivery/ends.ts`,
    find: "    receivedAt,\n",
    put: "    receivedAt,\n    email: lead.request.email,\n",
  },
];
