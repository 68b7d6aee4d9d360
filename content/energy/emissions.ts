/** National Greenhouse Accounts Factors 2026: Victoria's grid with its losses, and natural gas. */
export const emissions = { gridKgPerKwh: 0.85, gasKgPerGj: 55.53 } as const;
