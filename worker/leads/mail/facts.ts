import { business } from "#content/business.ts";
import { phoneNumber } from "#content/request/phone.ts";
import { isCallback } from "#content/request/schema.ts";
import type { Lead } from "../storage/lead.ts";
import type { Entry } from "./summary.ts";

/** What a letter is written from besides the request itself. */
export interface About {
  reference: string;
  now: Date;
  /** Where it is and how soon we are there, from our own list of places. */
  place?: string | undefined;
  coverage?: string | undefined;
  /** The reference of the request that this one corrects. */
  corrects?: string | undefined;
  /** Staff's only link to the request: a fresh one ends it, wherever the letter was forwarded to. */
  cardLink?: string | undefined;
  /** The visitor's link to the request's own page. */
  requestLink?: string | undefined;
  /** What the summary of their meter says, and the estimate they came from, with answers computed again. */
  meter?: readonly string[] | undefined;
  estimate?: readonly string[] | undefined;
  /** The price in the estimate, and what each service that was asked for typically costs. */
  price?: Entry | undefined;
  offers?: readonly Entry[];
  uploadEnds?: Date | undefined;
}

const checkReasons = {
  "hidden-field": "A field that people can’t see was filled in.",
  "too-fast": "The form was sent within seconds.",
  "many-at-once": "Many requests came from the same network within a minute.",
} as const;

/** Mails are forwarded. */
export const whoMayOpen = `This link is for staff of ${business.name} only: it opens the whole request.`;

/** What was typed, as it was typed. */
export function typed({ request, upload }: Lead): Entry[] {
  return [
    ["Name", request.name],
    ...(request.phone === "" ? [] : ([["Phone", request.phone]] as const)),
    ...(isCallback(request)
      ? []
      : ([
          ["Email", request.email],
          ["Address", wholeAddress(request)],
        ] as const)),
    ...(upload ? ([["File name", upload.name]] as const) : []),
  ];
}

export function mapLink({ request }: Lead): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: wholeAddress(request) })}`;
}

export function wholeAddress({ address, city, state, postalCode }: Lead["request"]): string {
  const missing = [city, state, postalCode].filter((part) => part !== undefined && !address.includes(part));
  return [address, ...(missing.length > 0 ? [missing.join(" ")] : [])].join(", ");
}

export function cameFrom({ origins = [] }: Lead): string {
  return origins.map(({ kind, slug }) => `${kind}: ${slug.replaceAll("-", " ")}`).join("; ");
}

export function checksOf({ checks }: Lead): string[] {
  return checks.map((check) => checkReasons[check]);
}

/** As it is dialled: digits, and a plus sign before them. */
export function callNumber({ request }: Lead): string {
  return phoneNumber(request.phone) ?? "the number below";
}
