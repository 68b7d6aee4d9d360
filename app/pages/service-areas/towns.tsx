import type { TownDistance } from "#content/places/town-distances.ts";

/** Names in running order, each with its kilometres from the CBD, rounded up as the limits are. */
export function Towns({ towns }: { towns: readonly TownDistance[] }) {
  return (
    <ul className="towns">
      {towns.map(({ name, kilometres }) => (
        <li key={name}>
          {name} <span>{Math.ceil(kilometres)}</span>
        </li>
      ))}
    </ul>
  );
}
