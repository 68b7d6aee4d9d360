import { fileKept, promises } from "#content/promises.ts";

/** What we keep about a visitor. */
export interface Holding {
  what: string;
  why: string;
  howLong: string;
  who: string;
}

export const holdings: readonly Holding[] = [
  {
    what: "Name, phone, email, the property’s address",
    why: "To reply to you and come to the right house",
    howLong: `${promises.consent}, or until you withdraw`,
    who: "Our staff; the installer who visits; our website and email hosts",
  },
  {
    what: "What you ask for, the size of your bill, when to call, and your message",
    why: "To prepare the assessment",
    howLong: `${promises.consent}, or until you withdraw`,
    who: "Our staff; the installer who visits; our website and email hosts",
  },
  {
    what: "A bill or photo you attach",
    why: "To see when you use power, or your switchboard, before the visit",
    howLong: fileKept,
    who: "Our staff, by a signed link; the hosts",
  },
  {
    what: "The consent wording you saw, its version, and the time",
    why: "To show that you asked us to call",
    howLong: `${promises.consent}, or until you withdraw`,
    who: "Our staff; the hosts",
  },
  {
    what: "An estimate you send with it",
    why: "So we don’t ask you the same thing twice",
    howLong: "With the request",
    who: "Our staff",
  },
  {
    what: "When we called you, what happened, when a visit is booked, and our staff’s notes",
    why: "To keep what we promised you, and so nobody asks you twice",
    howLong: "With the request",
    who: "Our staff, by a signed link; the hosts",
  },
  {
    what: "A list of the last four weeks’ requests: reference, region, what was asked for and what came of it, without names",
    why: "To see that nobody has been forgotten",
    howLong: `In our staff’s daily email, at most ${promises.consent}`,
    who: "Our staff; our email host",
  },
  {
    what: "The summary of your meter data, if you tick the box",
    why: "To size panels and a battery to your own use",
    howLong: "With the request",
    who: "Our staff",
  },
  {
    what: "As a customer: contract, drawings, photos of the work, certificates, invoices",
    why: "Warranties, electrical safety law, tax",
    howLong: "As long as a warranty runs or the law requires, at least five years",
    who: "Your network, the inspector, rebate programs, product manufacturers if you claim, our accountant",
  },
];
