import { PhoneFold } from "#app/components/phone-fold.tsx";
import { fixedValue } from "#content/figures/index.ts";
import type { TownDistance } from "#content/places/town-distances.ts";
import { Towns } from "./towns.tsx";

const radius = fixedValue("near-regional-radius");

interface RegionalTownsProps {
  regions: readonly { name: string; near: readonly TownDistance[]; remote: readonly TownDistance[] }[];
}

export function RegionalTowns({ regions }: RegionalTownsProps) {
  return (
    <section className="wrap py-section" aria-labelledby="regions">
      <h2 id="regions" className="max-w-[14em]">
        Five regions, each visited once a month
      </h2>
      <div className="rule-below mt-5 from-tablet:mt-10">
        {regions.map(({ name, near, remote }) => (
          <article
            className="rule-above from-tablet:grid from-tablet:grid-cols-[1fr_3fr] from-tablet:gap-x-8 from-tablet:py-6"
            key={name}
          >
            <h3 className="fold-title">{name}</h3>
            <PhoneFold summary={name} plain>
              <Line label={`Within ${radius}: date confirmed in 2–5 business days`} towns={near} />
              <Line label={`Beyond ${radius}: date confirmed in 1–2 weeks`} towns={remote} />
            </PhoneFold>
          </article>
        ))}
      </div>
      <p className="small mt-6">
        For the Wimmera, and the south-west and north-east beyond these towns, we start with a Remote Consultation and
        arrange a visit from there.
      </p>
    </section>
  );
}

function Line({ label, towns }: { label: string; towns: readonly TownDistance[] }) {
  if (towns.length === 0) return null;
  return (
    <>
      <p className="label mb-2 text-accent">{label}</p>
      <div className="mb-4 last:mb-0 phone:last:mb-4">
        <Towns towns={towns} />
      </div>
    </>
  );
}
