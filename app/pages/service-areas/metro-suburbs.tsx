import { PhoneFold } from "#app/components/phone-fold.tsx";
import { Figure } from "#app/figures/notes.tsx";
import type { TownDistance } from "#content/places/town-distances.ts";
import { Towns } from "./towns.tsx";

interface MetroSuburbsProps {
  sides: readonly { side: string; suburbs: readonly TownDistance[] }[];
}

export function MetroSuburbs({ sides }: MetroSuburbsProps) {
  const count = sides.reduce((sum, { suburbs }) => sum + suburbs.length, 0);
  return (
    <section className="sand py-section" aria-labelledby="metro">
      <div className="wrap">
        <h2 id="metro" className="max-w-[14em]">
          {count} suburbs in Melbourne, and everywhere in between
        </h2>
        <p className="small mt-4 mb-7 max-w-[40em] phone:mb-0">
          Small numbers are kilometres from the CBD. Metro means within <Figure id="metro-radius" />, plus the listed
          suburbs a bit further out, such as Berwick, Cranbourne, Officer and Pakenham.
        </p>
        <PhoneFold summary="All suburbs by area">
          {sides.map(({ side, suburbs }) => (
            <div
              className="rule-above grid gap-x-8 gap-y-2 py-4 from-tablet:grid-cols-[1fr_3fr] from-tablet:py-6"
              key={side}
            >
              <h3>{side}</h3>
              <Towns towns={suburbs} />
            </div>
          ))}
        </PhoneFold>
      </div>
    </section>
  );
}
