import { compared } from "#content/energy/validation.ts";
import { money, percent } from "#content/format.ts";
import { holdTogether } from "#content/hold-together.ts";

/** What 29 homes really saved, and how far the model was off. */
export function Comparison() {
  return (
    <table className="table amounts-table">
      <caption className="unseen">What 29 homes saved on their own readings, and how far we were off</caption>
      <thead>
        <tr>
          <th scope="col">System and use</th>
          <th scope="col" className="num">
            Saving on real readings
          </th>
          <th scope="col" className="num">
            Our model
          </th>
          <th scope="col" className="num">
            Homes inside our range
          </th>
        </tr>
      </thead>
      <tbody>
        {compared.map(({ what, use, real, mean, inRange }) => (
          <tr key={what + use}>
            <th scope="row">
              {holdTogether(what)} <span className="small">{holdTogether(use)}</span>
            </th>
            <td className="num" data-label="Saving on real readings">
              {money(real)} a year
            </td>
            <td className="num" data-label="Our model">
              {mean > 0 ? `${percent(mean)} too high` : "spot on"}
            </td>
            <td className="num" data-label="Homes inside our range">
              {inRange} of 29
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
