import { TableScroll } from "#app/controls/table-scroll.tsx";
import { compared } from "#content/energy/validation.ts";
import { money, number } from "#content/format.ts";

/** Real savings of 29 homes, and how far this model and the one before it were off. */
export function Comparison() {
  return (
    <TableScroll label="The model against 29 metered homes">
      <table className="table">
        <caption className="unseen">Savings a year: 29 metered homes, this model, and the one before it</caption>
        <thead>
          <tr>
            <th scope="col">29 homes, a year</th>
            <th scope="col" className="num">
              Really saved
            </th>
            <th scope="col" className="num">
              We are off by
            </th>
            <th scope="col" className="num">
              Before
            </th>
            <th scope="col" className="num">
              In our range
            </th>
          </tr>
        </thead>
        <tbody>
          {compared.map(({ what, real, now, before, inRange, before29 }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td className="num">{money(real)}</td>
              <td className="num">{share(now.mean)}</td>
              <td className="num">{share(before.mean)}</td>
              <td className="num">
                {inRange} of 29 <span className="small">(was {before29})</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function share(value: number): string {
  return `${value > 0 ? "+" : ""}${number(value * 100)}%`;
}
