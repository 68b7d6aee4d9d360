import type { ReactNode } from "react";

interface PhoneFoldProps {
  summary: ReactNode;
  /** Whether it starts open on a phone. */
  open?: boolean;
  /** `fold-button`: the summary looks like a button, for a form. It is a prop so that only pages that pass it get its styles. */
  buttonClass?: string;
  /** Without rules and margins, for a fold in a row that has them. `buttonClass` overrides it. */
  plain?: boolean;
  children: ReactNode;
}

/** Folded on a phone. From a tablet up, and on paper, it is open and has no summary. */
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
