import type { EnteredValues, FieldMessages } from "#content/request/fields.ts";
import { failed, type neededFields } from "#content/request/messages.ts";
import type { Toast } from "./messages/toast.tsx";
import type { Kept } from "./outbox/send.ts";

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

/** A required field that is empty or can't be right yet, with its name for the line next to the button. */
export type Missing = (typeof neededFields)[number];

/** All that the form shows. What is typed is in the fields themselves. */
export interface RequestState extends Pick<RequestProps, "values" | "fields" | "error"> {
  /** Whether the script runs. */
  live: boolean;
  missing: readonly Missing[];
  phase: "idle" | "sending" | "waiting";
  /** How much of the request has been sent, from 0 to 1. */
  progress: number | undefined;
  /** Set once it was sent: the browser then leaves for its own page. */
  kept: Kept | undefined;
  toast: Toast | undefined;
  drafted: boolean;
  /** Another number is another form, empty. */
  formKey: number;
  /** Another number is another summary of errors, which takes the focus. */
  attempts: number;
}

export type RequestEvent =
  | { is: "started"; missing: readonly Missing[]; drafted: boolean }
  /** A request that waits on this device was found. */
  | { is: "found-waiting"; missing: readonly Missing[] }
  | { is: "typed"; missing: readonly Missing[] }
  | { is: "emptied"; missing: readonly Missing[] }
  | { is: "sending" }
  | { is: "progressed"; share: number }
  /** There is no connection; the request is kept on this device. */
  | { is: "waiting" }
  | { is: "taken-back" }
  /** Read, and something is wrong with it. */
  | { is: "refused"; error: string; fields: FieldMessages }
  /** Nobody knows whether it arrived. */
  | { is: "not-answered"; error: string }
  | { is: "kept"; kept: Kept }
  | { is: "cleared" }
  | { is: "told"; toast: Toast }
  | { is: "toast-ended" };

const empty: EnteredValues = { selectedServices: [] };

export function initialState({
  values,
  fields,
  error,
}: Pick<RequestProps, "values" | "fields" | "error">): RequestState {
  return {
    live: false,
    values,
    fields,
    error,
    missing: [],
    phase: "idle",
    progress: undefined,
    kept: undefined,
    toast: undefined,
    drafted: false,
    formKey: 0,
    attempts: error || Object.keys(fields).length > 0 ? 1 : 0,
  };
}

/** What the form shows after an event. Nothing else changes it. */
export function afterEvent(state: RequestState, event: RequestEvent): RequestState {
  switch (event.is) {
    case "started":
      return { ...state, live: true, missing: event.missing, drafted: event.drafted };
    case "found-waiting":
      return { ...state, phase: "waiting", missing: event.missing };
    case "typed":
      return { ...state, missing: event.missing, drafted: true };
    case "emptied":
      return { ...state, missing: event.missing };
    case "sending":
      return { ...state, phase: "sending", toast: undefined, error: "", fields: {} };
    case "progressed":
      return state.phase === "sending" ? { ...state, progress: event.share } : state;
    case "waiting":
      return { ...state, phase: "waiting", progress: undefined };
    case "taken-back":
      return idle({ ...state, toast: { kind: "good", text: takenBack } });
    case "refused": {
      const toast: Toast | undefined =
        Object.keys(event.fields).length === 0 ? { kind: "bad", text: failed } : state.toast;
      return idle({ ...state, error: event.error, fields: event.fields, attempts: state.attempts + 1, toast });
    }
    case "not-answered":
      return idle({ ...state, toast: { kind: "bad", text: event.error || failed } });
    case "kept":
      return { ...state, phase: "sending", progress: undefined, kept: event.kept };
    case "cleared":
      return cleared(state);
    case "told":
      return { ...state, toast: event.toast };
    case "toast-ended":
      return { ...state, toast: undefined };
  }
}

const takenBack = "Nothing has been sent yet. Change what you like, then send it.";

function idle(state: RequestState): RequestState {
  return { ...state, phase: "idle", progress: undefined };
}

/** An empty form, which is no draft. */
function cleared(state: RequestState): RequestState {
  return {
    ...idle(state),
    values: empty,
    fields: {},
    error: "",
    drafted: false,
    attempts: 0,
    formKey: state.formKey + 1,
  };
}
