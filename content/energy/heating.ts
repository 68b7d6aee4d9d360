/** Heating a home with ducted gas, or with reverse-cycle air conditioning: how much of what is bought becomes warmth. */
export const heating = {
  /** Of the gas's heat, what reaches the rooms: the burner and the ducts together. */
  ductedGas: { low: 0.5, assumed: 0.65, high: 0.8 },
  /** Heat for each kWh of electricity over a Victorian winter. */
  reverseCycle: { low: 2.5, assumed: 3.5, high: 4.5 },
} as const;
