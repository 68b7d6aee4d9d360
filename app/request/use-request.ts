import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef, useState } from "react";
import { promises } from "#content/promises.ts";
import { type EnteredValues, type FieldMessages, rawFromForm } from "#content/request/fields.ts";
import { failed, fileMessages } from "#content/request/messages.ts";
import { checkRequest } from "#content/request/schema.ts";
import { useFile } from "./file/use-file.ts";
import { lockForm, submitButtonOf } from "./lock-form.ts";
import type { Toast } from "./messages/toast.tsx";
import { type Missing, missingIn } from "./missing.ts";
import { type Attempt, afterRefusal, attemptFrom, nextAttempt } from "./outbox/attempt.ts";
import { contentOf } from "./outbox/content.ts";
import { forgetDraft, readDraft, restore, saveDraft } from "./outbox/draft.ts";
import { readOutbox, sentElsewhere, storeInOutbox, takeFromOutbox, tellAllTabs } from "./outbox/outbox.ts";
import { type Kept, type Outcome, sendRequest } from "./outbox/send.ts";
import { useOutbox } from "./outbox/use-outbox.ts";
import type { RequestProps } from "./request-props.ts";
import type { Phase } from "./submit-line.tsx";

const thanks = {
  assessment: `Assessment request submitted successfully! We'll contact you within ${promises.requestReply}.`,
  callback: `Callback requested. We'll call you within ${promises.requestReply}.`,
};
const empty: EnteredValues = { selectedServices: [] };

