import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { type Line, Lines } from "./lines.tsx";

const byRooms: readonly Line[] = [
  ["One room", "A split system: one head inside, one unit outside. The cheapest to buy, and the smallest job."],
  [
    "Two to five rooms",
    "Two splits if there’s space outside for both; multi-head if there’s only room for one outdoor unit.",
  ],
  ["The whole house", "Ducted, if there is room above the ceiling. Ask for at least two zones."],
];

const besides: readonly Line[] = [
  [
    "Size",
    "Depends on the room’s area, windows and insulation. An oversized unit costs more and runs badly; ask how the size was worked out.",
  ],
  ["Running cost", "The energy label has stars for each climate zone. In Victoria, go by the stars for the cold zone."],
  ["Noise", "Compare the decibels on the label, and keep the outdoor unit away from bedrooms, yours and next door’s."],
];

const quoted = [
  "The model, its heating and cooling capacity in kW, and the price before any discount",
  "The Victorian Energy Upgrades discount as its own line, and what you pay",
  "Electrical work, long pipe runs, wall brackets and a condensate drain, if you need them",
  "Taking out the old heater, and capping the gas",
];

/** How to choose, and what it costs. */
export function Buying() {
  return (
    <section className="section wrap aircon-choosing" aria-labelledby="choosing">
      <h2 id="choosing">Choosing air conditioning</h2>
      <Lines className="aircon-choices" of={byRooms} folded />
      <PhoneFold summary="Size, running cost, noise">
        <Lines className="aircon-choices" of={besides} />
      </PhoneFold>
      <div className="split aircon-buying">
        <div className="span-1-6">
          <h2 id="cost-to-buy">What a split system costs to buy</h2>
          <p className="mt-4">
            We couldn’t find a reliable range for a split system installed in Victoria, so we don’t give one. Two
            written quotes will show you the going rate.
          </p>
        </div>
        <div className="span-7-13">
          <p className="label from-tablet">What each quote should list</p>
          <PhoneFold summary="What each quote should list">
            <ul className="dashes mt-2">
              {quoted.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </PhoneFold>
        </div>
      </div>
    </section>
  );
}
