import { DataTable } from "#app/components/data-table.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { TableScroll } from "#app/components/table-scroll.tsx";
import { holdTogether } from "#content/hold-together.ts";
import { holdings } from "#content/legal/legal.ts";
import { promises } from "#content/promises.ts";

export function Holdings() {
  return (
    <section className="wrap py-section" aria-labelledby="held">
      <h2 id="held" className="text-h3">
        What we keep
      </h2>
      <p className="mt-2">
        Your request and everything that goes with it, for {holdTogether(promises.consent)} at most. If you become a
        customer, we keep the job’s paperwork for as long as a warranty runs or the law requires, and at least five
        years.
      </p>
      <PhoneFold summary="What, why, how long, and who sees it">
        <TableScroll label="What we keep, why, how long, and who sees it">
          <DataTable
            cardsClass="table-cards"
            caption={<span className="unseen">What we keep, why, how long, and who sees it</span>}
            columns={[
              { name: "What" },
              { name: "Why" },
              { name: "How long" },
              { name: "Who sees it", cellClass: "phone:col-span-full" },
            ]}
            rows={holdings.map(({ what, why, howLong, who }) => ({
              name: what,
              cells: [why, holdTogether(howLong), who],
            }))}
          />
        </TableScroll>
      </PhoneFold>
    </section>
  );
}
