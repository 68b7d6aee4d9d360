import { type SubmitEvent, useCallback, useEffect, useState } from "react";
import { FileField } from "../file/file-field.tsx";
import { useFile } from "../file/use-file.ts";
import { ErrorSummary } from "../messages/error-summary.tsx";
import { type Toast, ToastRegion } from "../messages/toast.tsx";

interface AddFileProps {
  /** "alias.expires.signature" */
  link: string;
  reference: string;
  /** What was wrong with the file that was posted, and what to do about it. */
  problem: string;
  help: string;
  /** What else went wrong. */
  error: string;
}

/** One file, for a request that was sent before. */
export function Island({ link, reference, problem, help, error }: AddFileProps) {
  const [toast, setToast] = useState<Toast>();
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const file = useFile(setToast);
  const dismissToast = useCallback(() => setToast(undefined), []);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    if (file.shrunk === undefined || file.input.current?.files?.length) return;
    const form = event.currentTarget;
    event.preventDefault();
    await file.ready();
    form.requestSubmit();
  }

  return (
    <>
      <ErrorSummary fields={problem ? { file: problem } : {}} error={error} />
      <form
        method="post"
        action={`/contact?add=${link}#form`}
        encType="multipart/form-data"
        noValidate
        data-live={live || undefined}
        aria-label="Add a file"
        onPaste={file.onPaste}
        onSubmit={onSubmit}
      >
        <fieldset className="form-group">
          <legend>Add a bill or a photo</legend>
          <p className="mb-4">It goes with your request {reference}.</p>
          <FileField label="Your bill or photo" problem={problem || undefined} help={help} file={file} />
        </fieldset>
        <div className="submit-line">
          <button className="btn" type="submit">
            Send the file
          </button>
        </div>
      </form>
      <ToastRegion toast={toast} onDone={dismissToast} />
    </>
  );
}
