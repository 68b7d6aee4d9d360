import { type ClipboardEvent, type RefObject, useRef, useState } from "react";
import { maxFileBytes } from "#content/request/limits.ts";
import { fileHelp, fileMessages } from "#content/request/messages.ts";
import type { Toast } from "../messages/toast.tsx";

export interface AttachedFile {
  onPaste(event: ClipboardEvent): void;
  input: RefObject<HTMLInputElement | null>;
  chosen: { name: string; size: number } | undefined;
  problem: FileProblem | undefined;
  /** A photo over the limit that could be made smaller here. */
  tooBigPhoto: File | undefined;
  shrinking: boolean;
  choose(file: File | undefined): void;
  /** Whether the chosen file has been changed, moved or deleted since: browsers then refuse to send it without saying why. */
  isGone(): Promise<boolean>;
  shrink(): void;
  remove(): void;
}

/** What is wrong with it, and what to do about it. */
interface FileProblem {
  message: string;
  help?: string | undefined;
}

/** The one optional file: what was chosen, dropped or pasted, checked before it is sent. */
export function useFile(say: (toast: Toast) => void): AttachedFile {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<AttachedFile["chosen"]>();
  const [problem, setProblem] = useState<FileProblem>();
  const [tooBigPhoto, setTooBigPhoto] = useState<File>();
  const [shrinking, setShrinking] = useState(false);
  /** The file chosen last: results of checking an earlier one are ignored. */
  const latest = useRef<File>(undefined);

  function refuse(problem: FileProblem, photo?: File): void {
    if (input.current) input.current.value = "";
    setChosen(undefined);
    setProblem(problem);
    setTooBigPhoto(photo);
    say({ kind: "bad", text: problem.message });
  }

  function accept(file: File): void {
    put(input.current, file);
    setChosen({ name: file.name, size: file.size });
    setProblem(undefined);
    setTooBigPhoto(undefined);
    say({ kind: "good", text: fileMessages.uploaded });
  }

  async function look(file: File): Promise<void> {
    latest.current = file;
    const problem = await problemIn(file);
    if (latest.current !== file) return;
    if (problem === undefined) accept(file);
    else refuse(problem);
  }

  function choose(file: File | undefined): void {
    // Dropped or pasted while a request is being sent or is waiting.
    if (input.current?.matches(":disabled")) return;
    latest.current = undefined;
    if (!file) remove();
    else if (file.size > maxFileBytes)
      refuse({ message: fileMessages.tooBig }, file.type.startsWith("image/") ? file : undefined);
    else void look(file);
  }

  async function isGone(): Promise<boolean> {
    const file = input.current?.files?.[0];
    return file
      ? file
          .slice(0, 1)
          .arrayBuffer()
          .then(
            () => false,
            () => true,
          )
      : false;
  }

  function shrink(): void {
    if (!tooBigPhoto) return;
    setShrinking(true);
    import("./shrink-photo.ts")
      .then(({ shrinkPhoto }) => shrinkPhoto(tooBigPhoto))
      .then(choose, () => refuse({ message: fileMessages.tooBig }))
      .finally(() => setShrinking(false));
  }

  function remove(): void {
    latest.current = undefined;
    if (input.current) input.current.value = "";
    setChosen(undefined);
    setProblem(undefined);
    setTooBigPhoto(undefined);
  }

  function onPaste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.files[0];
    if (!pasted) return;
    event.preventDefault();
    choose(pasted);
  }

  return {
    onPaste,
    input,
    chosen,
    problem,
    tooBigPhoto,
    shrinking,
    choose,
    isGone,
    shrink,
    remove,
  };
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
