import { DataTable } from "#app/components/data-table.tsx";
import { Lines } from "#app/components/lines.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { money, moneyRange } from "#content/format.ts";
import { type AirConditioningSize, prices } from "#content/prices.ts";

/** How to choose, what each costs, and what the quote lists. */
export function Buying() {
  return (
    <section className="wrap py-section" aria-labelledby="choosing">
      <h2 id="choosing">Choosing a system by number of rooms</h2>
      <div className="mt-4">
        <DataTable
          caption="Installed, GST included, before the discount"
          columns={[
            { name: "System" },
            { name: "For", cellClass: "phone:hidden" },
            { name: "About", numeric: true },
            { name: "Usual range", numeric: true, cellClass: "phone:hidden" },
          ]}
          rows={choices.map(({ rooms, size }) => {
            const { name, low, typical, high } = prices.airConditioning[size];
            return { name, cells: [rooms, <b key="typical">{money(typical)}</b>, moneyRange(low, high)] };
          })}
        />
      </div>
      <h3 className="mt-8 mb-4 phone:hidden">What to compare, whichever you choose</h3>
      <PhoneFold summary="Size, running cost, noise">
        <Lines columns={3} lines={comparing} />
      </PhoneFold>
      <div className="split gap-y-2 wide:mt-8" id="cost-to-buy">
        <div className="phone:hidden wide:col-[1/5] wide:pr-8">
          <h3>What your quote lists</h3>
        </div>
        <div className="wide:col-[5/13]">
          <PhoneFold summary="What your quote lists">
            <ul className="dashes">
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

const choices: readonly { rooms: string; size: AirConditioningSize }[] = [
  { rooms: "A bedroom or a study", size: "split" },
  { rooms: "A living area", size: "large-split" },
  { rooms: "Three rooms", size: "three-heads" },
  { rooms: "Five rooms", size: "five-heads" },
  { rooms: "The whole house", size: "ducted" },
];

const comparing = [
  {
    title: "Size",
    text: "Depends on the room’s area, windows and insulation. An oversized unit costs more and runs badly; ask how the size was worked out.",
  },
  {
    title: "Running cost",
    text: "The energy label has stars for each climate zone. In Victoria, go by the stars for the cold zone.",
  },
  {
    title: "Noise",
    text: "Compare the decibels on the label, and keep the outdoor unit away from bedrooms, yours and next door’s.",
  },
];

const quoted = [
  "The model, its heating and cooling capacity in kW, and the price before any discount",
  "The Victorian Energy Upgrades discount as its own line, and what you pay",
  "Electrical work, long pipe runs, wall brackets and a condensate drain, if you need them",
  "Taking out the old heater, and capping the gas",
];
