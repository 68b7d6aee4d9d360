import { type DragEvent, useState } from "react";
import { Problem } from "#app/components/fields/field.tsx";
import { acceptedFiles, fileSizeText, maxFileBytes, megabytesText } from "#content/request/limits.ts";
import type { AttachedFiles } from "./use-files.ts";

interface FilesFieldProps {
  label: string;
  /** Says what to attach, in a sentence. */
  hint?: string;
  optional?: boolean;
  problem: string | undefined;
  help: string;
  attached: AttachedFiles;
}

/** A field for files, which can also be dropped or pasted. */
export function FilesField({
  label,
  hint = billOrPhotoText,
  optional = false,
  problem,
  help,
  attached,
}: FilesFieldProps) {
  const { files, maxFiles, input, add, remove } = attached;
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const message = attached.problem?.message ?? problem;
  const whatToDo = attached.problem ? attached.problem.help : problem && help;
  const limitsText =
    maxFiles > 1 ? `up to ${maxFiles} files of ${megabytesText(maxFileBytes)}` : `up to ${megabytesText(maxFileBytes)}`;

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setIsDraggedOver(false);
    add(event.dataTransfer.files);
  }

  return (
    // Not printed if no file is attached.
    <div className="field-full grid grid-cols-[minmax(0,1fr)] gap-1.5 not-has-[button]:print:hidden">
      <label className="semibold text-[1rem]" htmlFor="file">
        {label} {optional && <span className="field-optional">(optional)</span>}
      </label>
      <span className="field-hint" id="file-hint">
        {hint} PDF, JPEG or PNG, {limitsText}.
      </span>
      <div className="contents" role="alert">
        <Problem id="file" text={message} />
        {whatToDo && (
          <span className="field-hint" id="file-help">
            {whatToDo}
          </span>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is only a second way to choose a file, beside the input */}
      <div
        className="grid gap-3 rounded-(--radius) border border-dashed border-edge bg-white p-4 data-over:bg-wattle-pale"
        data-over={isDraggedOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsDraggedOver(true);
        }}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={onDrop}
      >
        <input
          className="file-input print:hidden"
          ref={input}
          type="file"
          id="file"
          name="file"
          multiple={maxFiles > 1}
          accept={acceptedFiles}
          aria-describedby={["file-hint", message && "file-problem", whatToDo && "file-help"].filter(Boolean).join(" ")}
          aria-invalid={message ? true : undefined}
          onChange={(event) => add([...(event.currentTarget.files ?? [])])}
        />
        <div className="grid gap-2 empty:hidden" role="status">
          {files.map((file) => (
            <p key={file.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 wrap-anywhere">
              <span>
                {file.name}, {fileSizeText(file.size)}
                {file.attachedFile ? " is attached" : ": preparing…"}
              </span>
              {file.shrunkShare !== undefined && (
                <progress
                  className="w-24 accent-eucalypt"
                  max={1}
                  value={file.shrunkShare}
                  aria-label="Making the photo smaller"
                >
                  {Math.round(file.shrunkShare * 100)}%
                </progress>
              )}
              <button
                className="semibold cursor-pointer underline"
                type="button"
                onClick={() => {
                  remove(file);
                  // The pressed button disappears with the file, so the focus moves to the field.
                  input.current?.focus();
                }}
              >
                {file.shrunkShare === undefined ? "Remove" : "Cancel"} <span className="unseen">{file.name}</span>
              </button>
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}

const billOrPhotoText = "A bill, a photo of the switchboard, the tank or the inverter.";

/** What to photograph when something is faulty. Nobody should climb or reach in for a photo. */
export const faultPhotoText = "The light, the display or the damage, from where it’s safe to stand.";

/** What to photograph in a home without hot water. */
export const tankPhotoText = "The whole tank, and its label if you can read it.";
