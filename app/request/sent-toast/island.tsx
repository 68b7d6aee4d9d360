import { useCallback, useEffect, useState } from "react";
import { type Toast, ToastRegion } from "../messages/toast.tsx";

const storedKey = "sent";

/** Has the next page show its toast and take the focus. */
export function toastOnNextPage(): void {
  try {
    sessionStorage.setItem(storedKey, "");
  } catch {
    // Without storage there is no toast. The page says the same in its text.
  }
}

/** Says that the request was sent, once: not again when the page is reloaded. */
export function Island({ text }: { text: string }) {
  const [toast, setToast] = useState<Toast>();
  useEffect(() => {
    try {
      if (sessionStorage.getItem(storedKey) === null) return;
      sessionStorage.removeItem(storedKey);
      if (text !== "") setToast({ kind: "good", text });
      // The focus moves here, so that a keyboard user continues from the message.
      document.querySelector<HTMLElement>(".sent")?.focus();
    } catch {
      // Without storage there is no toast to show.
    }
  }, [text]);
  const dismiss = useCallback(() => setToast(undefined), []);
  return <ToastRegion toast={toast} onDone={dismiss} />;
}
