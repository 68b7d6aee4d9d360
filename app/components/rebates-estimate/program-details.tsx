import type { Program } from "#content/estimates/programs/program.ts";

/** One program's arithmetic, who applies, what it adds to, whom it is for and what could change. */
export function ProgramDetails({ program }: { program: Program }) {
  const { arithmetic, whoApplies, stacks, conditions, couldChange } = program;
  return (
    <details className="program">
      <summary>How, for whom, until when</summary>
      <dl>
        {arithmetic.map(({ label, calculation }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{calculation}</dd>
          </div>
        ))}
        <div>
          <dt>Who applies</dt>
          <dd>{whoApplies}</dd>
        </div>
        <div>
          <dt>Adds to others</dt>
          <dd>{stacks}</dd>
        </div>
        <div>
          <dt>Conditions</dt>
          <dd>{conditions.join(" ")}</dd>
        </div>
        <div>
          <dt>Could change</dt>
          <dd>{couldChange.join(" ")}</dd>
        </div>
      </dl>
    </details>
  );
}
