import type { Changes } from "#tests/running-site/lead-site.ts";

/** A request's fields, and those of the card. */
type Posted = Changes & Partial<Record<"outcome" | "at" | "note", string>>;

const form = /<div class="wrap split gap-y-14.*(?=<aside class="grid)/s;
const mainElement = /<main.*<\/main>/s;
/** The fold whose form was posted, which is open, and the message above it. The rest of the page is as before the post. */
const openedFold = /(<p[^>]* role="alert".*?)?<details[^>]* open="".*?<\/details>/s;

/** Parts of pages that the browser, a screen reader or a script acts on: by path, or by a request's own links. */
const taggedParts: readonly (readonly [name: string, path: string, part: RegExp, posted?: Posted])[] = [
  ["the head of Home", "/", /.*<\/head>/s],
  ["the head of the not-found page", "/nothing", /.*<\/head>/s],
  ["the header and the menu", "/residential", /<body.*(?=<main)/s],
  [
    "the form with mistakes",
    "/contact",
    form,
    {
      ...{ selectedServices: [], name: "", email: "jo", phone: "1", address: "", city: "Kew" },
      ...{ message: "Two meters", propertySize: "huge", consent: undefined },
    },
  ],
  ["the breadcrumb of Commercial", "/commercial", /<nav class="breadcrumb.*?<\/nav>/s],
  ["the page of a request", "ownPage", mainElement],
  ["a refused phone number on that page", "ownPage&act=phone", openedFold, { phone: "12" }],
  ["a card", "card", /.*/s],
  [
    "a card that refuses a time",
    "card",
    /<section id="do-no-answer".*?<\/section>/s,
    { outcome: "no-answer", at: "2026-02-30T10:00", note: "Gate" },
  ],
  ["the list of open requests", "list", /<form.*<\/form>/s],
];

export const parts = taggedParts.map(([name, path, part, posted]) => ({ name, path, part, posted }));
