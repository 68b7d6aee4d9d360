import type { Heating } from "#content/energy/estimate.ts";
import type { PackageSize } from "./package-sizes.ts";

/** The heating of the house in a package's sums. */
export function heatingOf({ id }: Pick<PackageSize, "id">): Heating {
  return id === "all-electric-home" ? "electric" : "gas";
}
