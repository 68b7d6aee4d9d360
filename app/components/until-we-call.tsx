import { textOf } from "#app/figures/text-with-figures.tsx";
import { stepsUntilWeCall } from "#content/questions/first-steps.ts";

interface UntilWeCallProps {
  /** The fault by its name in the form. */
  fault: string;
  /** They have sent a photo, or the form asks for one. */
  hasPhoto: boolean;
  isFolded?: boolean;
}

export const untilWeCall = "What you can do now, before we call";

/**
 * What a visitor can do until we call. Shown beside the form, and again once they have sent it. Help names the source of this
 * advice.
 */
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
        {steps.length > 0 ? list : <p>{textOf("[What to do first](/help#first-steps), by what is wrong.")}</p>}
      </section>
    );
  return (
    <details className="fold">
      <summary>{untilWeCall}</summary>
      {list}
    </details>
  );
}
