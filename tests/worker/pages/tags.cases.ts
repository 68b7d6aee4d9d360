import type { Changes } from "#tests/running-site/lead-site.ts";

/** A request's fields, and those of the card. */
type Posted = Changes & Partial<Record<"outcome" | "at" | "note", string>>;

const mainElement = /<main.*<\/main>/s;
/** The fold whose form was posted, which is open, and the message above it. The rest of the page is as before the post. */
const openedFold = /(<p[^>]* role="alert".*?)?<details[^>]* open="".*?<\/details>/s;

/** Links to a request's own page, its card and the list of open requests. */
export interface RequestLinks {
  ownPage: string;
  card: string;
  list: string;
}

interface Part {
  name: string;
  url: (links: RequestLinks) => string;
  part: RegExp;
  /** Fields to post to the URL. */
  posted?: Posted;
}

/** Parts of pages that the browser, a screen reader or a script acts on. */
export const parts: readonly Part[] = [
  { name: "the head of Home", url: () => "/", part: /.*<\/head>/s },
  { name: "the head of the not-found page", url: () => "/nothing", part: /.*<\/head>/s },
  { name: "the header and the menu", url: () => "/residential", part: /<body.*(?=<main)/s },
  {
    name: "the form with mistakes",
    url: () => "/contact",
    part: /<div class="wrap split gap-y-14.*(?=<aside class="grid)/s,
    posted: {
      ...{ selectedServices: [], name: "", email: "jo", phone: "1", address: "", city: "Kew" },
      ...{ message: "Two meters", propertySize: "huge", consent: undefined },
    },
  },
  { name: "the breadcrumb of Commercial", url: () => "/commercial", part: /<nav class="breadcrumb.*?<\/nav>/s },
  { name: "the page of a request", url: ({ ownPage }) => ownPage, part: mainElement },
  {
    name: "a refused phone number on that page",
    url: ({ ownPage }) => `${ownPage}&act=phone`,
    part: openedFold,
    posted: { phone: "12" },
  },
  { name: "a card", url: ({ card }) => card, part: /.*/s },
  {
    name: "a card that refuses a time",
    url: ({ card }) => card,
    part: /<section id="do-no-answer".*?<\/section>/s,
    posted: { outcome: "no-answer", at: "2026-02-30T10:00", note: "Gate" },
  },
  { name: "the list of open requests", url: ({ list }) => list, part: /<form.*<\/form>/s },
];
