import { useState } from "react";
import { ChoiceButtons } from "#app/components/fields/choice-buttons.tsx";
import { Field, Problem } from "#app/components/fields/field.tsx";
import { looksInterstate } from "#content/places/address.ts";
import { maxAddresses } from "#content/request/limits.ts";
import { messages } from "#content/request/messages.ts";
import { answerMethods, projectTypes } from "#content/request/options.ts";
import { FilesField } from "../file/files-field.tsx";
import type { AttachedFiles } from "../file/use-files.ts";
import { AddressFields } from "./address-fields.tsx";
import { MeterField } from "./meter-field.tsx";
import { EmailField, type EnteredProps, FieldGroup, RequestChoice, RequestText } from "./request-field.tsx";
import { ServiceChoices } from "./service-choices.tsx";

interface AssessmentFieldsProps extends EnteredProps {
  /** What the visitor read about, if it isn't one of the services. */
  topic: string | undefined;
  hasSeveralHomes: boolean;
  attached: AttachedFiles;
  fileHelp: string;
}

/** The fields of an assessment request. The bill comes right after the services, because many visitors come about their bill. */
export function AssessmentFields({ topic, hasSeveralHomes, attached, fileHelp, ...entered }: AssessmentFieldsProps) {
  const { values, problems } = entered;
  return (
    <>
      <MeterField postedSummary={values.meter} problem={problems.meter} />
      <FieldGroup legend="What kind of property?" id="projectType">
        <div className="max-w-[24rem]">
          <ChoiceButtons name="projectType" options={projectTypes} chosenValue={values.projectType ?? "residential"} />
        </div>
      </FieldGroup>
      <FieldGroup
        legend="What are you interested in?"
        id="selectedServices"
        tabIndex={-1}
        aria-describedby={problems.selectedServices && "selectedServices-problem"}
      >
        <ServiceChoices
          chosen={values.selectedServices}
          problem={problems.selectedServices}
          topic={topic}
          noHotWater={values.urgent !== undefined}
        />
      </FieldGroup>
      <FieldGroup legend="Your bill and photos">
        <FilesField label="Bill or photos" optional problem={problems.file} help={fileHelp} attached={attached} />
      </FieldGroup>
      <FieldGroup legend="The property">
        <AddressFields {...entered} />
        <MoreAddresses {...entered} hasSeveralHomes={hasSeveralHomes} />
      </FieldGroup>
      <FieldGroup legend="You">
        <div className="group/you fields phone:grid-cols-1">
          <RequestText name="name" {...entered} />
          <EmailField {...entered} />
          <div
            className="field-full grid max-w-[24rem] gap-1.5"
            role="radiogroup"
            id="answerBy"
            aria-labelledby="answerBy-label"
          >
            <p className="semibold text-[1rem]" id="answerBy-label">
              How should we answer?
            </p>
            <Problem id="answerBy" text={problems.answerBy} />
            <ChoiceButtons name="answerBy" options={answerMethods} chosenValue={values.answerBy ?? "call"} />
          </div>
          {/* Hidden if the visitor wants us to write. */}
          <div className="group-has-[[value=writing]:checked]/you:hidden">
            <RequestText name="phone" {...entered} />
          </div>
          {/* No `maxLength`: a browser would silently cut a pasted text. The server says if it is too long. */}
          <Field id="message" label="Anything else" optional full problem={problems.message}>
            {(controlProps) => <textarea {...controlProps} rows={3} defaultValue={values.message} />}
          </Field>
          <AboutJob {...entered} />
        </div>
      </FieldGroup>
    </>
  );
}

/** One field for all addresses: it needs no script, and a landlord can paste a list. */
function MoreAddresses({ hasSeveralHomes, values, problems }: EnteredProps & { hasSeveralHomes: boolean }) {
  const { moreAddresses } = values;
  const [interstate, setInterstate] = useState(() => interstateIn(moreAddresses));
  return (
    <details className="fold mt-4" open={hasSeveralHomes || Boolean(moreAddresses || problems.moreAddresses)}>
      <summary>Add another address</summary>
      <Field
        id="moreAddresses"
        label="Other addresses, one on each line"
        optional
        full
        hint={`Up to ${maxAddresses - 1}, with suburb and postcode. We price and visit the one above first, and arrange the others with you after that.`}
        problem={problems.moreAddresses}
      >
        {(controlProps) => (
          <div>
            <textarea
              {...controlProps}
              rows={4}
              defaultValue={moreAddresses}
              onBlur={({ currentTarget }) => setInterstate(interstateIn(currentTarget.value))}
            />
            <span className="semibold block text-[1rem] text-eucalypt" role="status">
              {interstate && `“${interstate}” looks like an address outside Victoria. ${messages.place.elsewhere}.`}
            </span>
          </div>
        )}
      </Field>
    </details>
  );
}

function interstateIn(addresses = ""): string | undefined {
  return addresses.split("\n").find(looksInterstate);
}

/** Optional details, folded: one Tab stop for people who skip them. */
function AboutJob(entered: EnteredProps) {
  const { values, problems } = entered;
  const hasValue = Boolean(values.currentBill || values.propertySize || values.timeline);
  const hasProblem = Boolean(problems.currentBill || problems.propertySize || problems.timeline);
  return (
    <details className="fold field-full rule-above" open={hasValue || hasProblem}>
      <summary>Size of your bill and home, and timing (optional)</summary>
      <div className="fields phone:grid-cols-1 pt-2">
        <RequestChoice name="currentBill" {...entered} />
        <RequestChoice name="propertySize" {...entered} />
        <RequestChoice name="timeline" {...entered} />
      </div>
      <p className="small">
        Got your meter data? <a href="/your-meter">Have a look at your usage over a year</a> first, then send us the
        summary with this form.
      </p>
    </details>
  );
}
