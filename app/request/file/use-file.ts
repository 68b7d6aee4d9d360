import { type ClipboardEvent, useRef, useState } from "react";
import { maxFileBytes, mostPhotoBytes } from "#content/request/limits.ts";
import { fileHelp, fileMessages } from "#content/request/messages.ts";
import type { Toast } from "../messages/toast.tsx";

export type AttachedFile = ReturnType<typeof useFile>;

/** What is wrong with it, and what to do about it. */
interface FileProblem {
  message: string;
  help?: string | undefined;
}

interface Shown {
  chosen?: { name: string; size: number };
  problem?: FileProblem;
  /** From 0 to 1, while a photo is made smaller. */
  shrunk?: number;
}

/** The one optional file: what was chosen, dropped or pasted, made smaller if it is a photo, checked before it is sent. */
export function useFile(say: (toast: Toast) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [shown, show] = useState<Shown>({});
  /** The file chosen last: what comes of an earlier one is ignored. */
  const latest = useRef(new AbortController());
  const work = useRef<Promise<void>>(undefined);

  function clear(): AbortSignal {
    latest.current.abort();
    latest.current = new AbortController();
    show({});
    return latest.current.signal;
  }

  function empty(): void {
    if (input.current) input.current.value = "";
  }

  function refuse(problem: FileProblem): void {
    empty();
    show({ problem });
    say({ kind: "bad", text: problem.message });
  }

  async function look(file: File, stop: AbortSignal): Promise<void> {
    const problem = file.size > maxFileBytes ? { message: fileMessages.tooBig } : await problemIn(file);
    if (stop.aborted) return;
    if (problem) return refuse(problem);
    put(input.current, file);
    show({ chosen: file });
    say({ kind: "good", text: fileMessages.uploaded });
  }

  async function shrinkAndLook(photo: File, stop: AbortSignal): Promise<void> {
    const onProgress = (shrunk: number) => stop.aborted || show({ chosen: photo, shrunk });
    // Nothing is sent meanwhile but the form without it.
    empty();
    onProgress(0);
    // A browser also decodes a cut-off picture, so that is checked first. A file that is only too large, or HEIC, is tried.
    const before = photo.type.startsWith("image/he") ? undefined : await problemIn(photo);
    if (stop.aborted) return;
    if (before && before.message !== fileMessages.tooBig) return refuse(before);
    onProgress(0.3);
    const small = await import("./shrink-photo.ts")
      .then(({ shrinkPhoto }) => shrinkPhoto(photo, onProgress, stop))
      .catch(() => photo);
    if (stop.aborted) return;
    show({ chosen: photo });
    await look(small, stop);
  }

  function start(file: File | undefined, begin: (file: File, stop: AbortSignal) => Promise<void>): void {
    // Dropped or pasted while a request is being sent or is waiting.
    if (input.current?.matches(":disabled")) return;
    if (file) work.current = begin(file, clear());
    else remove();
  }

  function choose(file: File | undefined): void {
    start(file, file && isPhoto(file) ? shrinkAndLook : look);
  }

  function remove(): void {
    clear();
    work.current = undefined;
    empty();
  }

  function onPaste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.files[0];
    if (!pasted) return;
    event.preventDefault();
    choose(pasted);
  }

  return {
    ...shown,
    input,
    onPaste,
    choose,
    remove,
    /** A file that was chosen, and made smaller, before. */
    takeBack: (file: File) => start(file, look),
    /** Once what was chosen is in the form, or refused. */
    ready: async () => work.current,
    /** Whether the chosen file has been changed, moved or deleted since: browsers then refuse to send it without saying why. */
    async isGone(): Promise<boolean> {
      try {
        await input.current?.files?.[0]?.slice(0, 1).arrayBuffer();
        return false;
      } catch {
        return true;
      }
    },
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
