import { type SubmitEvent, useCallback, useEffect, useState } from "react";
import { FileField } from "../file/file-field.tsx";
import { useFile } from "../file/use-file.ts";
import { type Toast, ToastRegion } from "../messages/toast.tsx";

interface AddFileProps {
  /** Where it is posted to. */
  action: string;
  /** What was wrong with the file that was posted, and what to do about it. */
  problem: string;
  help: string;
}

/** One file, for a request that was sent before. */
export function Island({ action, problem, help }: AddFileProps) {
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
      <form
        className="flex flex-col items-start gap-4 pt-2 pb-6"
        method="post"
        action={action}
        encType="multipart/form-data"
        noValidate
        data-live={live || undefined}
        aria-label="Add a file"
        onPaste={file.onPaste}
        onSubmit={onSubmit}
      >
        <FileField label="Your bill or photo" problem={problem || undefined} help={help} file={file} />
        <button className="btn" type="submit">
          Send the file
        </button>
      </form>
      <ToastRegion toast={toast} onDone={dismissToast} />
    </>
  );
}
