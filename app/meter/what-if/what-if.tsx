import { useEffect, useState } from "react";
import { Field } from "#app/components/fields/field.tsx";
import { Fold } from "#app/components/fold.tsx";
import { type EnteredRates, type PlanShape, planShapes, presetRates } from "#content/meter/plans.ts";
import type { AddedSystem } from "#content/meter/run.ts";
import { homesUsing } from "#content/meter/summary/corrections.ts";
import { zoneOf } from "#content/rules/zones.ts";
import { Select } from "../results/select.tsx";
import type { WhatIfInput } from "../web-worker/compute.ts";
import type { ReadReport, WhatIfFailure, WhatIfReport } from "../web-worker/messages.ts";
import { WhatIfAnswer, WhatIfYear } from "./answer.tsx";

interface WhatIfProps extends Pick<ReadReport, "reading" | "facts"> {
  whatIf: WhatIfReport | undefined;
  whatIfFailure: WhatIfFailure | undefined;
  today: string;
  onWhatIf: (input: WhatIfInput) => void;
}

/** The visitor chooses sizes and rates; the answer uses their own half-hours. */
export function WhatIf({ reading, facts, whatIf, whatIfFailure, today, onWhatIf }: WhatIfProps) {
  const hasPanels = facts.exported > 0;
  const homeCount = homesUsing(facts.bought - facts.controlled);
  const [size, setSize] = useState<AddedSystem>({ kw: (hasPanels ? 0 : 6.6) * homeCount, batteryKwh: 10 * homeCount });
  const [shape, setShape] = useState<PlanShape>("flat");
  const presets = presetRates(reading.distributor);
  const [rates, setRates] = useState<EnteredRates>(presets);
  const [wrongRates, setWrongRates] = useState<readonly (keyof EnteredRates)[]>([]);
  const [postcodeText, setPostcodeText] = useState("");
  const isPostcode = zoneOf(postcodeText) !== undefined;
  const postcode = isPostcode ? postcodeText : "";

  /** Replaces a preset rate with the one on the visitor's bill. A blank field brings the preset back. */
  function changeRate(rate: keyof EnteredRates, max: number, text: string): void {
    const enteredRate = text === "" ? presets[rate] : Number(text);
    const isWrong = enteredRate !== undefined && !(enteredRate >= 0 && enteredRate <= max);
    setWrongRates(isWrong ? [...wrongRates, rate] : wrongRates.filter((name) => name !== rate));
    if (!isWrong) setRates({ ...rates, [rate]: enteredRate });
  }

  // Depends on `facts`, to ask again after a correction: that makes another year and drops the earlier answer.
  useEffect(() => {
    onWhatIf({ system: size, shape, rates, hasPanels: facts.exported > 0, postcode, today });
  }, [size, shape, rates, facts, postcode, today, onWhatIf]);

  return (
    <section className="grid grid-cols-1 gap-5" aria-labelledby="meter-fitting">
      <h2 id="meter-fitting">
        What {hasPanels ? "more panels and a battery" : "panels and a battery"} would have done
      </h2>
      <p className="lead">
        {hasPanels
          ? "You export, so you already have panels. Your meter doesn’t record the solar you used straight away, so we work from what you bought and exported. If you already have a battery, these figures don’t apply."
          : "Worked out for every half-hour of your year."}
      </p>
      {whatIf ? (
        <WhatIfAnswer {...whatIf} facts={facts} />
      ) : (
        // The key makes each failure a new alert, which is read out.
        <p key={whatIfFailure} role={whatIfFailure && "alert"} className="dusk rounded p-[clamp(1.25rem,4vw,2.5rem)]">
          {whatIfFailure ? failureTexts[whatIfFailure] : "Working it out …"}
        </p>
      )}
      <div className="fields phone:grid-cols-1 from-tablet:grid-cols-3 print:hidden">
        <SizeField
          label={hasPanels ? "Extra panels" : "Panels"}
          unit="kW"
          name="meter-kw"
          value={size.kw}
          // Beside existing panels, up to twice a typical roof's 6.6 kW. For a new system, from half of that to a large roof's 15 kW.
          max={(hasPanels ? 13.2 : 15) * homeCount}
          min={hasPanels ? 0 : 3.3}
          step={0.1}
          onChange={(kw) => setSize({ ...size, kw })}
        />
        <SizeField
          label="Battery"
          unit="usable kWh"
          name="meter-battery"
          value={size.batteryKwh}
          max={20 * homeCount}
          min={0}
          step={0.5}
          onChange={(batteryKwh) => setSize({ ...size, batteryKwh })}
        />
        <Field
          id="meter-postcode"
          label="Postcode"
          hint="Leave blank for Melbourne"
          problem={
            /^.{4,}$/.test(postcodeText) && !isPostcode ? "Enter a Victorian postcode, such as 3121." : undefined
          }
        >
          {(controlProps) => (
            <input
              {...controlProps}
              inputMode="numeric"
              autoComplete="postal-code"
              onChange={({ target }) => setPostcodeText(target.value.trim())}
            />
          )}
        </Field>
      </div>
      <div className="print:hidden">
        <div className="mb-4 max-w-[26rem]">
          <Select id="meter-plan" label="Your plan" value={shape} options={planShapes} onChoose={setShape} />
        </div>
        {shape === "threeRate" && rates.saver === undefined && (
          <p className="mb-4">Enter the plan’s cheap rate below. Until then we use its off-peak rate.</p>
        )}
        <Fold summary="Your own rates, from your bill">
          <p className="small">
            Until you enter your own rates, we use{" "}
            {reading.distributor
              ? "your network’s: the Victorian Default Offer for the flat rate, the rate outside the free hours and the daily charge, and one list of plans from 2026 for peak, off-peak and controlled load."
              : "the average of the five networks’ Victorian Default Offers for the flat rate, the rate outside the free hours and the daily charge. For peak, off-peak and controlled load we use one list of plans from 2026, for the network Powercor."}{" "}
            Check your bill. We know of no cap on free hours, so we assume none.
          </p>
          <div className="fields from-tablet:grid-cols-3">
            {rateFields
              .filter(({ rate }) => facts.controlled > 0 || rate !== "controlled")
              .map(({ rate, label, max }) => (
                <Field
                  key={rate}
                  id={`meter-${rate}`}
                  label={label}
                  problem={wrongRates.includes(rate) ? `Enter a number from 0 to ${max}.` : undefined}
                >
                  {(controlProps) => (
                    <input
                      {...controlProps}
                      type="number"
                      inputMode="decimal"
                      min={0}
                      max={max}
                      step="any"
                      defaultValue={rates[rate] ?? ""}
                      onChange={({ target }) => changeRate(rate, max, target.value)}
                    />
                  )}
                </Field>
              ))}
          </div>
        </Fold>
      </div>
      {whatIf ? <WhatIfYear {...whatIf} facts={facts} /> : null}
    </section>
  );
}

