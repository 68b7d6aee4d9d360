import { ChoiceButtons } from "#app/components/fields/choice-buttons.tsx";
import { Problem } from "#app/components/fields/field.tsx";
import { SuburbField } from "#app/places/address/suburb-field.tsx";
import { maxLength } from "#content/request/limits.ts";
import { bestTimes } from "#content/request/options.ts";
import { FilesField, tankPhotoText } from "../file/files-field.tsx";
import type { AttachedFiles } from "../file/use-files.ts";
import { EmailField, type EnteredProps, FieldGroup, RequestText } from "./request-field.tsx";

interface CallbackFieldsProps extends EnteredProps {
  /** For a home without hot water. Also asks for email, suburb and a photo of the tank, but not for a time: we call as soon as we can. */
  urgent?: { attached: AttachedFiles; fileHelp: string };
}

/** The fields of a callback request. */
export function CallbackFields({ urgent, ...entered }: CallbackFieldsProps) {
  const { values, problems } = entered;
  return (
    <>
      <FieldGroup legend="Who do we call?">
        <div className="fields phone:grid-cols-1">
          <RequestText name="name" label="Your name" full={false} {...entered} />
          <RequestText name="phone" {...entered} />
          {urgent && <EmailField optional hint="We’ll send you a link." {...entered} />}
          {urgent && (
            <SuburbField
              value={values.city}
              problem={problems.city}
              maxLength={maxLength.city}
              hint="With its postcode, so we know how far away you are."
              withPostcode
            />
          )}
          <RequestText name="message" {...(urgent && { label: "What heats your water now?" })} {...entered} />
          {urgent && (
            <FilesField
              label="A photo of the tank"
              hint={tankPhotoText}
              optional
              problem={problems.file}
              help={urgent.fileHelp}
              attached={urgent.attached}
            />
          )}
        </div>
      </FieldGroup>
      {!urgent && (
        <FieldGroup legend="Best time" id="bestTime">
          <Problem id="bestTime" text={problems.bestTime} />
          <div className="mt-2 phone:*:*:basis-2/5">
            <ChoiceButtons name="bestTime" options={bestTimes} chosenValue={values.bestTime ?? "any"} />
          </div>
        </FieldGroup>
      )}
    </>
  );
}
