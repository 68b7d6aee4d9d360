import { FilesField, faultPhotoText } from "../file/files-field.tsx";
import type { AttachedFiles } from "../file/use-files.ts";
import { AddressFields } from "./address-fields.tsx";
import { EmailField, type EnteredProps, FieldGroup, RequestChoice, RequestText } from "./request-field.tsx";

interface FaultFieldsProps extends EnteredProps {
  attached: AttachedFiles;
  fileHelp: string;
}

/** The fields of a fault report: what is wrong, where, and whom to call. They offer nothing to buy. */
export function FaultFields({ attached, fileHelp, ...entered }: FaultFieldsProps) {
  return (
    <>
      <FieldGroup legend="What is wrong?">
        <div className="fields phone:grid-cols-1">
          <RequestChoice name="fault" optional={false} {...entered} />
          <RequestChoice name="since" {...entered} />
          <RequestText name="message" label="What do you see?" {...entered} />
          <FilesField
            label="A photo"
            hint={faultPhotoText}
            optional
            problem={entered.problems.file}
            help={fileHelp}
            attached={attached}
          />
        </div>
      </FieldGroup>
      <FieldGroup legend="Where is it?">
        <AddressFields {...entered} label="Property address (or your job’s reference below)" />
        <div className="fields phone:grid-cols-1">
          <RequestText name="jobReference" {...entered} />
        </div>
      </FieldGroup>
      <FieldGroup legend="Who do we call?">
        <div className="fields phone:grid-cols-1">
          <RequestText name="name" label="Your name" full={false} {...entered} />
          <RequestText name="phone" {...entered} />
          <EmailField optional hint="We’ll send you a link." {...entered} />
        </div>
      </FieldGroup>
    </>
  );
}
