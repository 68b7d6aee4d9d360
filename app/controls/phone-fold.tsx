import type { ReactNode } from "react";

interface PhoneFoldProps {
  summary: ReactNode;
  /** Only how it starts on a phone. */
  open?: boolean;
  /** A form that waits to be used: its summary is a button rather than a row. */
  button?: boolean;
  /** In a ruled row, which has its rules and distances. */
  plain?: boolean;
  children: ReactNode;
}

/** Folded on a phone; from a tablet on, and on paper, it is open and has no summary. */
export function PhoneFold({ summary, open = false, button = false, plain = false, children }: PhoneFoldProps) {
  return (
    <details className={button ? kindClasses.button : kindClasses[plain ? "plain" : "ruled"]} open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

const kindClasses = {
  ruled: "fold phone-fold",
  plain: "fold phone-fold [border:0] phone:[margin:0]",
  button: "fold phone-fold fold-button",
} as const;
