import { type DragEvent, useState } from "react";
import { Problem } from "#app/components/fields/field.tsx";
import { acceptedFiles } from "#content/request/limits.ts";
import type { AttachedFile } from "./use-file.ts";

interface FileFieldProps {
  /** The bill of a request, unless another is given. */
  label?: string;
  problem: string | undefined;
  help: string;
  file: AttachedFile;
}

export function FileField({ label, problem, help, file }: FileFieldProps) {
  const [over, setOver] = useState(false);
  const wrong = file.problem?.message ?? problem;
  const whatToDo = file.problem ? file.problem.help : problem && help;

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    file.choose(event.dataTransfer.files[0]);
  }

  /** The button goes with the file: the focus stays at the field. */
  function onRemove(): void {
    file.remove();
    file.input.current?.focus();
  }

  return (
    // An empty field isn’t printed.
    <div className="field-full grid grid-cols-[minmax(0,1fr)] gap-1.5 not-has-[button]:print:hidden">
      <label className="semibold text-[1rem]" htmlFor="file">
        {label ?? (
          <>
            A recent bill <span className="field-optional">(optional)</span>
          </>
        )}
      </label>
      <span className="field-hint" id="file-hint">
        PDF, JPEG or PNG, up to 10MB. It shows us how much you use.{" "}
        <span className="phone:hidden">Choose a file, drop it here or paste a picture.</span>
      </span>
      <Problem id="file" text={wrong} />
      {whatToDo && (
        <span className="field-hint" id="file-help">
          {whatToDo}
        </span>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input inside is the first */}
      <div
        className="grid gap-3 rounded-(--radius) border border-dashed border-edge bg-white p-4 data-over:bg-wattle-pale"
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <input
          className="file-input print:hidden"
          ref={file.input}
          type="file"
          id="file"
          name="file"
          accept={acceptedFiles}
          aria-describedby={["file-hint", wrong && "file-problem", whatToDo && "file-help"].filter(Boolean).join(" ")}
          aria-invalid={wrong ? true : undefined}
          onChange={(event) => file.choose(event.currentTarget.files?.[0])}
        />
        {file.chosen && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 wrap-anywhere">
            <span>
              {file.chosen.name}, {sizeOf(file.chosen.size)}
            </span>
            {file.shrunk !== undefined && (
              <progress
                className="w-24 accent-eucalypt"
                max={1}
                value={file.shrunk}
                aria-label="Making the photo smaller"
              >
                {Math.round(file.shrunk * 100)}%
              </progress>
            )}
            <button className="semibold cursor-pointer underline" type="button" onClick={onRemove}>
              {file.shrunk === undefined ? "Remove" : "Cancel"}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

function sizeOf(bytes: number): string {
  return bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
