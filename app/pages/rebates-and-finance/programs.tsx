import { Fold } from "#app/components/fold.tsx";
import { type ProgramId, termLines, termsOn } from "#app/estimators/programs/terms.ts";
import { Calculations } from "#app/estimators/results/calculations.tsx";
import { SeeYourHouse } from "#app/estimators/see-your-house.tsx";
import { useToday } from "#app/page-request/today.tsx";

const programs: readonly (readonly [ProgramId, string])[] = [
  ["solar-certificates", "Federal certificates, panels"],
  ["battery-certificates", "Federal certificates, battery"],
  ["heat-pump-certificates", "Federal certificates, heat pump"],
  ["solar-homes-panels", "Solar Homes, panels"],
  ["solar-homes-hot-water", "Solar Homes, hot water"],
  ["upgrades-hot-water", "Energy Upgrades, hot water"],
  ["upgrades-air-conditioning", "Energy Upgrades, air conditioning"],
];

/** Each program's conditions, and where a visitor sees what it takes off their own price. */
export function Programs() {
  const terms = termsOn(useToday());
  return (
    <section className="wrap py-section" aria-labelledby="conditions">
      <h2 id="conditions">Who applies for each, and what decides</h2>
      <p className="mt-4 max-w-[40em]">
        Certificates come off the price first and Solar Homes last, on what’s left. You can get both. For air
        conditioning, the only discount is Victorian Energy Upgrades.
      </p>
      <div className="mt-4">
        {programs.map(([id, name]) => (
          <Fold key={id} summary={name}>
            <Calculations lines={termLines(terms[id])} />
          </Fold>
        ))}
      </div>
      <SeeYourHouse kw={6.6} battery={13.5} />
    </section>
  );
}
