import type { ReactNode } from "react";
import { Icon } from "#app/components/icons.tsx";

interface DialogProps {
  id: string;
  label: string;
  className: string;
  /** Shown beside the close button. */
  head: ReactNode;
  children: ReactNode;
}

/** A dialog over the page. A button with `commandfor` opens it; its own button or Escape closes it. */
export function Dialog({ id, label, className, head, children }: DialogProps) {
  return (
    <dialog id={id} className={className} aria-label={label}>
      <div className="head-row">
        <div className="wrap">
          {head}
          <button
            className="icon-btn"
            type="button"
            commandfor={id}
            command="close"
            aria-label={`Close ${label.toLowerCase()}`}
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
      <div className="wrap">{children}</div>
    </dialog>
  );
}
