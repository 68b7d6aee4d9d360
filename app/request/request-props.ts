import type { EnteredValues, FieldMessages } from "#content/request/fields.ts";

export interface RequestProps {
  /** The short form: a number to call back. */
  callback: boolean;
  /** Melbourne's date, as the page has it. */
  today: string;
  values: EnteredValues;
  fields: FieldMessages;
  /** What to do about a refused file. */
  fileHelp: string;
  /** What went wrong with the whole request, if it was not one field. */
  error: string;
  /** The estimate that goes along, computed by the server. */
  estimate: { title: string; lines: readonly { label: string; value: string }[] } | null;
}
