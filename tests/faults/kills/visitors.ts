// The visitors of a killing: what each posts, and what is still to be acknowledged.
import type { Random } from "#tests/random.ts";
import { formRequest, jsonRequest, referenceIn } from "#tests/running-site/lead-site.ts";
import { minimalRequest, png } from "#tests/sample-requests/samples.ts";
import type { KillableSite } from "../killable-site.ts";
import { type Action, actionsOf } from "./actions.ts";

export interface Visitor {
  id: string;
  request: RequestInit;
  /** How many files come with the request. */
  files: number;
  /** When in a round it posts. */
  postsAtMs: number;
  /** Whether it posts again until all is acknowledged. */
  insists: boolean;
  /** The reference, once the request was acknowledged. */
  reference: string | undefined;
  /** What is still to be done about the request. Each action is repeated until it is acknowledged. */
  actions: Action[];
  acknowledgedActions: Action[];
}

/** The longest time until a visitor of a round posts. */
export const longestRoundMs = 400;

export function visitorOf(number: number, random: Random): Visitor {
  const id = crypto.randomUUID();
  const kind = (["fault", "alone", "booking", "quote", "files"] as const)[number % 5] ?? "alone";
  const faultReport = kind === "fault" && { kind: "fault", fault: "battery", since: "today" };
  const changes = { name: `Visitor ${number}`, ...faultReport };
  const photo = (name: string) => new File([png({ noise: random.integer(1, 400_000) })], name);
  const threePhotos = [photo("roof.png"), photo("tank.png"), photo("inverter.png")];
  const withSome = random.oneIn(4) ? threePhotos.slice(random.integer(0, 2)) : [];
  const file = kind === "files" ? threePhotos : withSome;
  const form = file.length > 0 ? formRequest({ ...changes, file }) : undefined;
  return {
    id,
    request: form ? { ...form, headers: { "Idempotency-Key": id } } : jsonRequest(minimalRequest(changes), id),
    files: file.length,
    postsAtMs: random.integer(0, longestRoundMs),
    insists: !random.oneIn(4),
    reference: undefined,
    actions: actionsOf(id, kind, random),
    acknowledgedActions: [],
  };
}

/** Posts once: the request, or the next action about it. */
export async function attempt(site: KillableSite, visitor: Visitor): Promise<void> {
  const [action] = visitor.actions;
  if (visitor.reference !== undefined) {
    if (action && (await action.attempt(site))) visitor.acknowledgedActions.push(...visitor.actions.splice(0, 1));
    return;
  }
  const response = await site.ask("/api/assessment", visitor.request).catch(() => undefined);
  const body: unknown = await response?.json().catch(() => undefined);
  if (response?.status === 202 && body !== undefined) visitor.reference = referenceIn(body);
  else if (response !== undefined && response.status !== 202 && response.status < 500)
    throw new Error(`${visitor.id} was refused: ${response.status}`);
}

/** The visitors who post again until all is acknowledged, and for whom something isn't yet. */
export function unfinishedOf(visitors: readonly Visitor[]): Visitor[] {
  return visitors.filter(
    ({ insists, reference, actions }) => insists && (reference === undefined || actions.length > 0),
  );
}
