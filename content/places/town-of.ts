import { regionalGroups } from "./data/regional-groups.ts";

const towns = regionalGroups.flatMap(({ towns: each }) => each);

/** The regional town of a postcode, where Service areas names it. */
export function townOf(postcode: string): string | undefined {
  return towns.find((town) => town.postcode === postcode)?.name;
}
