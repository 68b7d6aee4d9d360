import { createLinks } from "#worker/leads/links/links.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import { cardExpires } from "#worker/leads/storage/marks.ts";
import { linkSecret } from "./entry/plan.ts";
import { siteUrl } from "./runtime.ts";

const day = 86_400_000;

export interface CardPost {
  outcome: "called" | "no-answer" | "booked" | "not-for-us" | "fresh-link" | "note";
  times: 1 | 2;
  by: "staff" | "forger" | "another website" | "holder of an ended link";
}

/** A button pressed on a request's card. Pressed again, it brings the same key. */
export async function cardPostOf(id: string, { outcome, by }: CardPost, { note, key, time }: PressedAs) {
  const links = createLinks(siteUrl, createSignatures([by === "forger" ? "guessed" : linkSecret]), () => time);
  // Ended by any clock that a schedule has.
  const expires = cardExpires(by === "holder of an ended link" ? time - 100 * day : time);
  const link = new URL((await links.card(id, expires)) ?? "");
  const body = new URLSearchParams({ outcome, key, note, ...(outcome === "booked" && { at: "2031-03-04T10:15" }) });
  const headers = by === "another website" ? { Origin: "https://another.example", "Sec-Fetch-Site": "cross-site" } : {};
  return { path: link.pathname + link.search, init: { method: "POST", body, headers } };
}

/** One that was pressed, and can be posted again as it was. */
export interface Press extends Awaited<ReturnType<typeof cardPostOf>> {
  id: string;
  posted: CardPost;
  note: string;
}

interface PressedAs {
  note: string;
  key: string;
  time: number;
}
