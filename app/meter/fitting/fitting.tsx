import { useEffect, useState } from "react";
import { Field } from "#app/controls/fields/field.tsx";
import { homesUsing } from "#content/meter/corrections.ts";
import { type PlanShape, presetRates, type Rates } from "#content/meter/plans.ts";
import type { Fitted } from "#content/meter/run.ts";
import { zoneOf } from "#content/rules/zones.ts";
import type { MeterReading } from "../reader/answer/result.ts";
import type { FittedResult, Question } from "../thread/messages.ts";
import type { YearFacts } from "../year/facts.ts";
import { FittedAnswer, FittedYear } from "./fitted-answer.tsx";
import { PlanFields } from "./plan-fields.tsx";
import { SizeField } from "./size-field.tsx";

export interface FittingProps {
  reading: Omit<MeterReading, "series">;
  facts: YearFacts;
  fitted: { question: Question; result: FittedResult } | undefined;
  today: string;
  onFit: (question: Question) => void;
}

/** Sizes and rates are the visitor's; the answer comes from their own half-hours. */
export function Fitting({ reading, facts, fitted, today, onFit }: FittingProps) {
  const hasPanels = facts.exported > 0;
  const homes = homesUsing(facts.bought - facts.controlled);
  const [size, setSize] = useState<Fitted>({ kw: (hasPanels ? 0 : 6.6) * homes, battery: 10 * homes });
  const [shape, setShape] = useState<PlanShape>("flat");
  const [rates, setRates] = useState<Rates>(() => presetRates(reading.distributor));
  const [typed, setTyped] = useState("");
  const isPlace = zoneOf(typed) !== undefined;
  const postcode = isPlace ? typed : "";

  useEffect(() => {
    onFit({ fitted: size, shape, rates, hasPanels, postcode, today });
  }, [size, shape, rates, hasPanels, postcode, today, onFit]);

  return (
    <section className="meter-fitting" aria-labelledby="meter-fitting">
      <h2 id="meter-fitting">
        What {hasPanels ? "more panels and a battery" : "panels and a battery"} would have done
      </h2>
      <p className="lead">
        {hasPanels
          ? "You export, so you already have panels. Your meter doesn’t record the solar you used straight away, so we work from what you bought and exported. If you already have a battery, these figures don’t apply."
          : "Worked out for every half-hour of your year."}
      </p>
      {fitted ? <FittedAnswer {...fitted} facts={facts} /> : <p className="dusk meter-card">Working it out …</p>}
      <div className="fields fields-three">
        <SizeField
          label={hasPanels ? "Further panels" : "Panels"}
          unit="kW"
          name="meter-kw"
          value={size.kw}
          most={(hasPanels ? 13.2 : 15) * homes}
          least={hasPanels ? 0 : 3.3}
          step={0.1}
          onChange={(kw) => setSize({ ...size, kw })}
        />
        <SizeField
          label="Battery, usable"
          unit="kWh"
          name="meter-battery"
          value={size.battery}
          most={20 * homes}
          least={0}
          step={0.5}
          onChange={(battery) => setSize({ ...size, battery })}
        />
        <Field
          id="meter-postcode"
          label="Postcode"
          hint="Leave blank for Melbourne"
          problem={/^.{4,}$/.test(typed) && !isPlace ? "Enter a Victorian postcode, such as 3121." : undefined}
        >
          {(described) => (
            <input
              {...described}
              inputMode="numeric"
              autoComplete="postal-code"
              onChange={({ target }) => setTyped(target.value.trim())}
            />
          )}
        </Field>
      </div>
      <PlanFields
        shape={shape}
        rates={rates}
        onShape={setShape}
        onRates={setRates}
        hasControlled={facts.controlled > 0}
      />
      {fitted ? <FittedYear {...fitted} facts={facts} /> : null}
    </section>
  );
}
