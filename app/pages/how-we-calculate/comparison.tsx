import { DataTable } from "#app/components/data-table.tsx";
import { compared } from "#content/energy/validation.ts";
import { money, percent } from "#content/format.ts";
import { holdTogether } from "#content/hold-together.ts";

/** What 29 homes really saved, and how far the model was off. */
export function Comparison() {
  return (
    <DataTable
      cardsClass="table-cards"
      caption={<span className="unseen">What 29 homes saved on their own readings, and how far we were off</span>}
      columns={[
        { name: "System and use" },
        { name: "Saving on real readings", numeric: true },
        { name: "How far we were off", numeric: true },
        { name: "Homes inside our range", numeric: true },
      ]}
      rows={compared.map(({ what, use, real, mean, inRange }) => ({
        name: (
          <>
            {holdTogether(what)} <span className="small">{holdTogether(use)}</span>
          </>
        ),
        cells: [`${money(real)} a year`, mean > 0 ? `${percent(mean)} too high` : "spot on", `${inRange} of 29`],
      }))}
    />
  );
}
