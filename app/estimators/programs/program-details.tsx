import { ServerPart } from "#app/island/server-part.tsx";
import { Calculations } from "../results/calculations.tsx";
import type { Program, ProgramId } from "./program.ts";

interface ProgramDetailsProps {
  id: ProgramId;
  /** Nothing where it was not asked about. */
  program: Program | undefined;
}

/** The row below a program's: its arithmetic and its terms, across the whole table. */
export function ProgramDetails({ id, program }: ProgramDetailsProps) {
  return (
    <tr className="program" hidden={!program}>
      <td colSpan={3}>
        <details>
          <summary>How it works and who it’s for</summary>
          <Calculations lines={program?.arithmetic ?? []} />
          <ServerPart name={id} />
        </details>
      </td>
    </tr>
  );
}
