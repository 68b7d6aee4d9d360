import { certificatePrice } from "#content/rules/certificate-price.ts";
import type { Line } from "../estimate.ts";

type ProgramId =
  | "solar-certificates"
  | "battery-certificates"
  | "heat-pump-certificates"
  | "solar-homes-panels"
  | "solar-homes-hot-water"
  | "upgrades-hot-water"
  | "upgrades-air-conditioning";

export type Program = {
  id: ProgramId;
  name: string;
  /** Dollars off; nothing where the amount floats or is not known. */
  amount: number | undefined;
  /** The least the customer pays. */
  copayment?: number;
  /** Whether the amount hangs on who one is: income, ownership, property. */
  conditional: boolean;
  arithmetic: Line[];
  whoApplies: string;
  stacks: string;
  conditions: string[];
  couldChange: string[];
};

export const certificatesStack = "Adds to every state program; it comes off the price first.";
export const certificatesApply =
  "The installer claims the certificates, with your signature, and takes them off the price.";

export function priceCouldChange(price: number): string {
  return `A certificate is taken as $${price}; the usual range is $${certificatePrice.low} to $${certificatePrice.high}.`;
}
