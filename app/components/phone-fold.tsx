import type { ReactNode } from "react";

interface PhoneFoldProps {
  summary: ReactNode;
  /** Only the initial state on a phone. */
  open?: boolean;
  /** For a fold around a form, whose summary looks like a button. Pages that don't name this class lack its rules. */
  buttonClass?: string;
  /** For a fold in a ruled row, which has its own rules and distances. */
  plain?: boolean;
  children: ReactNode;
}

/** Folded on a phone. From a tablet on, and on paper, it is open and has no summary. */
export function PhoneFold({ summary, open = false, buttonClass, plain = false, children }: PhoneFoldProps) {
  return (
    <details
      className={buttonClass ? `fold phone-fold ${buttonClass}` : kindClasses[plain ? "plain" : "ruled"]}
      open={open}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

const kindClasses = {
  ruled: "fold phone-fold",
  plain: "fold phone-fold [border:0] phone:[margin:0]",
} as const;
