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
          {count} suburbs in Melbourne, and everywhere in between
        </h2>
        <p className="areas-about small">
          Small numbers are kilometres from the CBD. Metro means within <Figure id="metro-radius" />, plus the listed
          suburbs a bit further out, such as Berwick, Cranbourne, Officer and Pakenham.
        </p>
        <PhoneFold summary="All suburbs by area">
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
