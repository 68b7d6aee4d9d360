import type { Heating } from "#content/energy/estimate.ts";
import type { PackageSize } from "./package-sizes.ts";

/** How the house in a package's calculation is heated. */
export function heatingOf({ id }: Pick<PackageSize, "id">): Heating {
  return id === "all-electric-home" ? "electric" : "gas";
}
