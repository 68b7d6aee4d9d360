import { type ClipboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { maxBytesTogether, maxFileBytes, maxPhotoBytes } from "#content/request/limits.ts";
import { fileHelp, fileMessages } from "#content/request/messages.ts";

export type AttachedFiles = ReturnType<typeof useFiles>;

/** What is wrong with a file that wasn't attached, and what to do about it. */
interface FileProblem {
  message: string;
  help?: string | undefined;
}

/** A chosen file. It is attached once it was checked, and shrunk if it is a photo. */
interface ChosenFile {
  id: number;
  name: string;
  size: number;
  /** From 0 to 1, while a photo is shrunk. */
  shrunk?: number | undefined;
  attached?: File;
  stop: AbortController;
}

interface FilesState {
  files: readonly ChosenFile[];
  problem?: FileProblem | undefined;
}

/** The optional files: chosen, dropped or pasted. Each is shrunk if it is a photo, and checked before it is sent. */
export function useFiles(most: number) {
  const input = useRef<HTMLInputElement>(null);
  /** The present state; `displayed` is the one last drawn. */
  const current = useRef<FilesState>({ files: [] });
  const lastId = useRef(0);
  const work = useRef<Promise<void>>(undefined);
  const [displayed, setDisplayed] = useState<FilesState>({ files: [] });

  /** The input itself holds the files to send. */
  function show(next: FilesState): void {
    current.current = next;
    const transfer = new DataTransfer();
    for (const { attached } of next.files) if (attached) transfer.items.add(attached);
    if (input.current) input.current.files = transfer.files;
    setDisplayed(next);
  }

  function remove(file: ChosenFile, problem?: FileProblem): void {
    file.stop.abort();
    show({ files: current.current.files.filter((each) => each !== file), problem });
  }

  function refuse(file: ChosenFile, { message, help = "" }: FileProblem): void {
    remove(file, { message, help: `${file.name} isn’t attached. ${help}`.trim() });
  }

  function update(file: ChosenFile, change: Partial<ChosenFile>): void {
    Object.assign(file, change);
    if (!file.stop.signal.aborted) show({ ...current.current });
  }

  async function attach(file: ChosenFile, content: File): Promise<void> {
    const others = current.current.files.reduce((sum, { attached }) => sum + (attached?.size ?? 0), 0);
    const problem =
      content.size > maxFileBytes
        ? { message: fileMessages.tooBig }
        : others + content.size > maxBytesTogether
          ? { message: fileMessages.tooBigTogether }
          : await problemIn(content);
    if (file.stop.signal.aborted) return;
    if (problem) refuse(file, problem);
    else update(file, { name: content.name, size: content.size, shrunk: undefined, attached: content });
  }

  async function shrinkAndAttach(file: ChosenFile, photo: File): Promise<void> {
    const { signal } = file.stop;
    const onProgress = (shrunk: number) => update(file, { shrunk });
    onProgress(0);
    // A browser also decodes a truncated picture, so we check that first. A file that is only too large, or HEIC, is tried.
    const before = photo.type.startsWith("image/he") ? undefined : await problemIn(photo);
    if (signal.aborted) return;
    if (before && before.message !== fileMessages.tooBig) return refuse(file, before);
    onProgress(0.3);
    const shrinking = import("./shrink-photo.ts")
      .then(({ shrinkPhoto }) => shrinkPhoto(photo, onProgress, signal))
      .catch(() => photo);
    // The files after a cancelled photo don't wait for it.
    const cancelled = new Promise<File>((resolve) => {
      signal.onabort = () => resolve(photo);
    });
    const small = await Promise.race([shrinking, cancelled]);
    if (!signal.aborted) await attach(file, small);
  }

  /** `isReady`: they were checked and shrunk before. */
  function add(chosen: Iterable<File>, { isReady = false } = {}): void {
    // Ignores files dropped or pasted while a request is being sent or is waiting.
    if (input.current?.matches(":disabled")) return;
    // If only one is accepted, the new file replaces the old one.
    if (most === 1) for (const file of current.current.files) file.stop.abort();
    const before = most === 1 ? [] : current.current.files;
    const all = [...chosen];
    const accepted = all.slice(0, most - before.length).map((content) => {
      const { name, size } = content;
      lastId.current += 1;
      return { content, file: { id: lastId.current, name, size, stop: new AbortController() } };
    });
    const isTooMany = all.length > accepted.length && most > 1;
    show({
      files: [...before, ...accepted.map(({ file }) => file)],
      problem: isTooMany ? { message: fileMessages.tooManyAtOnce, help: fileHelp.tooManyAtOnce } : undefined,
    });
    // One after another, because drawing a photo takes much memory.
    for (const { file, content } of accepted) {
      const begin = !isReady && isPhoto(content) ? shrinkAndAttach : attach;
      work.current = Promise.resolve(work.current).then(() => begin(file, content));
    }
  }

  // On a slow phone they may have been chosen before this script ran.
  const addChosenBefore = useEffectEvent(() => {
    const { files } = input.current ?? {};
    if (files?.length) add(files);
  });
  useEffect(() => addChosenBefore(), []);

  function clear(): void {
    for (const file of current.current.files) file.stop.abort();
    show({ files: [] });
  }

  function onPaste(event: ClipboardEvent): void {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add(event.clipboardData.files);
  }

  return {
    ...displayed,
    most,
    input,
    onPaste,
    add,
    remove,
    clear,
    /** Resolves once the chosen files are in the form, or refused. */
    ready: async () => work.current,
    /**
     * Removes files that were changed, moved or deleted since: browsers refuse to send them without saying why. Returns whether any
     * were.
     */
    async removeGone(): Promise<boolean> {
      let isAnyGone = false;
      for (const file of current.current.files)
        try {
          await file.attached?.slice(0, 1).arrayBuffer();
        } catch {
          isAnyGone = true;
          refuse(file, { message: fileMessages.gone });
        }
      return isAnyGone;
    },
  };
}

/** Whatever cameras make, including HEIC if the browser can open it. A screenshot that is small enough stays as sharp as it is. */
function isPhoto({ type, size }: File): boolean {
  return /^image\/(jpeg|hei[cf])$/.test(type) || (type === "image/png" && size > maxPhotoBytes);
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
