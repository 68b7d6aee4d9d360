import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef, useState } from "react";
import { rawFromForm } from "#content/request/fields.ts";
import { maxFilesAtOnce } from "#content/request/limits.ts";
import { fileMessages, genericErrorText, neededFields } from "#content/request/messages.ts";
import { checkRequest } from "#content/request/schema.ts";
import { requestKind } from "#content/request/view.ts";
import { useFiles } from "./file/use-files.ts";
import type { Toast } from "./messages/toast.tsx";
import { type Attempt, afterRefusal, attemptFrom, contentOf, nextAttempt } from "./outbox/attempt.ts";
import { forgetDraft, readDraft, restoreEntries, saveDraft } from "./outbox/draft.ts";
import { readOutbox, settledElsewhere, storeInOutbox, takeFromOutbox, tellAllTabs } from "./outbox/outbox.ts";
import { type SendResult, sendRequest } from "./outbox/send.ts";
import { useOutbox } from "./outbox/use-outbox.ts";
import { initialState, type MissingField, type RequestProps, type RequestState } from "./request-state.ts";
import { toastOnNextPage } from "./sent-toast/island.tsx";

/** What the form does once its script runs: saves a draft, lists missing fields, checks, sends, or waits in the outbox. */
export function useRequest(form: RefObject<HTMLFormElement | null>, initial: RequestProps) {
  const [state, setState] = useState(() => initialState(initial));
  const updateState = useCallback(
    (change: Partial<RequestState>) => setState((before) => ({ ...before, ...change })),
    [],
  );
  const { isLive, phase, storedRequest, formKey } = state;
  const attempt = useRef<Attempt>(undefined);
  /** The id of the waiting request that this form shows. */
  const waitingId = useRef<string>(undefined);
  /** True from the press of the button until sending begins, while a photo may be shrunk. */
  const isSubmitting = useRef(false);
  const showToast = useCallback((toast: Toast) => updateState({ toast }), [updateState]);
  const attached = useFiles(maxFilesAtOnce);
  const dismissToast = useCallback(() => updateState({ toast: undefined }), [updateState]);

  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    const hasDraft =
      draft && Object.keys(initial.problems).length === 0 ? restoreEntries(form.current, draft.values) : false;
    attempt.current = draft?.attempt;
    updateState({ isLive: true, missingFields: missingIn(form.current), hasDraft });
    // If storage can't be read, the form starts with its draft, as if nothing waited.
    const waitingOrNone = readOutbox().catch(() => []);
    void waitingOrNone.then((waitingRequests) => {
      // A request of another kind is shown by that kind's form.
      const requestsOfKind = waitingRequests.filter(
        ({ entries }) => requestKind(Object.fromEntries(entries)) === initial.kind,
      );
      const shownRequest = requestsOfKind.find(({ id }) => id === draft?.attempt?.id) ?? requestsOfKind.at(-1);
      if (!shownRequest || !form.current) return;
      // The draft belongs to another request, so the waiting one takes its place.
      if (shownRequest.id !== draft?.attempt?.id) form.current.reset();
      restoreEntries(form.current, shownRequest.entries);
      waitingId.current = shownRequest.id;
      lockForm(form.current, true);
      updateState({ phase: "waiting", missingFields: missingIn(form.current) });
    });
  }, [form, initial.problems, initial.kind, updateState]);

  useEffect(() => {
    if (isLive && formKey > 0 && form.current) updateState({ missingFields: missingIn(form.current) });
  }, [isLive, form, formKey, updateState]);

  // In an effect: by then nothing waits, so the browser doesn't ask whether to leave. `replace()` keeps Back from showing the sent form.
  useEffect(() => {
    if (storedRequest) location.replace(`${storedRequest.confirmation}&done=sent`);
  }, [storedRequest]);

  useOutbox(phase === "waiting", waitingId, settle);

  function onInput(): void {
    if (!form.current) return;
    saveDraft(form.current, attempt.current);
    updateState({ missingFields: missingIn(form.current), hasDraft: true });
  }

  async function onSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isSubmitting.current || phase !== "idle") return;
    isSubmitting.current = true;
    const problem = await attached.settled().finally(() => {
      isSubmitting.current = false;
    });
    if (!form.current) return;
    const body = new FormData(form.current);
    const checkResult = checkRequest(rawFromForm(body));
    if (checkResult.ok && !problem)
      await send(body).catch((error: unknown) => {
        // A bug of ours mustn't lock the form.
        reportError(error);
        settle({ kind: "unknown", error: "" });
      });
    else refuse("", { ...(!checkResult.ok && checkResult.problems), ...(problem && { file: problem.message }) });
  }

  async function send(body: FormData): Promise<void> {
    const content = contentOf(body);
    // Another tab may be sending the same draft. With its id, both are one request.
    const otherTabsAttempt = readDraft()?.attempt;
    const lastAttempt =
      attempt.current?.content !== content && otherTabsAttempt?.content === content
        ? otherTabsAttempt
        : attempt.current;
    attempt.current = nextAttempt(content, lastAttempt);
    body.set("draft", attempt.current.draft ?? "");
    body.set("replaces", attempt.current.replaces ?? "");
    if (form.current) saveDraft(form.current, attempt.current);
    setPhase("sending", { toast: undefined, error: "", problems: {} });
    document.title = document.title.replace(/^Error: /, "");
    const onProgress = (progress: number) => updateState({ progress });
    const result = await sendRequest(attempt.current.id, body, attached.files.length > 0 ? onProgress : undefined);
    if (result.kind === "unknown" && !navigator.onLine && (await storeInOutbox(attempt.current.id, body))) {
      waitingId.current = attempt.current.id;
      setPhase("waiting");
    } else if (result.kind === "unknown" && (await attached.removeUnreadable())) {
      refuse("", { file: fileMessages.gone });
    } else settle(result);
  }

  function settle(result: SendResult): void {
    waitingId.current = undefined;
    if (result.kind === "refused") refuse(result.error || genericErrorText, result.fields);
    else if (result.kind === "unknown")
      setPhase("idle", { toast: { kind: "bad", text: result.error || genericErrorText } });
    else {
      toastOnNextPage();
      forget(attempt.current?.id);
      setPhase("sending", { storedRequest: result });
    }
  }

  /** Puts the waiting request back into the form. */
  async function takeBack(): Promise<void> {
    const id = waitingId.current;
    const entries = id && (await takeFromOutbox(id).catch(() => "failed" as const));
    if (entries === "failed") return showToast({ kind: "bad", text: genericErrorText });
    // Meanwhile the request's result has arrived and is shown.
    if (!id || id !== waitingId.current || !form.current) return;
    if (!entries) return settle(settledElsewhere);
    waitingId.current = undefined;
    tellAllTabs([id, settledElsewhere]);
    setPhase("idle", { toast: { kind: "good", text: takenBackText } });
    attempt.current = attemptFrom(id, entries);
    const files = entries.flatMap(([, value]) => (value instanceof File && value.size > 0 ? [value] : []));
    if (attached.files.length === 0) attached.add(files, { areShrunk: true });
    onInput();
    submitButtonOf(form.current)?.focus();
  }

  /** Locks or unlocks the fields at once, not on the next render, because the caller may read or focus them. */
  function setPhase(nextPhase: RequestState["phase"], change: Partial<RequestState> = {}): void {
    if (form.current) lockForm(form.current, nextPhase !== "idle");
    updateState({ ...change, phase: nextPhase, progress: undefined });
  }

  function refuse(error: string, problems: RequestState["problems"]): void {
    if (attempt.current) attempt.current = afterRefusal(attempt.current);
    setPhase("idle", { error, problems });
    // A new key remounts the error summary, so that it takes focus again.
    setState((before) => ({ ...before, refusalCount: before.refusalCount + 1 }));
    if (Object.keys(problems).length === 0) showToast({ kind: "bad", text: error });
    if (form.current) saveDraft(form.current, attempt.current);
    document.title = `Error: ${document.title.replace(/^Error: /, "")}`;
  }

  /** Forgets the draft. With an id, the stored draft is forgotten only if it was sent under that id. */
  function forget(sentId?: string): void {
    attempt.current = undefined;
    forgetDraft(sentId);
    attached.clear();
  }

  function clearDraft(): void {
    forget();
    setPhase("idle", {
      values: { selectedServices: [] },
      problems: {},
      error: "",
      hasDraft: false,
      refusalCount: 0,
      formKey: formKey + 1,
    });
  }

  return { ...state, dismissToast, clearDraft, attached, onInput, onPaste: attached.onPaste, onSubmit, takeBack };
}

const takenBackText = "Nothing has been sent yet. Change what you like, then send it.";

/** The required fields that are empty or incomplete. */
function missingIn(form: HTMLFormElement): MissingField[] {
  const checkResult = checkRequest(rawFromForm(new FormData(form)));
  return checkResult.ok ? [] : neededFields.filter(({ name }) => checkResult.problems[name] !== undefined);
}

/** The fields are locked while a request is being sent or waits, because an edit wouldn't be sent with it. */
function lockForm(form: HTMLFormElement, isLocked: boolean): void {
  // A field loses the focus when it is disabled, and the next key would go nowhere.
  if (isLocked && document.activeElement?.closest("fieldset")) submitButtonOf(form)?.focus();
  for (const group of form.querySelectorAll("fieldset")) group.disabled = isLocked;
}

function submitButtonOf(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>("[type=submit]");
}
