import { useCallback, useEffect, useState } from "react";
import { type Toast, ToastRegion } from "../messages/toast.tsx";

const storedName = "sent";

/** Has the next page show its toast and take the focus. If nothing can be stored, the page's own words must do. */
export function toastOnNextPage(): void {
  try {
    sessionStorage.setItem(storedName, "");
  } catch {}
}

/** Says once that the request was sent. */
export function Island({ text }: { text: string }) {
  const [toast, setToast] = useState<Toast>();
  useEffect(() => {
    try {
      if (sessionStorage.getItem(storedName) === null) return;
      sessionStorage.removeItem(storedName);
      if (text !== "") setToast({ kind: "good", text });
      // The focus moves here, so that a keyboard user continues from the message.
      document.querySelector<HTMLElement>(".sent")?.focus();
    } catch {}
  }, [text]);
  const dismiss = useCallback(() => setToast(undefined), []);
  return <ToastRegion toast={toast} onDone={dismiss} />;
}
