import * as z from "zod/mini";
import { moneyText } from "#content/format.ts";

const quoteSchema = z.object({
  /** The key of the PDF. */
  file: z.string(),
  /** In dollars, with GST. */
  amount: z.number(),
  /** When staff recorded it, set once its email goes out: before that they can undo it. */
  sentAt: z.optional(z.number()),
  /** The customer's latest answer. */
  answer: z.optional(z.object({ outcome: z.string(), at: z.number() })),
  /** The customer's unanswered questions, by the keys of their notes. */
  questions: z.optional(z.array(z.object({ key: z.string(), at: z.number() }))),
});

/** A quote as stored, beside its PDF. */
export type Quote = z.output<typeof quoteSchema>;

/** A quote as the inbox knows it. */
export interface SentQuote extends Pick<Quote, "answer" | "questions"> {
  /** The key of its event. */
  key: string;
  at: number;
}

export function quoteIn(json: string): Quote | undefined {
  try {
    return quoteSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/** "$11,370" or "$11,370.50" */
export function amountText({ amount }: Pick<Quote, "amount">): string {
  return moneyText(amount, Number.isInteger(amount) ? 0 : 2);
}

/** Parses an amount as people type it, such as "$11,370.50". */
export function amountIn(typed: string): number | undefined {
  const digits = /^\$?\s*(\d{1,7}|\d{1,3}([, ]\d{3}){1,2})(\.\d{2})?$/.test(typed)
    ? typed.replaceAll(/[$,\s]/g, "")
    : "";
  return Number(digits) > 0 ? Number(digits) : undefined;
}
