import { wholeKilometres } from "#content/places/coverage-kinds.ts";
import type { TownDistance } from "#content/places/town-distances.ts";

/** Names in running order, each with its kilometres from the CBD. */
export function Towns({ towns }: { towns: readonly TownDistance[] }) {
  return (
    <ul className="towns">
      {towns.map(({ name, kilometres }) => (
        <li key={name}>
          {name} <span>{wholeKilometres({ kilometres })}</span>
        </li>
      ))}
    </ul>
  );
}
