import type { EnergyInput } from "#content/energy/estimate.ts";
import { energyInput } from "../house/answer.ts";
import type { PriceInput } from "./question.ts";

/** The house as the energy engine takes it; undefined without a usable bill or use. */
export function engineInput({ energy, kw, battery }: PriceInput): EnergyInput | undefined {
  return energy.dailyUse === undefined ? undefined : energyInput({ ...energy, kw: kw > 0 ? kw : undefined, battery });
}
