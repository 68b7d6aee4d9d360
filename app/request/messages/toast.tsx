import { useEffect, useRef, useState } from "react";
import { business } from "#content/business.ts";
import { genericErrorText } from "#content/request/messages.ts";

export interface Toast {
  kind: "good" | "bad";
  text: string;
}

const shownForMs = 5000;

/** Shows one message at a time. It stays while the pointer or focus is on it; Alt+T moves the focus there. */
export function ToastRegion({ toast, onDone }: { toast: Toast | undefined; onDone(): void }) {
  const [isHeld, setIsHeld] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!toast || isHeld) return;
    const timer = setTimeout(onDone, shownForMs);
    return () => clearTimeout(timer);
  }, [toast, isHeld, onDone]);
  useEffect(() => {
    const focusToast = (event: KeyboardEvent) => {
      if (event.altKey && event.code === "KeyT") region.current?.focus();
    };
    document.addEventListener("keydown", focusToast);
    return () => document.removeEventListener("keydown", focusToast);
  }, []);
  return (
    <div
      data-announcement=""
      className="flex items-start justify-between gap-4 data-bad:bg-clay"
      data-bad={toast?.kind === "bad" || undefined}
      role="status"
      aria-label="Messages, Alt+T"
      tabIndex={-1}
      ref={region}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {toast && (
        <>
          <p>
            {toast.text} {toast.text === genericErrorText && <a href={business.phone.href}>{business.phone.display}</a>}
          </p>
          <button className="semibold cursor-pointer underline" type="button" onClick={onDone}>
            Close
          </button>
        </>
      )}
    </div>
  );
}
