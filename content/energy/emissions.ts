import { gridKgPerKwh } from "./house/tables.ts";

/** National Greenhouse Accounts Factors 2026: Victoria's grid with its losses, and natural gas. */
export const emissions = { gridKgPerKwh, gasKgPerGj: 55.53 } as const;
