import type { Changes } from "#tests/running-site/lead-site.ts";

/** With what a card asks for. */
type Posted = Changes & Partial<Record<"outcome" | "at" | "note", string>>;

const form = /<div class="wrap split gap-y-14.*(?=<aside class="grid)/s;
const main = /<main.*<\/main>/s;
/** What was posted is open, with what is wrong; the rest is as on the page that wasn't posted to. */
const opened = /(<p[^>]* role="alert".*?)?<details[^>]* open="".*?<\/details>/s;

/** Parts of pages that the browser, a screen reader or a script acts on: by path, or by a request's own links. */
const told: readonly (readonly [name: string, path: string, part: RegExp, posted?: Posted])[] = [
  ["the head of Home", "/", /.*<\/head>/s],
  ["the head of no page", "/nothing", /.*<\/head>/s],
  ["the header and the menu", "/residential", /<body.*(?=<main)/s],
  [
    "a form with mistakes",
    "/contact",
    form,
    {
      ...{ selectedServices: [], name: "", email: "jo", phone: "1", address: "", city: "Kew" },
      ...{ message: "Two meters", propertySize: "huge", consent: undefined },
    },
  ],
  ["the way from Home", "/commercial", /<nav class="breadcrumb.*?<\/nav>/s],
  ["the page of a request", "ownPage", main],
  ["a wrong number on that page", "ownPage&act=phone", opened, { phone: "12" }],
  ["a card", "card", /.*/s],
  [
    "a card that says no",
    "card",
    /<section id="do-no-answer".*?<\/section>/s,
    { outcome: "no-answer", at: "2026-02-30T10:00", note: "Gate" },
  ],
  ["the list of open requests", "list", /<form.*<\/form>/s],
];

export const parts = told.map(([name, path, part, posted]) => ({ name, path, part, posted }));
