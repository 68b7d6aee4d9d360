import { expect } from "vitest";
import { dayMs } from "#content/durations.ts";
import { addDays, dayAndTime, melbourneDate, openingHoursOn, parseStamp, timeOnDay } from "#content/melbourne.ts";
import { isClosed } from "#content/visits.ts";
import { type Changes, linkIn, type sharedSite, textOf } from "#tests/running-site/lead-site.ts";
import { pdf } from "#tests/sample-requests/samples.ts";
import { localLinkSecret } from "#tools/local/config.ts";
import { createLinks } from "#worker/leads/links/links.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";

/** Links as the site signs them. */
export const links = createLinks("", createSignatures([localLinkSecret]), Date.now);
export const inADayMs = () => Date.now() + dayMs;

/** A time for a visit so many days from now, or on the next day on which somebody visits, half an hour after we open. */
export function visitIn(days: number): string {
  const date = addDays(melbourneDate(new Date()), days);
  const [openingHour] = openingHoursOn(date) ?? [];
  if (openingHour === undefined || isClosed(date)) return visitIn(days + Math.sign(days));
  return `${date}T${String(openingHour).padStart(2, "0")}:30`;
}

export function dayAndTimeOf(stamp: string): string {
  return dayAndTime(timeOf(stamp));
}

export function timeOnDayOf(stamp: string): string {
  return timeOnDay(timeOf(stamp));
}

function timeOf(stamp: string): Date {
  const time = parseStamp(stamp);
  if (!time) throw new Error(`${stamp} isn't a time in Melbourne`);
  return time;
}

export type Site = Awaited<ReturnType<typeof sharedSite>>;

/** The link to the list of open requests, as in the daily letter to staff. */
export async function listLinkOf(site: Site): Promise<string> {
  return links.to("list", "", inADayMs(), await site.inbox().linkGeneration()) ?? "";
}

/** Sends a request, waits for its emails, and returns them with the links to the card and the request's own page. */
export async function sendRequest(site: Site, changes: Changes = {}, id: string = crypto.randomUUID()) {
  const reference = await site.submit(changes, id);
  const [staff, visitor] = [
    await site.waitForLetter(reference, "staff"),
    await site.waitForLetter(reference, "visitor"),
  ];
  const [card, ownPage] = [linkIn(textOf(staff), "/office/"), linkIn(textOf(visitor), "/request?")];
  return { id, reference, staff, visitor, card, ownPage };
}

/** A post of a form without files. */
export function formPost(fields: Record<string, string>): RequestInit {
  return { method: "POST", body: new URLSearchParams(fields) };
}

/** Sends a quote from a card, and returns the PDF's bytes. */
export async function sendQuote(site: Site, card: string, amount = "11,370") {
  // The site must keep what comes before and after the document.
  const bytes = new Uint8Array(await new Blob(["\n", pdf("quote"), "\nappended"]).arrayBuffer());
  const body = new FormData();
  for (const [name, value] of Object.entries({ outcome: "quoted", amount, file: new File([bytes], "quote.pdf") }))
    body.append(name, value);
  expect((await site.ask(card, { method: "POST", body })).status).toBe(303);
  return bytes;
}

/** Presses a button of a card, and returns the card as it is afterwards. */
export async function pressOnCard(site: Site, card: string, fields: Record<string, string>): Promise<string> {
  const response = await site.ask(card, formPost(fields));
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe(`${card}#main`);
  return (await site.ask(card)).text();
}

/** The bucket, but it calls `beforePut` before it stores an object. */
export function bucketWith(bucket: R2Bucket, beforePut: (key: string) => Promise<void>): R2Bucket {
  return new Proxy(bucket, {
    get(target, name) {
      if (name !== "put") return Reflect.get(target, name).bind(target);
      return async (...given: Parameters<R2Bucket["put"]>) => {
        await beforePut(given[0]);
        return target.put(...given);
      };
    },
  });
}
