import type { Changes } from "#tests/running-site/lead-site.ts";
import { pdf, png, smallJpeg } from "#tests/sample-requests/samples.ts";

/** What happens next: hours go by, staff press a button on the card, the visitor does something on the request's page. */
export type Happening =
  | { hours: number }
  | { corrects: Changes }
  | { staff: string; at?: string; note?: string }
  | { visitor: string; fields?: Record<string, string | File> };

export interface Life {
  /** On Melbourne's clock. */
  received: string;
  sent: Changes;
  settings?: object;
  /** An address at which everything is refused. */
  refuses?: string;
  happens: Happening[];
}

/** Requests from the form to their end. What everybody reads on the way is in a text of the same name beside this file. */
export const lives: Record<string, Life> = {
  "a-house": {
    received: "2026-11-24T10:20",
    sent: {
      name: "Zoë Nguyen; Rates, Esq",
      email: "zoe@example.com",
      address: "Unit 12, The Long Winded Owners Corporation, 1200 High Street Road South, Kew VIC 3101",
      currentBill: "500-1000",
      timeline: "asap",
      propertySize: "large",
      message: "Gate code at the door.\nDog is friendly.",
      preferred: ["2026-11-26-am", "2026-11-28-pm"],
      shownAt: String(Date.parse("2026-11-23T23:19:58Z")),
      file: new File([pdf()], "July bill.pdf"),
    },
    happens: [
      { staff: "no-answer", at: "2026-11-25T09:00", note: "<b>Gate & code</b>" },
      { hours: 24 },
      { staff: "note", note: "Ask for Zoë" },
      { staff: "called" },
      { staff: "booked", at: "2026-11-26T14:30" },
      { visitor: "phone", fields: { phone: "(03) 9123 4567" } },
      { visitor: "services", fields: { selectedServices: "solar-battery" } },
      { visitor: "message", fields: { message: "Mind the magpie" } },
      { visitor: "message", fields: { message: "Mind the magpie" } },
      { visitor: "times", fields: { preferred: "2026-11-30-am" } },
      { staff: "booked", at: "2026-11-30T09:00" },
      { hours: 5 * 24 },
      { staff: "quoted" },
      { visitor: "phone", fields: { phone: "0412 000 111" } },
      { staff: "not-for-us" },
      { visitor: "withdraw" },
    ],
  },
  "an-estimate": {
    received: "2026-12-31T23:59",
    sent: {
      name: "Estimated",
      email: "estimated@example.com",
      address: "8 The Esplanade, Torquay VIC 3228",
      from: "tier:home article:winter-solar-performance",
      estimate: "price?kw=6.6&battery=10&use=18",
      // By a clock that is ahead.
      shownAt: String(Date.parse("2027-01-01T12:00:00Z")),
    },
    happens: [{ hours: 81 }],
  },
  "a-house-far-away": {
    received: "2026-11-21T15:30",
    sent: {
      name: "Paige Turner",
      email: "paige@example.com",
      address: "1 Liebig Street, Warrnambool VIC 3280",
      answerBy: "writing",
      phone: "",
      selectedServices: ["aircon-rebate"],
      file: new File([png({ noise: 149_000 })], "roof.png"),
    },
    happens: [
      { visitor: "file", fields: { file: new File([pdf()], "one.pdf") } },
      { visitor: "file", fields: { file: new File([smallJpeg], "two.jpg") } },
      { hours: 44 },
      { hours: 8 },
      { staff: "called" },
      { staff: "booked", at: "2026-12-07T09:00" },
      { visitor: "cancel" },
      { visitor: "cancel" },
      { staff: "booked", at: "2026-12-08T14:00" },
      { staff: "cancelled" },
      { visitor: "phone", fields: { phone: "0412 345 678" } },
      { staff: "booked", at: "2026-12-08T15:00" },
      { staff: "not-for-us" },
    ],
  },
  "no-hot-water": {
    received: "2026-11-21T15:00",
    sent: {
      kind: "callback",
      name: "Cold Shower",
      phone: "0412 345 678",
      bestTime: "morning",
      urgent: "on",
      consent: true,
    },
    happens: [{ hours: 48 }, { visitor: "withdraw" }],
  },
  "a-correction": {
    received: "2026-11-24T10:20",
    sent: { name: "Wrong Number", email: "wrong@example.com", draft: "0d9f1c52-5a0e-4a53-8f3c-0c6d1d0c7f11" },
    happens: [
      { corrects: { phone: "0412 000 111" } },
      { corrects: { phone: "0412 000 222" } },
      { visitor: "withdraw" },
    ],
  },
  "a-robot": {
    received: "2026-11-24T10:20",
    sent: { name: "Buy Now", email: "anybody@example.com", subject: "Buy now", address: "Nowhere" },
    settings: { REQUESTS_NOTICE: { limit: async () => ({ success: false }) } },
    happens: [{ staff: "delete" }],
  },
  "a-callback-last-month": {
    received: "2026-10-30T10:20",
    sent: { kind: "callback", name: "Pat Lee", phone: "0412 345 678", bestTime: "saturday", consent: true },
    happens: [{ staff: "called" }, { hours: 72 }, { hours: 25 * 24 }],
  },
  "no-secret": {
    received: "2026-11-21T15:00",
    sent: { kind: "callback", name: "Cold Shower", phone: "0412 345 678", urgent: "on", consent: true },
    settings: {
      LINK_SECRET: "",
      MAIL_FROM: "web@wattlebird.example",
      MAIL_TO: "staff@wattlebird.example",
      MAIL_ALERTS_TO: "owner@elsewhere.example",
      MAIL_DKIM_DOMAIN: "wattlebird.example",
      MAIL_DKIM_SELECTOR: "mail",
      MAIL_DKIM_PRIVATE_KEY: "a private key",
    },
    refuses: "crm.example",
    happens: [{ hours: 48 }],
  },
};
