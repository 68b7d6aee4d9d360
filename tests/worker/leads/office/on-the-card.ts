import { expect } from "vitest";
import { linkIn, type sharedSite, textOf } from "#tests/site/lead-site.ts";

type Site = Awaited<ReturnType<typeof sharedSite>>;

/** A request whose mails have come, with the link to its card. */
export async function withCard(site: Site, changes: object, id: string = crypto.randomUUID()) {
  const reference = await site.accepted(changes, id);
  const [staff, visitor] = [await site.mail(reference, "staff"), await site.mail(reference, "visitor")];
  return { id, reference, staff, visitor, card: linkIn(textOf(staff), "/office/") };
}

/** Presses a button, and answers with the card as it is shown afterwards. */
export async function marked(site: Site, card: string, fields: Record<string, string>): Promise<string> {
  const answer = await site.ask(card, { method: "POST", body: new URLSearchParams(fields) });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(card);
  return (await site.ask(card)).text();
}
