import { TableScroll } from "#app/components/table-scroll.tsx";
import { coverageKinds, wholeKilometres } from "#content/places/coverage-kinds.ts";
import type { TownDistance } from "#content/places/town-distances.ts";

interface CoverageTableProps {
  regions: readonly { name: string; near: readonly TownDistance[]; remote: readonly TownDistance[] }[];
}

/** The map in words: the named towns by region. */
export function CoverageTable({ regions }: CoverageTableProps) {
  return (
    <details className="mt-4 print:hidden">
      <summary className="semibold w-fit py-2.5">The map as a table</summary>
      <TableScroll label="Towns by region, distance and days to confirm a date">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Region</th>
              <th scope="col">Town</th>
              <th scope="col" className="num">
                From the CBD
              </th>
              <th scope="col">Date confirmed in</th>
            </tr>
          </thead>
          {regions.map(({ name, near, remote }) => (
            <tbody key={name}>
              {[...near, ...remote].map((town, index) => (
                <tr key={town.name}>
                  {index === 0 && (
                    <th className="font-heading" scope="rowgroup" rowSpan={near.length + remote.length}>
                      {name}
                    </th>
                  )}
                  <th scope="row">{town.name}</th>
                  <td className="num">{wholeKilometres(town)}&nbsp;km</td>
                  <td>{coverageKinds[index < near.length ? "near-regional" : "remote-regional"].dateWait}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </TableScroll>
    </details>
  );
}
