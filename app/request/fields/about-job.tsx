import type { EnteredValues, FieldMessages } from "#content/request/fields.ts";
import { propertySizes, timelines } from "#content/request/options.ts";
import { Choice } from "./choice.tsx";
import { PreferredTimes } from "./preferred-times.tsx";

interface AboutJobProps {
  values: EnteredValues;
  fields: FieldMessages;
  halfDays: readonly string[];
}

/** Optional details in one fold: a single Tab stop for people who skip them. */
export function AboutJob({ values, fields, halfDays }: AboutJobProps) {
  const { propertySize, timeline, preferred = [] } = values;
  const isOpen = preferred.length > 0 || [propertySize, timeline].some(Boolean);
  const isWrong = [fields.propertySize, fields.timeline, fields.preferred].some(Boolean);
  return (
    <details className="fold fold-line field-full" open={isOpen || isWrong}>
      <summary>Property size, timing and visit times (optional)</summary>
      <div className="fields">
        <Choice id="propertySize" label="Property size" full options={propertySizes} values={values} fields={fields} />
        <Choice id="timeline" label="Timeline" full options={timelines} values={values} fields={fields} />
        <PreferredTimes halfDays={halfDays} chosen={preferred} problem={fields.preferred} />
      </div>
      <p className="small">
        Got your meter data? <a href="/your-meter">Have a look at your usage over a year</a> first, then send us the
        summary with this form.
      </p>
    </details>
  );
}
