import * as z from "zod/mini";
import { money } from "#content/format.ts";

const quoteSchema = z.object({
  /** Where the PDF lies. */
  file: z.string(),
  /** In dollars, with GST. */
  amount: z.number(),
  /** When staff recorded it, once its email goes out: before that they can undo it. */
  sentAt: z.optional(z.number()),
  /** What the customer answered last. */
  answer: z.optional(z.object({ outcome: z.string(), at: z.number() })),
  /** What they asked and nobody has answered, by the keys of the notes. */
  questions: z.optional(z.array(z.object({ key: z.string(), at: z.number() }))),
});

/** What is stored of a quote that staff sent. */
export type Quote = z.output<typeof quoteSchema>;

/** A quote as the inbox records it. */
export interface SentQuote extends Pick<Quote, "answer" | "questions"> {
  /** Of its event. */
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
export function amountInWords({ amount }: Pick<Quote, "amount">): string {
  return money(amount, Number.isInteger(amount) ? 0 : 2);
}

/** "$11,370.50", as people type it. */
export function amountIn(typed: string): number | undefined {
  const plain = /^\$?\s*(\d{1,7}|\d{1,3}([, ]\d{3}){1,2})(\.\d{2})?$/.test(typed)
    ? typed.replaceAll(/[$,\s]/g, "")
    : "";
  return Number(plain) > 0 ? Number(plain) : undefined;
}