const failureTexts: Readonly<Record<WhatIfFailure, string>> = {
  "not-loaded":
    "Part of this page didn’t load, so we couldn’t work this out. Check your connection and change a size. If that doesn’t help, reload the page and choose your file again.",
  "our-error":
    "Something went wrong on our side, so we couldn’t work this out: it’s our mistake, not your file’s. Other sizes or rates may work.",
};

interface SizeFieldProps {
  label: string;
  unit: string;
  name: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

/** A slider and a field with the same value. */
function SizeField({ label, unit, name, value, min, max, step, onChange }: SizeFieldProps) {
  const changeSize = (text: string) => {
    const typedSize = Number(text);
    if (text !== "" && Number.isFinite(typedSize)) onChange(Math.min(max, Math.max(min, typedSize)));
  };
  return (
    <Field id={name} label={`${label} (${unit})`}>
      {(controlProps) => (
        <div className="grid grid-cols-[1fr_6.5rem] items-center gap-4">
          <input
            className="border-0 bg-transparent px-0 accent-eucalypt"
            type="range"
            aria-label={`${label} (${unit}), slider`}
            min={min}
            max={max}
            step={step}
            value={value}
            onChange={({ target }) => changeSize(target.value)}
          />
          <input
            {...controlProps}
            type="number"
            inputMode="decimal"
            min={min}
            max={max}
            step={step}
            // A half-typed number stays in the field: the slider follows on Enter, or when the field is left.
            key={value}
            defaultValue={value}
            onBlur={({ target }) => changeSize(target.value)}
            onKeyDown={({ key, currentTarget }) => key === "Enter" && changeSize(currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}

const rateFields: readonly { rate: keyof EnteredRates; label: string; max: number }[] = [
  { rate: "flat", label: "One rate (c/kWh)", max: 100 },
  { rate: "peak", label: "Peak (c/kWh)", max: 100 },
  { rate: "offPeak", label: "Off-peak (c/kWh)", max: 100 },
  { rate: "peakFrom", label: "Peak from (hour, 0–23)", max: 23.5 },
  { rate: "peakTo", label: "Peak to (hour)", max: 24 },
  { rate: "saver", label: "Cheap from 11 am to 4 pm (c/kWh)", max: 100 },
  { rate: "outsideFreeHours", label: "Outside the free hours (c/kWh)", max: 100 },
  { rate: "controlled", label: "Controlled load (c/kWh)", max: 100 },
  { rate: "feedIn", label: "Feed-in (c/kWh, blank for 0 to 3)", max: 60 },
  { rate: "supply", label: "Daily charge (c a day)", max: 400 },
];
