import { textOf } from "#app/figures/text-with-figures.tsx";
import { firstSteps } from "#content/questions/first-steps.ts";

const steps = firstSteps.find(({ id }) => id === "cold-water")?.steps ?? [];

/** What a home without hot water can do by itself, where it asks us to call and once it has. Help says whose advice it is. */
export function UntilWeCall({ isFolded = false }: { isFolded?: boolean }) {
  const list = (
    <ol className="list-decimal pl-5">
      {steps
        .filter((step) => !step.includes("(/contact"))
        .map((step) => (
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
        {list}
      </section>
    );
  return (
    <details className="fold">
      <summary>What you can do now, before we call</summary>
      {list}
    </details>
  );
}
