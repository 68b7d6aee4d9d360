import type { EnteredValues, FieldMessages } from "#content/request/fields.ts";

export interface RequestProps {
  values: EnteredValues;
  fields: FieldMessages;
  /** What went wrong with the whole request, if it was not one field. */
  error: string;
  /** The notes behind each service's price and saving, in the services' order. */
  noteNumbers: readonly (readonly number[])[];
  /** The estimate that goes along, computed by the server. */
  estimate: { title: string; lines: readonly { label: string; value: string }[] } | null;
}
