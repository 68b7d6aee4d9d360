import * as z from "zod/mini";
import { referenceOf } from "#content/request/reference.ts";
import type { History, Post } from "../history.ts";
import type { RelayCall } from "../relay.ts";

export const minute = 60_000;

export function acknowledged({ reference, status }: Post): boolean {
  return reference !== undefined && (status === 202 || status === 303);
}

export function idsOf({ snapshots }: History): string[] {
  return Object.keys(snapshots.at(-1)?.leads ?? {});
}

/** Digests of alerts that name a request. */
export function alertsAbout(relay: RelayCall[], id: string): RelayCall[] {
  return relay.filter(
    ({ campaign, message }) => campaign.startsWith("alert.") && textOf(message).includes(referenceOf(id)),
  );
}

export function mailsOf(
  relay: RelayCall[],
  id: string,
  kind: "staff" | "visitor" | "stop" | "soon" | "late",
): RelayCall[] {
  return relay.filter(({ campaign }) => campaign === `${id}.${kind}`);
}

/** Taken, or said to be: the Worker can't know better. */
export function mayBeTaken({ taken, mode }: RelayCall): boolean {
  return taken || mode === "lie";
}

/** A withdrawal that was tried may have taken effect whatever was answered, and takes what it corrected along. */
export function mayBeWithdrawn(id: string, history: History): boolean {
  return (
    history.withdrawals.some((one) => one.id === id && one.status !== 403) ||
    stateOf(history.snapshots.at(-1)?.leads[id]?.stored.state)?.withdrawn !== undefined
  );
}

export function isBounced(mail: RelayCall, { receipts }: History): boolean {
  return receipts.some(
    ({ call, event, forged, status }) => call === mail && !forged && status !== 401 && /bounced|dropped/.test(event),
  );
}

/** Taken, and lost on its way; whether the site ever heard of it is unknown. */
export function isLostUnheard(mail: RelayCall, history: History): boolean {
  const heard = history.receipts.some(
    ({ call, event, forged, status }) => call === mail && !forged && status === 204 && /bounced|dropped/.test(event),
  );
  return isBounced(mail, history) && !heard;
}

export function uploadNamedFor(id: string, { objects }: History): string | undefined {
  const content = objects.find(({ key }) => key === `leads/${id}/request.json`)?.content;
  return content === undefined ? undefined : requestSchema.parse(JSON.parse(content)).upload?.key;
}

/** Files are kept for 30 days. */
export function isRecent({ days, schedule }: History): boolean {
  return (
    days < 29 &&
    !schedule.steps.some((step) => (step.do === "clock" || step.do === "machine-clock") && Math.abs(step.hours) > 600)
  );
}

export function uploadStands(id: string, history: History): boolean {
  const key = uploadNamedFor(id, history);
  return key !== undefined && history.objects.some((object) => object.key === key);
}

/** A file that was sent later, as it is kept at the end. */
export function keptFiles({ objects }: History): { id: string; name: string; replaces: string }[] {
  return objects
    .filter(({ key, content }) => key.endsWith("/request.json") && content !== undefined)
    .flatMap(({ key, content = "" }) => {
      const kept = requestSchema.safeParse(jsonOf(content)).data;
      if (!kept?.fileOnly || !kept.upload || kept.replaces === undefined) return [];
      return [{ id: key.split("/")[1] ?? "", name: kept.upload.name, replaces: kept.replaces }];
    });
}

export function textOf({ content }: RelayCall["message"]): string {
  return content?.find(({ type }) => type === "text/plain")?.value ?? "";
}

export function stateOf(stored: unknown) {
  return stored === undefined ? undefined : stateSchema.parse(stored);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const requestSchema = z.object({
  upload: z.optional(z.object({ key: z.string(), name: z.string() })),
  fileOnly: z.optional(z.boolean()),
  replaces: z.optional(z.string()),
});

const mailSchema = z.object({ phase: z.string(), parked: z.boolean() });

const stateSchema = z.object({
  mails: z.object({ staff: mailSchema, visitor: mailSchema }),
  promised: z.optional(z.number()),
  withdrawn: z.optional(z.unknown()),
  problems: z._default(z.array(z.string()), []),
});
