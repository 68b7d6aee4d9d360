import type { Heating } from "#content/energy/estimate.ts";
import type { PackageSize } from "./package-sizes.ts";

/** How the house is heated that a package's sums are worked out for. */
export function heatingOf({ id }: Pick<PackageSize, "id">): Heating {
  return id === "all-electric-home" ? "electric" : "gas";
}
