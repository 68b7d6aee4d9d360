import { textOf } from "#app/figures/text-with-figures.tsx";
import { stepsUntilWeCall } from "#content/questions/first-steps.ts";

interface UntilWeCallProps {
  /** The form's value for the fault. */
  fault: string;
  /** The visitor has sent a photo, or the form asks for one. */
  hasPhoto: boolean;
  isFolded?: boolean;
}

export const untilWeCallTitle = "What you can do now, before we call";

/** What visitors can do until we call. Shown with the form, and again once they have sent it. The Help page gives the steps' sources. */
export function UntilWeCall({ fault, hasPhoto, isFolded = false }: UntilWeCallProps) {
  const steps = stepsUntilWeCall(fault, hasPhoto);
  const list = (
    <ol className="list-decimal pl-5">
      {steps.map((step) => (
        <li key={step} className="py-1">
          {textOf(step)}
        </li>
      ))}
    </ol>
  );
  if (!isFolded)
    return (
      <section className="mt-10 max-w-[46em]" aria-labelledby="until-we-call">
        <h2 className="mb-3 text-h3" id="until-we-call">
          Until we call
        </h2>
        {steps.length > 0 ? list : <p>{textOf("[What to do first](/help#first-steps), depending on what’s wrong.")}</p>}
      </section>
    );
  return (
    <details className="fold">
      <summary>{untilWeCallTitle}</summary>
      {list}
    </details>
  );
}
