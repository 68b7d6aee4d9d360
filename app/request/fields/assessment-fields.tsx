import { Field, Problem } from "#app/controls/fields/field.tsx";
import type { CoverageKind } from "#content/places/coverage-kinds.ts";
import { answerWays, projectTypes } from "#content/request/options.ts";
import { serviceIds, services } from "#content/request/services/services.ts";
import { FileField } from "../file/file-field.tsx";
import type { AttachedFile } from "../file/use-file.ts";
import { AddressFields } from "./address-fields.tsx";
import { MeterField } from "./meter-field.tsx";
import { PreferredTimes } from "./preferred-times.tsx";
import { type Entered, RequestChoice, RequestText, Segments } from "./request-field.tsx";

interface AssessmentFieldsProps extends Entered {
  file: AttachedFile;
  fileHelp: string;
  /** As "2026-11-26-am". */
  halfDays: readonly string[];
  /** Told how far away the address is, where that is certain. */
  onZone(zone: CoverageKind | undefined): void;
}

/** The whole form: the bill, which is why many people come, right after what it is about. */
export function AssessmentFields({ file, fileHelp, halfDays, onZone, ...entered }: AssessmentFieldsProps) {
  const { values, fields } = entered;
  return (
    <>
      <MeterField posted={values.meter} problem={fields.meter} />
      <fieldset className="form-group">
        <legend>What kind of property?</legend>
        <Segments name="projectType" options={projectTypes} chosen={values.projectType ?? "residential"} />
        <p className="small mt-2">On an owners corporation committee? Choose Commercial.</p>
      </fieldset>
      <ServiceRows {...entered} />
      <fieldset className="form-group">
        <legend>Your bill</legend>
        <div className="fields">
          <RequestChoice name="currentBill" {...entered} />
          <FileField problem={fields.file} help={fileHelp} file={file} />
        </div>
      </fieldset>
      <fieldset className="form-group">
        <legend>The property</legend>
        <AddressFields {...entered} onZone={onZone} />
      </fieldset>
      <fieldset className="form-group group/you">
        <legend>You</legend>
        <div className="fields">
          <RequestText name="name" {...entered} />
          <RequestText name="email" {...entered} />
          <div className="field field-full" role="radiogroup" aria-labelledby="answerBy-label">
            <p id="answerBy-label">How should we answer?</p>
            <Problem id="answerBy" text={fields.answerBy} />
            <Segments name="answerBy" options={answerWays} chosen={values.answerBy ?? "call"} />
          </div>
          {/* Not asked for where they choose to be written to. */}
          <div className="contents group-has-[[value=writing]:checked]/you:hidden">
            <RequestText name="phone" {...entered} />
          </div>
          {/* No limit here: a browser would cut a pasted text without a word, the server says what is too long. */}
          <Field id="message" label="Anything else" optional full problem={fields.message}>
            {(described) => <textarea {...described} rows={3} defaultValue={values.message} />}
          </Field>
          <AboutJob {...entered} halfDays={halfDays} />
        </div>
      </fieldset>
    </>
  );
}

/** One row per service; the whole row ticks it. */
function ServiceRows({ values, fields: { selectedServices: problem } }: Entered) {
  return (
    <fieldset
      className="form-group"
      id="selectedServices"
      tabIndex={-1}
      aria-describedby={problem && "selectedServices-problem"}
    >
      <legend>What are you interested in?</legend>
      <Problem id="selectedServices" text={problem} />
      {serviceIds.map((id) => (
        <div className="service-row" key={id}>
          <input
            className="check"
            type="checkbox"
            name="selectedServices"
            value={id}
            id={`service-${id}`}
            defaultChecked={values.selectedServices.includes(id)}
          />
          <label htmlFor={`service-${id}`}>
            <b>{services[id].name}</b>
            <span>{services[id].line}</span>
          </label>
        </div>
      ))}
    </fieldset>
  );
}

/** Optional details in one fold: a single Tab stop for people who skip them. */
function AboutJob({ halfDays, ...entered }: Entered & { halfDays: readonly string[] }) {
  const { values, fields } = entered;
  const { preferred = [] } = values;
  const isOpen = preferred.length > 0 || Boolean(values.propertySize || values.timeline);
  const isWrong = Boolean(fields.propertySize || fields.timeline || fields.preferred);
  return (
    <details className="fold fold-line field-full" open={isOpen || isWrong}>
      <summary>Property size, timing and visit times (optional)</summary>
      <div className="fields">
        <RequestChoice name="propertySize" {...entered} />
        <RequestChoice name="timeline" {...entered} />
        <PreferredTimes halfDays={halfDays} chosen={preferred} problem={fields.preferred} />
      </div>
      <p className="small">
        Got your meter data? <a href="/your-meter">Have a look at your usage over a year</a> first, then send us the
        summary with this form.
      </p>
    </details>
  );
}
