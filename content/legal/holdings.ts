import { promises } from "#content/promises.ts";
import { uploadKeptDays } from "#content/request/limits.ts";

/** What is held about a visitor. */
export interface Holding {
  what: string;
  why: string;
  howLong: string;
  who: string;
}

export const holdings: readonly Holding[] = [
  {
    what: "Name, phone, email, the property’s address",
    why: "To answer you and to come to the right house",
    howLong: `${promises.consent}, or until you withdraw`,
    who: "Our staff; the installer who visits; the hosts of website and mail",
  },
  {
    what: "What you ask for, your bill’s size, when, and your message",
    why: "To prepare the assessment",
    howLong: `${promises.consent}, or until you withdraw`,
    who: "The same",
  },
  {
    what: "A bill or photo that you attach",
    why: "To see when you use power, and the switchboard before the visit",
    howLong: `On the website ${uploadKeptDays} days; with our staff until the quote is done, at most ${promises.consent}`,
    who: "Our staff, by a signed link; the hosts",
  },
  {
    what: "The words you consented to, their version, and the time",
    why: "To be able to show that you asked us to call",
    howLong: `${promises.consent}, or until you withdraw`,
    who: "Our staff; the hosts",
  },
  {
    what: "An estimate that you send along",
    why: "So that nobody asks you the same twice",
    howLong: "With the request",
    who: "Our staff",
  },
  {
    what: "The summary of your meter, if you tick it",
    why: "To size panels and a battery on your own use",
    howLong: "With the request",
    who: "Our staff",
  },
  {
    what: "As a customer: contract, drawings, photos of the work, certificates, invoices",
    why: "Warranties, the law on electrical work, tax",
    howLong: "As long as a warranty runs or the law asks, at least five years",
    who: "Network, inspector, rebate programs, product makers in a claim, our accountant",
  },
];
