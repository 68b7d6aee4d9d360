import type { Program, ProgramId } from "#content/estimates/programs/program.ts";
import { Kept } from "../kept.tsx";
import { Lines } from "../lines.tsx";

interface ProgramDetailsProps {
  id: ProgramId;
  /** Nothing where it was not asked about. */
  program: Program | undefined;
}

/** One program's arithmetic, and its terms below. */
export function ProgramDetails({ id, program }: ProgramDetailsProps) {
  return (
    <details className="program" hidden={!program}>
      <summary>How, for whom, until when</summary>
      <Lines lines={program?.arithmetic ?? []} />
      <Kept name={id} />
    </details>
  );
}
