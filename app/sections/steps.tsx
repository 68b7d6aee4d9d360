import type { ReactNode } from "react";

export interface Step {
  title: string;
  text: ReactNode;
  /** What the visitor can count on: the first line stands out. */
  promise?: readonly [string, string];
  /** A number, unless an hour is given. */
  mark?: string;
}

export function Steps({ steps, byHour = false }: { steps: readonly Step[]; byHour?: boolean }) {
  return (
    <ol className={byHour ? "steps steps-by-hour" : "steps"}>
      {steps.map((step, index) => (
        <li className="step" key={step.title}>
          <span className="step-mark">{step.mark ?? index + 1}</span>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
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
