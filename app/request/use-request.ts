import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef, useState } from "react";
import { rawFromForm } from "#content/request/fields.ts";
import { maxFilesAtOnce } from "#content/request/limits.ts";
import { fileMessages, genericError, neededFields } from "#content/request/messages.ts";
import { checkRequest } from "#content/request/schema.ts";
import { requestKind } from "#content/request/view.ts";
import { useFiles } from "./file/use-files.ts";
import type { Toast } from "./messages/toast.tsx";
import { type Attempt, afterRefusal, attemptFrom, contentOf, nextAttempt } from "./outbox/attempt.ts";
import { forgetDraft, readDraft, restore, saveDraft } from "./outbox/draft.ts";
import { readOutbox, sentElsewhere, storeInOutbox, takeFromOutbox, tellAllTabs } from "./outbox/outbox.ts";
import { type SendOutcome, sendRequest } from "./outbox/send.ts";
import { useOutbox } from "./outbox/use-outbox.ts";
import { initialState, type Missing, type RequestProps, type RequestState } from "./request-state.ts";
import { toastOnNextPage } from "./sent-toast/island.tsx";

/** Everything that the form does once its script runs: draft, missing fields, checks, sending, outbox. */
export function useRequest(form: RefObject<HTMLFormElement | null>, initial: RequestProps) {
  const [state, setState] = useState(() => initialState(initial));
  const set = useCallback((change: Partial<RequestState>) => setState((before) => ({ ...before, ...change })), []);
  const { live, phase, kept, formKey } = state;
  const attempt = useRef<Attempt>(undefined);
  /** The id of the waiting request that this form shows. */
  const own = useRef<string>(undefined);
  /** Between the press and sending, while a photo is shrunk. */
  const pressed = useRef(false);
  const say = useCallback((toast: Toast) => set({ toast }), [set]);
  const attached = useFiles(maxFilesAtOnce);
  const dismissToast = useCallback(() => set({ toast: undefined }), [set]);

  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    const drafted = draft && Object.keys(initial.fields).length === 0 ? restore(form.current, draft.values) : false;
    attempt.current = draft?.attempt;
    set({ live: true, missing: missingIn(form.current), drafted });
    void readOutbox().then((all) => {
      // A request of another kind waits for its own form.
      const waiting = all.filter(({ entries }) => requestKind(Object.fromEntries(entries)) === initial.kind);
      const mine = waiting.find(({ id }) => id === draft?.attempt?.id) ?? waiting.at(-1);
      if (!mine || !form.current) return;
      // The draft belongs to another request, so show the waiting one.
      if (mine.id !== draft?.attempt?.id) form.current.reset();
      restore(form.current, mine.entries);
      own.current = mine.id;
      lockForm(form.current, true);
      set({ phase: "waiting", missing: missingIn(form.current) });
    });
  }, [form, initial.fields, initial.kind, set]);

  useEffect(() => {
    if (live && formKey > 0 && form.current) set({ missing: missingIn(form.current) });
  }, [live, form, formKey, set]);

  // Nothing waits here, so the browser doesn't ask whether to leave. Replacing the history entry keeps Back from showing the sent
  // form.
  useEffect(() => {
    if (kept) location.replace(`${kept.confirmation}&done=sent`);
  }, [kept]);

  useOutbox(phase === "waiting", own, settle);

  function onInput(): void {
    if (!form.current) return;
    saveDraft(form.current, attempt.current);
    set({ missing: missingIn(form.current), drafted: true });
  }

  async function onSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (pressed.current || phase !== "idle") return;
    pressed.current = true;
    await attached.ready();
    pressed.current = false;
    if (!form.current) return;
    const body = new FormData(form.current);
    const checked = checkRequest(rawFromForm(body));
    if (checked.ok) await send(body);
    else refuse("", checked.fields);
  }

  async function send(body: FormData): Promise<void> {
    const content = contentOf(body);
    // Another tab may be sending the same draft. Using its id makes both one request.
    const elsewhere = readDraft()?.attempt;
    const before = attempt.current?.content !== content && elsewhere?.content === content ? elsewhere : attempt.current;
    attempt.current = nextAttempt(content, before);
    body.set("draft", attempt.current.draft ?? "");
    body.set("replaces", attempt.current.replaces ?? "");
    if (form.current) saveDraft(form.current, attempt.current);
    enter("sending", { toast: undefined, error: "", fields: {} });
    document.title = document.title.replace(/^Error: /, "");
    const onProgress = (progress: number) => set({ progress });
    const outcome = await sendRequest(attempt.current.id, body, attached.files.length > 0 ? onProgress : undefined);
    if (outcome.kind === "unknown" && !navigator.onLine && (await storeInOutbox(attempt.current.id, body))) {
      own.current = attempt.current.id;
      enter("waiting");
    } else if (outcome.kind === "unknown" && (await attached.removeGone())) {
      refuse("", { file: fileMessages.gone });
    } else settle(outcome);
  }

  function settle(outcome: SendOutcome): void {
    own.current = undefined;
    if (outcome.kind === "refused") refuse(outcome.error || genericError, outcome.fields);
    else if (outcome.kind === "unknown") enter("idle", { toast: { kind: "bad", text: outcome.error || genericError } });
    else {
      toastOnNextPage();
      forget(attempt.current?.id);
      enter("sending", { kept: outcome });
    }
  }

  /** Puts the waiting request back into the form. */
  async function change(): Promise<void> {
    const id = own.current;
    const entries = id && (await takeFromOutbox(id));
    // It was sent in the meantime.
    if (!id || id !== own.current || !form.current) return;
    if (!entries) return settle(sentElsewhere);
    own.current = undefined;
    tellAllTabs([id, sentElsewhere]);
    enter("idle", { toast: { kind: "good", text: takenBack } });
    attempt.current = attemptFrom(id, entries);
    const waited = entries.flatMap(([, value]) => (value instanceof File && value.size > 0 ? [value] : []));
    if (attached.files.length === 0) attached.add(waited, { isReady: true });
    onInput();
    submitButtonOf(form.current)?.focus();
  }

  /** Locks and unlocks the fields immediately, not on the next render, because the next lines may need them. */
  function enter(next: RequestState["phase"], change: Partial<RequestState> = {}): void {
    if (form.current) lockForm(form.current, next !== "idle");
    set({ ...change, phase: next, progress: undefined });
  }

  function refuse(error: string, fields: RequestProps["fields"]): void {
    if (attempt.current) attempt.current = afterRefusal(attempt.current);
    enter("idle", { error, fields });
    // A new key remounts the error summary, so that it takes focus again.
    setState((before) => ({ ...before, attempts: before.attempts + 1 }));
    if (Object.keys(fields).length === 0) say({ kind: "bad", text: genericError });
    if (form.current) saveDraft(form.current, attempt.current);
    document.title = `Error: ${document.title.replace(/^Error: /, "")}`;
  }

  /** With an id, forgets only the draft sent under it. */
  function forget(sent?: string): void {
    attempt.current = undefined;
    forgetDraft(sent);
    attached.clear();
  }

  function clearDraft(): void {
    forget();
    enter("idle", {
      values: { selectedServices: [] },
      fields: {},
      error: "",
      drafted: false,
      attempts: 0,
      formKey: formKey + 1,
    });
  }

  return { ...state, dismissToast, clearDraft, attached, onInput, onPaste: attached.onPaste, onSubmit, change };
}

const takenBack = "Nothing has been sent yet. Change what you like, then send it.";

/** The required fields that are empty or incomplete. */
function missingIn(form: HTMLFormElement): Missing[] {
  const checked = checkRequest(rawFromForm(new FormData(form)));
  return checked.ok ? [] : neededFields.filter(({ name }) => checked.fields[name] !== undefined);
}

/** Locks the fields while a request is being sent or is waiting, because an edit would not be sent with it. */
function lockForm(form: HTMLFormElement, locked: boolean): void {
  // A field that is disabled while it has the focus loses it, and the next key goes nowhere.
  if (locked && document.activeElement?.closest("fieldset")) submitButtonOf(form)?.focus();
  for (const group of form.querySelectorAll("fieldset")) group.disabled = locked;
}

function submitButtonOf(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>("[type=submit]");
}
