import type { Changes } from "#tests/running-site/lead-site.ts";
import { pdf } from "#tests/sample-requests/samples.ts";

/** What happens next: time passes, the request is corrected, staff press a button, or the visitor submits a form. */
type Step =
  | { hours: number }
  | { corrects: Changes }
  | { staff: string; at?: string; note?: string; amount?: string; file?: File }
  | { visitor: string; fields?: Record<string, string> };

export interface Scenario {
  /** When the request is received, on Melbourne's clock. */
  received: string;
  sent: Changes;
  steps: Step[];
  /** The kinds of letters in the snapshot, the first of each. */
  letters: string[];
}

/** Requests from the form to the end. Each kind of letter is in one of their snapshots, except the one with a lost link. */
export const scenarios: Record<string, Scenario> = {
  "a-house": {
    received: "2026-11-24T10:20",
    sent: {
      name: "Zoë Nguyen; Rates, Esq",
      email: "zoe@example.com",
      address: "Unit 12, The Long Winded Owners Corporation, 1200 High Street Road South, Kew VIC 3101",
      currentBill: "500-1000",
      message: "Gate code at the door.\nDog is friendly.",
      preferred: ["2026-11-26-am", "2026-11-28-pm"],
      estimate: "price?kw=6.6&battery=10&use=18",
      shownAt: String(Date.parse("2026-11-23T23:19:58Z")),
      file: new File([pdf()], "July bill.pdf"),
    },
    steps: [
      { staff: "no-answer", at: "2026-11-25T09:00" },
      { staff: "booked", at: "2026-11-26T14:30" },
      { visitor: "times", fields: { preferred: "2026-11-30-am" } },
      { hours: 24 },
      { visitor: "cancel" },
      { visitor: "withdraw" },
    ],
    letters: ["staff", "visitor", "visit", "change", "daily", "withdrawn"],
  },
  "no-hot-water": {
    received: "2026-11-21T15:00",
    sent: { kind: "callback", name: "Cold Shower", email: "", phone: "0412 345 678", urgent: "on", consent: true },
    steps: [{ hours: 48 }],
    letters: ["staff", "reminder", "overdue"],
  },
  "a-correction-in-writing": {
    received: "2026-11-24T10:20",
    sent: {
      name: "Paige Turner",
      email: "paige@example.com",
      address: "1 Liebig Street, Warrnambool VIC 3280",
      answerBy: "writing",
      phone: "",
      draft: "0d9f1c52-5a0e-4a53-8f3c-0c6d1d0c7f11",
    },
    steps: [{ corrects: { selectedServices: ["aircon-rebate"] } }, { hours: 44 }],
    letters: ["staff of the correction", "visitor of the correction", "overdue"],
  },
  "a-quote": {
    received: "2026-11-24T10:20",
    sent: { name: "Quentin Quote", email: "quentin@example.com", address: "3 Sturt Street, Ballarat VIC 3350" },
    steps: [
      { staff: "quoted", amount: "$11,370.50", file: new File([pdf("quote")], "quote.pdf") },
      { hours: 8 * 24 },
      { visitor: "accept-quote" },
      { visitor: "email", fields: { email: "quote@example.com" } },
      { staff: "booked", at: "2026-12-10T09:00" },
      { hours: 7 * 24 },
    ],
    letters: ["quote", "quote-reminder", "answer", "old-email", "visit-reminder"],
  },
};
