import { useCallback, useEffect, useState } from "react";
import { type Toast, ToastRegion } from "../messages/toast.tsx";

const storedName = "sent";

/** Has the next page say this, and take the focus. Where nothing can be stored, that page's own words have to do. */
export function toastOnNextPage(text: string): void {
  try {
    sessionStorage.setItem(storedName, text);
  } catch {}
}

/** Says once what the page before has stored. */
export function Island() {
  const [toast, setToast] = useState<Toast>();
  useEffect(() => {
    try {
      const text = sessionStorage.getItem(storedName);
      sessionStorage.removeItem(storedName);
      if (text === null) return;
      if (text !== "") setToast({ kind: "good", text });
      // The focus goes here, so that a keyboard user goes on from the message.
      document.querySelector<HTMLElement>(".sent")?.focus();
    } catch {}
  }, []);
  const dismiss = useCallback(() => setToast(undefined), []);
  return <ToastRegion toast={toast} onDone={dismiss} />;
}
