import { type PlanShape, planShapes, type Rates } from "#content/meter/plans.ts";

interface PlanFieldsProps {
  shape: PlanShape;
  rates: Rates;
  hasControlled: boolean;
  onShape: (shape: PlanShape) => void;
  onRates: (rates: Rates) => void;
}

interface RateField {
  rate: keyof Rates;
  label: string;
  most: number;
}

const fields: readonly RateField[] = [
  { rate: "flat", label: "One rate, c/kWh", most: 100 },
  { rate: "peak", label: "Peak, c/kWh", most: 100 },
  { rate: "offPeak", label: "Off-peak, c/kWh", most: 100 },
  { rate: "peakFrom", label: "Peak from, hour (0–23)", most: 23.5 },
  { rate: "peakTo", label: "Peak to, hour", most: 24 },
  { rate: "aroundMidday", label: "Outside the free hours, c/kWh", most: 100 },
  { rate: "controlled", label: "Controlled load, c/kWh", most: 100 },
  { rate: "feedIn", label: "Feed-in, c/kWh; blank for 0 to 3", most: 60 },
  { rate: "supply", label: "Daily charge, c a day", most: 400 },
];

/** Which plan, and what it costs: presets until the visitor takes their own from the bill. */
export function PlanFields({ shape, rates, hasControlled, onShape, onRates }: PlanFieldsProps) {
  return (
    <>
      <label className="field meter-plan">
        <span>Your plan</span>
        <select value={shape} onChange={(event) => onShape(shapes.find((one) => one === event.target.value) ?? "flat")}>
          {shapes.map((one) => (
            <option key={one} value={one}>
              {planShapes[one]}
            </option>
          ))}
        </select>
      </label>
      <details className="estimate-more">
        <summary>Your own rates, from your bill</summary>
        <p className="small">
          Until you enter your own rates, we use your network’s: the Victorian Default Offer for the flat rate and the
          daily charge, and one list of plans from 2026 for the others. Check your bill. We know of no cap on free
          hours, so we assume none.
        </p>
        <div className="fields fields-three">
          {fields
            .filter(({ rate }) => hasControlled || rate !== "controlled")
            .map(({ rate, label, most }) => (
              <label key={rate} className="field">
                <span>{label}</span>
                <input
                  type="number"
                  inputMode="decimal"
                  min={0}
                  max={most}
                  step="any"
                  defaultValue={rates[rate] ?? ""}
                  onChange={({ target }) => {
                    const typed = Number(target.value);
                    if (target.value !== "" && typed >= 0 && typed <= most) onRates({ ...rates, [rate]: typed });
                  }}
                />
              </label>
            ))}
        </div>
      </details>
    </>
  );
}

const shapes: readonly PlanShape[] = ["flat", "timeOfUse", "freeMidday"];
