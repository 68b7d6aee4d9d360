import type { ReactNode } from "react";
import { NoBreak } from "./no-break.tsx";
import { PhoneFold } from "./phone-fold.tsx";

export interface Step {
  title: string;
  text: ReactNode;
  /** A promise to the visitor; its first part is bold. */
  promise?: readonly [string, string];
}

interface StepsProps {
  steps: readonly Step[];
  /** On a phone each text is folded under its title; the promise stays. */
  folds?: boolean;
}

/** Things to do or to expect, in order. */
export function Steps({ steps, folds = false }: StepsProps) {
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <li className="numbered-step" key={step.title}>
          <span className="step-mark">{index + 1}</span>
          <h3 className={folds ? "fold-title" : undefined}>
            <NoBreak text={step.title} />
          </h3>
          {folds ? (
            <PhoneFold summary={step.title}>
              <p>{step.text}</p>
            </PhoneFold>
          ) : (
            <p>{step.text}</p>
          )}
          {step.promise && (
            <p className="step-promise">
              <b>{step.promise[0]}</b> {step.promise[1]}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
