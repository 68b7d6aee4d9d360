import { ChoiceButtons } from "#app/components/fields/choice-buttons.tsx";
import { Problem } from "#app/components/fields/field.tsx";
import { SuburbField } from "#app/places/address/suburb-field.tsx";
import { maxLength } from "#content/request/limits.ts";
import { bestTimes } from "#content/request/options.ts";
import { FilesField, photoOfTank } from "../file/files-field.tsx";
import type { AttachedFiles } from "../file/use-files.ts";
import { EmailField, type EnteredProps, FieldGroup, RequestText } from "./request-field.tsx";

interface CallbackFieldsProps extends EnteredProps {
  /** Only for a home without hot water: asks for a photo of the tank and not for a time, since we call as soon as we can. */
  photo?: { attached: AttachedFiles; fileHelp: string };
}

/** The fields of a request to be called. */
export function CallbackFields({ photo, ...entered }: CallbackFieldsProps) {
  const { values, problems } = entered;
  return (
    <>
      <FieldGroup legend="Who do we call?">
        <div className="fields phone:grid-cols-1">
          <RequestText name="name" label="Your name" full={false} {...entered} />
          <RequestText name="phone" {...entered} />
          {photo && <EmailField optional hint="We’ll send you a link." {...entered} />}
          {photo && (
            <SuburbField
              value={values.city}
              problem={problems.city}
              maxLength={maxLength.city}
              hint="With its postcode, so we know how far away you are."
              withPostcode
            />
          )}
          <RequestText name="message" {...(photo && { label: "What heats your water now?" })} {...entered} />
          {photo && (
            <FilesField
              label="A photo of the tank"
              hint={photoOfTank}
              optional
              problem={problems.file}
              help={photo.fileHelp}
              attached={photo.attached}
            />
          )}
        </div>
      </FieldGroup>
      {!photo && (
        <FieldGroup legend="Best time" id="bestTime">
          <Problem id="bestTime" text={problems.bestTime} />
          <div className="mt-2 phone:*:*:basis-2/5">
            <ChoiceButtons name="bestTime" options={bestTimes} chosen={values.bestTime ?? "any"} />
          </div>
        </FieldGroup>
      )}
    </>
  );
}
