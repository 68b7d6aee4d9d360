import { type SubmitEvent, useEffect, useState } from "react";
import type { RequestKind } from "#content/request/view.ts";
import { FilesField, faultPhotoText, tankPhotoText } from "../file/files-field.tsx";
import { useFiles } from "../file/use-files.ts";

interface AddFileProps {
  /** The URL that the form posts to. */
  action: string;
  /** What was wrong with the posted file. */
  problem: string;
  /** What to do about that problem. */
  help: string;
  kind: RequestKind;
}

/** Adds one file to a request that was sent earlier. */
export function Island({ action, problem, help, kind }: AddFileProps) {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  const attached = useFiles(1);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    if (attached.files.every((file) => file.attachedFile)) return;
    const form = event.currentTarget;
    event.preventDefault();
    const fileProblem = await attached.settled();
    if (!fileProblem) form.requestSubmit();
  }

  return (
    <form
      className="flex flex-col items-start gap-4 pt-2 pb-6"
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      data-live={isLive || undefined}
      aria-label="Add a file"
      onPaste={attached.onPaste}
      onSubmit={onSubmit}
    >
      <FilesField
        label={kind === "assessment" ? "Your bill or photo" : "Your photo"}
        {...(kind === "fault" && { hint: faultPhotoText })}
        {...(kind === "urgent" && { hint: tankPhotoText })}
        problem={problem || undefined}
        help={help}
        attached={attached}
      />
      <button className="btn" type="submit">
        Send the file
      </button>
    </form>
  );
}
