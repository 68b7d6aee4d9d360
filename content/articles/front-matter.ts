import { z } from "zod";
import { categories } from "./categories.ts";

/** The labels of the buttons below articles. */
export const buttons = [
  "Get Free Analysis",
  "Get Custom Sizing",
  "Get Your Free Assessment",
  "Get Your Free Quote",
  "Check VPP Eligibility",
  "Book Your Health Check",
  "Register Your Interest",
  "Join Update List",
  "Request Compliance Check",
  "Get Recycling Quote",
] as const;

/** An article's front matter, checked when the site is built. */
export const frontMatter = z.strictObject({
  title: z.string().min(10).max(60),
  description: z.string().min(50).max(155),
  excerpt: z.string().min(50).max(280),
  category: z.enum(categories),
  /** The position in the index: the article with the lowest is featured. Articles without a position come last. */
  position: z.number().positive().optional(),
  /** Shown with its picture, ahead of the others in its category. */
  leadsCategory: z.literal(true).optional(),
  /** The day its facts were checked. */
  checkedOn: z.iso.date(),
  /** Whether it relies on programs that a state election can change. */
  stateProgram: z.boolean(),
  /** Whether its text has figures from the energy model. */
  modelled: z.literal(true).optional(),
  /** The picture at the title and in the index, by its name in app/pictures. */
  picture: z.string().min(1),
  keywords: z.array(z.string()).min(3),
  cta: z.strictObject({ title: z.string(), text: z.string(), button: z.enum(buttons) }),
});

export type FrontMatter = z.infer<typeof frontMatter>;
