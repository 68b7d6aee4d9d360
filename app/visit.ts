import { createContext } from "react-router";
import type { EnteredValues, FieldMessages } from "#content/assessment/fields.ts";

/** What a page may know about the request besides its address. The Worker provides it; pages read it in their loaders and actions. */
export interface Visit {
  /** Melbourne's date, YYYY-MM-DD. */
  today: string;
  /** Takes a posted request in; the same way that programs use at /api/assessment. */
  acceptAssessment(request: Request): Promise<AssessmentAnswer>;
}

export interface AssessmentAnswer {
  /** 202 once the request is kept; anything else says why it is not. */
  status: number;
  reference?: string;
  error?: string;
  fields?: FieldMessages;
  /** What was typed, so that the form can be shown again. */
  values?: EnteredValues;
  headers?: Record<string, string>;
}

export const visitContext = createContext<Visit>();
