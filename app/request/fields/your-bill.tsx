import type { EnteredValues, FieldMessages } from "#content/request/fields.ts";
import { currentBills } from "#content/request/options.ts";
import { FileField } from "../file/file-field.tsx";
import type { AttachedFile } from "../file/use-file.ts";
import { Choice } from "./choice.tsx";

interface YourBillProps {
  values: EnteredValues;
  fields: FieldMessages;
  fileHelp: string;
  file: AttachedFile;
}

/** The reason many people come: right after what it is about. */
export function YourBill({ values, fields, fileHelp, file }: YourBillProps) {
  return (
    <fieldset className="form-group">
      <legend>Your bill</legend>
      <div className="fields">
        <Choice id="currentBill" label="Current bill" options={currentBills} values={values} fields={fields} />
        <FileField problem={fields.file} help={fileHelp} file={file} />
      </div>
    </fieldset>
  );
}
