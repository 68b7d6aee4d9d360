import type { ReactNode } from "react";

interface PhoneFoldProps {
  summary: ReactNode;
  /** Only how it starts on a phone. */
  open?: boolean;
  /** Of a form that waits to be used, whose summary is a button. Written where it is used, other pages lack its rules. */
  buttonClass?: string;
  /** In a ruled row, which has its rules and distances. */
  plain?: boolean;
  children: ReactNode;
}

/** Folded on a phone; from a tablet on, and on paper, it is open and has no summary. */
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
