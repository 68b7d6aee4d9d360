import type { Line } from "../estimate.ts";

export type ProgramId =
  | "solar-certificates"
  | "battery-certificates"
  | "heat-pump-certificates"
  | "solar-homes-panels"
  | "solar-homes-hot-water"
  | "upgrades-hot-water"
  | "upgrades-air-conditioning";

/** What a program comes to for somebody; what holds for everybody is in its terms. */
export type Program = {
  id: ProgramId;
  /** Dollars off; nothing where the amount floats or is not known. */
  amount: number | undefined;
  /** The least the customer pays. */
  copayment?: number;
  /** Whether the amount depends on who one is: income, ownership, property. */
  conditional: boolean;
  arithmetic: Line[];
};
