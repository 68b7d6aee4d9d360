import type { EnteredValues, FieldMessages } from "#content/request/fields.ts";
import type { neededFields } from "#content/request/messages.ts";
import type { RequestKind } from "#content/request/view.ts";
import type { Toast } from "./messages/toast.tsx";
import type { SentRequest } from "./outbox/send.ts";

export interface RequestProps {
  kind: RequestKind;
  values: EnteredValues;
  /** What is wrong with each field. */
  problems: FieldMessages;
  /** What to do about a file that the server refused. */
  fileHelp: string;
  /** What went wrong with the whole request, if it wasn't one field. */
  error: string;
  /** The pages and offers that the visitor looked at before, in words. */
  cameFrom: readonly string[];
  /** The visitor came from a page for people with several homes. */
  hasSeveralHomes: boolean;
  /** What the visitor read about, if it isn't one of the services. */
  topic: string | undefined;
  /** The estimate sent along, computed by the server. */
  estimate: { title: string; lines: readonly { label: string; value: string }[] } | null;
}

/** A required field that is empty or incomplete, with its name for the line beside the button. */
export type MissingField = (typeof neededFields)[number];

/** Everything that the form shows. The typed values are in the fields themselves. */
export interface RequestState extends Pick<RequestProps, "values" | "problems" | "error"> {
  /** The form's script has started. */
  isLive: boolean;
  missingFields: readonly MissingField[];
  phase: "idle" | "sending" | "waiting";
  /** How much of the request has been sent, from 0 to 1. */
  progress: number | undefined;
  /** Set once the request is stored: the browser then goes to the request's own page. */
  storedRequest: SentRequest | undefined;
  toast: Toast | undefined;
  /** A draft is saved on this device. */
  hasDraft: boolean;
  /** React's key of the form: a new number mounts an empty one. */
  formKey: number;
  /** Counts refusals. A new number mounts a new error summary, which takes the focus. */
  refusalCount: number;
}

export function initialState({ values, problems, error }: RequestProps): RequestState {
  return {
    isLive: false,
    values,
    problems,
    error,
    missingFields: [],
    phase: "idle",
    progress: undefined,
    storedRequest: undefined,
    toast: undefined,
    hasDraft: false,
    formKey: 0,
    refusalCount: error || Object.keys(problems).length > 0 ? 1 : 0,
  };
}
