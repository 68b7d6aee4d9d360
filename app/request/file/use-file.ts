import { type ClipboardEvent, type RefObject, useRef, useState } from "react";
import { maxFileBytes, mostPhotoBytes } from "#content/request/limits.ts";
import { fileHelp, fileMessages } from "#content/request/messages.ts";
import type { Toast } from "../messages/toast.tsx";

export interface AttachedFile {
  onPaste(event: ClipboardEvent): void;
  input: RefObject<HTMLInputElement | null>;
  chosen: { name: string; size: number } | undefined;
  problem: FileProblem | undefined;
  /** From 0 to 1, while a photo is made smaller. */
  shrunk: number | undefined;
  choose(file: File | undefined): void;
  /** A file that was chosen, and made smaller, before. */
  takeBack(file: File): void;
  /** Once what was chosen is in the form, or refused. */
  ready(): Promise<void>;
  /** Whether the chosen file has been changed, moved or deleted since: browsers then refuse to send it without saying why. */
  isGone(): Promise<boolean>;
  remove(): void;
}

/** What is wrong with it, and what to do about it. */
interface FileProblem {
  message: string;
  help?: string | undefined;
}

/** The one optional file: what was chosen, dropped or pasted, made smaller if it is a photo, checked before it is sent. */
export function useFile(say: (toast: Toast) => void): AttachedFile {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<AttachedFile["chosen"]>();
  const [problem, setProblem] = useState<FileProblem>();
  const [shrunk, setShrunk] = useState<number>();
  /** The file chosen last: what comes of an earlier one is ignored. */
  const latest = useRef(new AbortController());
  const work = useRef<Promise<void>>(undefined);

  function clear(): AbortSignal {
    latest.current.abort();
    latest.current = new AbortController();
    setChosen(undefined);
    setProblem(undefined);
    setShrunk(undefined);
    return latest.current.signal;
  }

  function refuse(problem: FileProblem): void {
    if (input.current) input.current.value = "";
    setChosen(undefined);
    setProblem(problem);
    say({ kind: "bad", text: problem.message });
  }

  async function look(file: File, stop: AbortSignal): Promise<void> {
    const problem = file.size > maxFileBytes ? { message: fileMessages.tooBig } : await problemIn(file);
    if (stop.aborted) return;
    if (problem) return refuse(problem);
    put(input.current, file);
    setChosen({ name: file.name, size: file.size });
    say({ kind: "good", text: fileMessages.uploaded });
  }

  async function shrinkAndLook(photo: File, stop: AbortSignal): Promise<void> {
    // Nothing is sent meanwhile but the form without it.
    if (input.current) input.current.value = "";
    setChosen({ name: photo.name, size: photo.size });
    setShrunk(0);
    // Half a picture can be drawn, too. What is only too long, or in a format of which phones know more, is tried.
    const before = photo.type.startsWith("image/he") ? undefined : await problemIn(photo);
    if (stop.aborted) return;
    if (before && before.message !== fileMessages.tooBig) {
      setShrunk(undefined);
      return refuse(before);
    }
    setShrunk(0.3);
    const onProgress = (share: number) => stop.aborted || setShrunk(share);
    const small = await import("./shrink-photo.ts")
      .then(({ shrinkPhoto }) => shrinkPhoto(photo, onProgress, stop))
      .catch(() => photo);
    if (stop.aborted) return;
    setShrunk(undefined);
    await look(small, stop);
  }

  function start(file: File | undefined, begin: (file: File, stop: AbortSignal) => Promise<void>): void {
    // Dropped or pasted while a request is being sent or is waiting.
    if (input.current?.matches(":disabled")) return;
    if (file) work.current = begin(file, clear());
    else remove();
  }

  async function isGone(): Promise<boolean> {
    const file = input.current?.files?.[0];
    if (!file) return false;
    const first = file.slice(0, 1).arrayBuffer();
    return first.then(
      () => false,
      () => true,
    );
  }

  function remove(): void {
    clear();
    work.current = undefined;
    if (input.current) input.current.value = "";
  }

  function onPaste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.files[0];
    if (!pasted) return;
    event.preventDefault();
    choose(pasted);
  }

  function choose(file: File | undefined): void {
    start(file, file && isPhoto(file) ? shrinkAndLook : look);
  }

  return {
    onPaste,
    input,
    chosen,
    problem,
    shrunk,
    choose,
    takeBack: (file) => start(file, look),
    ready: async () => work.current,
    isGone,
    remove,
  };
}

/** What cameras make, HEIC where the browser can open it. A screenshot that is small enough stays as sharp as it is. */
function isPhoto({ type, size }: File): boolean {
  return /^image\/(jpeg|hei[cf])$/.test(type) || (type === "image/png" && size > mostPhotoBytes);
}

/** The server's check, run here. If that code or the file can't be loaded, the file's name decides. */
async function problemIn(file: File): Promise<FileProblem | undefined> {
  try {
    const { inspectUpload } = await import("#content/request/uploads/inspect.ts");
    const inspected = inspectUpload(new Uint8Array(await file.arrayBuffer()));
    return inspected.ok ? undefined : inspected;
  } catch {
    return /\.(pdf|jpe?g|png)$/i.test(file.name)
      ? undefined
      : { message: fileMessages.wrongType, help: fileHelp.kinds };
  }
}

function put(input: HTMLInputElement | null, file: File): void {
  if (!input || input.files?.[0] === file) return;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
}