/** Everything the form does once its script runs: draft, missing fields, checks, sending, outbox. */
export function useRequest(form: RefObject<HTMLFormElement | null>, initial: RequestProps) {
  const [live, setLive] = useState(false);
  const [values, setValues] = useState(initial.values);
  const [fields, setFields] = useState<FieldMessages>(initial.fields);
  const [error, setError] = useState(initial.error);
  const [missing, setMissing] = useState<Missing[]>([]);
  const [phase, setPhase] = useState<Phase>("idle");
  const [progress, setProgress] = useState<number>();
  const [kept, setKept] = useState<Kept>();
  const [toast, setToast] = useState<Toast>();
  const [drafted, setDrafted] = useState(false);
  const [formKey, setFormKey] = useState(0);
  const [attempts, setAttempts] = useState(0);
  const attempt = useRef<Attempt>(undefined);
  /** The waiting request that this form shows. */
  const own = useRef<string>(undefined);
  const sentSection = useRef<HTMLElement>(null);
  const file = useFile(setToast);
  const dismissToast = useCallback(() => setToast(undefined), []);

  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    if (draft && Object.keys(initial.fields).length === 0) setDrafted(restore(form.current, draft.values));
    attempt.current = draft?.attempt;
    setMissing(missingIn(form.current));
    setLive(true);
    void readOutbox().then((all) => {
      const waiting = all.filter(({ entries }) => isCallbackForm(entries) === initial.callback);
      const mine = waiting.find(({ id }) => id === draft?.attempt?.id) ?? waiting.at(-1);
      if (!mine || !form.current) return;
      // The draft belongs to another request: show the waiting one.
      if (mine.id !== draft?.attempt?.id) form.current.reset();
      restore(form.current, mine.entries);
      setMissing(missingIn(form.current));
      own.current = mine.id;
      lockForm(form.current, true);
      setPhase("waiting");
    });
  }, [form, initial.fields, initial.callback]);

  useEffect(() => {
    if (live && formKey > 0 && form.current) setMissing(missingIn(form.current));
  }, [live, form, formKey]);

  useEffect(() => {
    if (kept) sentSection.current?.focus();
  }, [kept]);

  useOutbox(phase === "waiting", own, settle);

  function onInput(): void {
    if (!form.current) return;
    setMissing(missingIn(form.current));
    saveDraft(form.current, attempt.current);
    setDrafted(true);
  }

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (!form.current || phase !== "idle") return;
    const body = new FormData(form.current);
    const checked = checkRequest(rawFromForm(body));
    if (checked.ok) void send(body);
    else refuse("", checked.fields);
  }

  async function send(body: FormData): Promise<void> {
    const content = contentOf(body);
    // Another tab may be sending the same draft: use its id, so that both are one request.
    const elsewhere = readDraft()?.attempt;
    const before = attempt.current?.content !== content && elsewhere?.content === content ? elsewhere : attempt.current;
    attempt.current = nextAttempt(content, before, initial.values.replaces ?? "");
    body.set("draft", attempt.current.draft ?? "");
    body.set("replaces", attempt.current.replaces ?? "");
    if (form.current) saveDraft(form.current, attempt.current);
    enter("sending");
    document.title = document.title.replace(/^Error: /, "");
    setToast(undefined);
    setError("");
    setFields({});
    const outcome = await sendRequest(attempt.current.id, body, file.chosen ? setProgress : undefined);
    setProgress(undefined);
    if (outcome.kind === "unknown" && !navigator.onLine && (await storeInOutbox(attempt.current.id, body))) {
      own.current = attempt.current.id;
      enter("waiting");
    } else if (outcome.kind === "unknown" && (await file.isGone())) {
      file.remove();
      enter("idle");
      refuse("", { file: fileMessages.gone });
    } else settle(outcome);
  }

  function settle(outcome: Outcome): void {
    own.current = undefined;
    enter("idle");
    if (outcome.kind === "refused") refuse(outcome.error || failed, outcome.fields);
    else if (outcome.kind === "unknown") setToast({ kind: "bad", text: outcome.error || failed });
    else {
      clearDraft(attempt.current?.id);
      setKept(outcome);
      // The confirmation is a page of its own, so that a reload shows it again.
      history.replaceState(null, "", `${outcome.confirmation}#form`);
      setToast({ kind: "good", text: initial.callback ? thanks.callback : thanks.assessment });
    }
  }

  /** Takes the waiting request back into the form. */
  async function change(): Promise<void> {
    const id = own.current;
    const entries = id && (await takeFromOutbox(id));
    // It was sent in the meantime.
    if (!id || id !== own.current || !form.current) return;
    if (!entries) return settle(sentElsewhere);
    own.current = undefined;
    tellAllTabs([id, sentElsewhere]);
    enter("idle");
    attempt.current = attemptFrom(id, entries);
    for (const [, value] of entries) if (value instanceof File && value.size > 0 && !file.chosen) file.choose(value);
    onInput();
    setToast({ kind: "good", text: "Nothing has been sent yet. Change what you like, then send it." });
    submitButtonOf(form.current)?.focus();
  }

  function enter(next: Phase): void {
    if (form.current) lockForm(form.current, next !== "idle");
    setPhase(next);
  }

  function refuse(text: string, wrong: FieldMessages): void {
    if (attempt.current) attempt.current = afterRefusal(attempt.current);
    if (form.current) saveDraft(form.current, attempt.current);
    setError(text);
    setFields(wrong);
    setAttempts((count) => count + 1);
    document.title = `Error: ${document.title.replace(/^Error: /, "")}`;
    if (Object.keys(wrong).length === 0) setToast({ kind: "bad", text: failed });
  }

  function clearDraft(sent?: string): void {
    attempt.current = undefined;
    forgetDraft(sent);
    setDrafted(false);
    file.remove();
    setValues(empty);
    setFields({});
    setError("");
    setFormKey((key) => key + 1);
  }

  return {
    live,
    values,
    fields,
    error,
    missing,
    phase,
    progress,
    kept,
    sentSection,
    toast,
    dismissToast,
    drafted,
    clearDraft: () => clearDraft(),
    formKey,
    attempts,
    file,
    onInput,
    onPaste: file.onPaste,
    onSubmit,
    change,
  };
}

/** A request of the other length waits for its own form. */
function isCallbackForm(entries: readonly [string, FormDataEntryValue][]): boolean {
  return entries.some(([name, value]) => name === "kind" && value === "callback");
}
