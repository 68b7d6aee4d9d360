import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { Figure } from "#app/figures/notes.tsx";
import type { TownDistance } from "#content/places/town-distances.ts";
import { Towns } from "./towns.tsx";

interface MetroSuburbsProps {
  sides: readonly { side: string; suburbs: readonly TownDistance[] }[];
}

export function MetroSuburbs({ sides }: MetroSuburbsProps) {
  const count = sides.reduce((sum, { suburbs }) => sum + suburbs.length, 0);
  return (
    <section className="section sand" aria-labelledby="metro">
      <div className="wrap">
        <h2 id="metro" className="max-w-[14em]">
          {count} suburbs by name, and everything in between
        </h2>
        <PhoneFold summary="All suburbs by side of town">
          <p className="areas-about small">
            The small figure is the distance from the CBD in kilometres. Metro means within <Figure id="metro-radius" />
            , and the suburbs on this list: Berwick, Cranbourne, Officer and Pakenham lie a little farther out and count
            all the same.
          </p>
          {sides.map(({ side, suburbs }) => (
            <div className="area-row" key={side}>
              <h3>{side}</h3>
              <Towns towns={suburbs} />
            </div>
          ))}
        </PhoneFold>
      </div>
    </section>
  );
}
