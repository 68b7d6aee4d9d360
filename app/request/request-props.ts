import type { EnteredValues, FieldMessages } from "#content/request/fields.ts";

/** A service with what is advertised, what that is today, and the number of the note behind it. */
export interface ServiceRow {
  id: string;
  name: string;
  description: string;
  price: Offered;
  savings: Offered;
}

export interface Offered {
  advertised: string;
  today?: string;
  note?: number;
  underReview?: true;
}

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
  services: readonly ServiceRow[];
  /** The estimate that goes along, computed by the server. */
  estimate: { title: string; lines: readonly { label: string; value: string }[] } | null;
}
