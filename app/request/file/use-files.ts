import { type ClipboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { maxBytesTogether, maxFileBytes, maxPhotoBytes } from "#content/request/limits.ts";
import { fileHelp, fileMessages } from "#content/request/messages.ts";

export type AttachedFiles = ReturnType<typeof useFiles>;

/** What is wrong with a file that wasn't attached, and what to do about it. */
interface FileProblem {
  message: string;
  help?: string | undefined;
}

/** A chosen file. It is attached once it has been checked and, if it is a photo, shrunk. */
interface ChosenFile {
  id: number;
  name: string;
  size: number;
  /** How much of the shrinking is done, from 0 to 1. Undefined before and after. */
  shrunkShare?: number | undefined;
  /** The checked and shrunk file. */
  attachedFile?: File;
  stop: AbortController;
}

interface FilesState {
  files: readonly ChosenFile[];
  problem?: FileProblem | undefined;
}

/** Files that were chosen, dropped or pasted. Each is checked and, if it is a photo, shrunk before it is attached. */
export function useFiles(maxFiles: number) {
  const input = useRef<HTMLInputElement>(null);
  /** The current state. `displayed` is the state of the last render. */
  const filesState = useRef<FilesState>({ files: [] });
  const lastId = useRef(0);
  const queue = useRef<Promise<void>>(undefined);
  const [displayed, setDisplayed] = useState<FilesState>({ files: [] });

  /** Sets the state, and puts the files to send into the input. */
  function setFiles(nextState: FilesState): void {
    filesState.current = nextState;
    const transfer = new DataTransfer();
    for (const { attachedFile } of nextState.files) if (attachedFile) transfer.items.add(attachedFile);
    if (input.current) input.current.files = transfer.files;
    setDisplayed(nextState);
  }

  function remove(file: ChosenFile, problem?: FileProblem): void {
    file.stop.abort();
    setFiles({ files: filesState.current.files.filter((otherFile) => otherFile !== file), problem });
  }

  function refuse(file: ChosenFile, { message, help = "" }: FileProblem): void {
    remove(file, { message, help: `${file.name} isn’t attached. ${help}`.trim() });
  }

  function update(file: ChosenFile, change: Partial<ChosenFile>): void {
    Object.assign(file, change);
    if (!file.stop.signal.aborted) setFiles({ ...filesState.current });
  }

  async function attach(file: ChosenFile, content: File): Promise<void> {
    const otherBytes = filesState.current.files.reduce((sum, { attachedFile }) => sum + (attachedFile?.size ?? 0), 0);
    const problem =
      content.size > maxFileBytes
        ? { message: fileMessages.tooBig }
        : otherBytes + content.size > maxBytesTogether
          ? { message: fileMessages.tooBigTogether }
          : await problemIn(content);
    if (file.stop.signal.aborted) return;
    if (problem) refuse(file, problem);
    else update(file, { name: content.name, size: content.size, shrunkShare: undefined, attachedFile: content });
  }

  async function shrinkAndAttach(file: ChosenFile, photo: File): Promise<void> {
    const { signal } = file.stop;
    const onProgress = (shrunkShare: number) => update(file, { shrunkShare });
    onProgress(0);
    // A browser also decodes a truncated picture, so the check comes first. A photo that is only too large, or HEIC, is shrunk.
    const problem = photo.type.startsWith("image/he") ? undefined : await problemIn(photo);
    if (signal.aborted) return;
    if (problem && problem.message !== fileMessages.tooBig) return refuse(file, problem);
    // A rough share: the photo is checked, but not yet decoded.
    onProgress(0.3);
    const shrunkPhoto = import("./shrink-photo.ts")
      .then(({ shrinkPhoto }) => shrinkPhoto(photo, onProgress, signal))
      // Falls back to the photo itself: `attach` refuses whatever the server would, and says why.
      .catch((error: unknown) => {
        // A photo that this browser can't decode, or a cancelled one, is no fault of the site.
        if (!(error instanceof DOMException)) reportError(error);
        return photo;
      });
    // The files after a cancelled photo don't wait for it.
    const photoOnCancel = new Promise<File>((resolve) => {
      signal.onabort = () => resolve(photo);
    });
    const smallPhoto = await Promise.race([shrunkPhoto, photoOnCancel]);
    if (!signal.aborted) await attach(file, smallPhoto);
  }

  /** `areShrunk`: the files come from a request that waited, so they have been shrunk before. */
  function add(chosenFiles: Iterable<File>, { areShrunk = false } = {}): void {
    // Ignores files dropped or pasted while a request is being sent or is waiting.
    if (input.current?.matches(":disabled")) return;
    // If only one is accepted, the new file replaces the old one.
    if (maxFiles === 1) for (const file of filesState.current.files) file.stop.abort();
    const earlierFiles = maxFiles === 1 ? [] : filesState.current.files;
    const contents = [...chosenFiles];
    const acceptedFiles = contents.slice(0, maxFiles - earlierFiles.length).map((content) => {
      const { name, size } = content;
      lastId.current += 1;
      return { content, file: { id: lastId.current, name, size, stop: new AbortController() } };
    });
    const areTooMany = contents.length > acceptedFiles.length && maxFiles > 1;
    setFiles({
      files: [...earlierFiles, ...acceptedFiles.map(({ file }) => file)],
      problem: areTooMany ? { message: fileMessages.tooManyAtOnce, help: fileHelp.tooManyAtOnce } : undefined,
    });
    // One after another, because drawing a photo takes much memory.
    for (const { file, content } of acceptedFiles) {
      const begin = !areShrunk && isPhoto(content) ? shrinkAndAttach : attach;
      queue.current = Promise.resolve(queue.current).then(() => begin(file, content));
    }
  }

  // On a slow phone, files may have been chosen before this script ran.
  const addChosenBefore = useEffectEvent(() => {
    const { files } = input.current ?? {};
    if (files?.length) add(files);
  });
  useEffect(() => addChosenBefore(), []);

  function clear(): void {
    for (const file of filesState.current.files) file.stop.abort();
    setFiles({ files: [] });
  }

  function onPaste(event: ClipboardEvent): void {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add(event.clipboardData.files);
  }

  return {
    ...displayed,
    maxFiles,
    input,
    onPaste,
    add,
    remove,
    clear,
    /** Waits until all chosen files are attached or refused. Returns what is wrong with a file that was refused meanwhile. */
    async settled(): Promise<FileProblem | undefined> {
      const problemBefore = filesState.current.problem;
      await queue.current;
      const { problem } = filesState.current;
      return problem === problemBefore ? undefined : problem;
    },
    /**
     * Removes files that have been changed, moved or deleted since they were chosen: browsers don't send them, and don't say why.
     * Returns whether it removed any.
     */
    async removeUnreadable(): Promise<boolean> {
      let hasRemoved = false;
      for (const file of filesState.current.files)
        try {
          await file.attachedFile?.slice(0, 1).arrayBuffer();
        } catch {
          hasRemoved = true;
          refuse(file, { message: fileMessages.gone });
        }
      return hasRemoved;
    },
  };
}

/** A camera's formats, and a PNG that is too large. A smaller PNG, such as a screenshot, stays as sharp as it is. */
function isPhoto({ type, size }: File): boolean {
  return /^image\/(jpeg|hei[cf])$/.test(type) || (type === "image/png" && size > maxPhotoBytes);
}

/** The server's check, run here. If its code can't be loaded, the file's name decides, and the server checks the file. */
async function problemIn(file: File): Promise<FileProblem | undefined> {
  const content = await file.arrayBuffer().catch(() => undefined);
  // The file has been changed, moved or deleted since it was chosen.
  if (!content) return { message: fileMessages.gone };
  try {
    const { inspectUpload } = await import("#content/request/uploads/inspect.ts");
    const inspection = inspectUpload(new Uint8Array(content));
    return inspection.ok ? undefined : inspection;
  } catch (error) {
    reportError(error);
    return /\.(pdf|jpe?g|png)$/i.test(file.name)
      ? undefined
      : { message: fileMessages.wrongType, help: fileHelp.kinds };
  }
}
