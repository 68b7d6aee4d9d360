import { wholeKilometres } from "#content/places/coverage-kinds.ts";
import type { TownDistance } from "#content/places/town-distances.ts";

/** Names in running order, each with its kilometres from the CBD. */
export function Towns({ towns }: { towns: readonly TownDistance[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 from-tablet:grid from-tablet:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]">
      {towns.map(({ name, kilometres }) => (
        <li key={name} className="phone:text-h4 from-tablet:flex from-tablet:justify-between from-tablet:text-[1rem]">
          {name} <span className="font-text text-label font-[400] text-quiet">{wholeKilometres({ kilometres })}</span>
        </li>
      ))}
    </ul>
  );
}
