import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { TableScroll } from "#app/controls/table-scroll.tsx";
import { holdTogether } from "#content/hold-together.ts";
import { holdings } from "#content/legal/holdings.ts";
import { promises } from "#content/promises.ts";

export function Holdings() {
  return (
    <section className="section wrap privacy-held" aria-labelledby="held">
      <h2 id="held">What we keep</h2>
      <p className="mt-2">
        Your request and everything that goes with it, for {holdTogether(promises.consent)} at most. If you become a
        customer, we keep the job’s paperwork for as long as a warranty runs or the law requires, and at least five
        years.
      </p>
      <PhoneFold summary="What, why, how long, and who sees it">
        <TableScroll label="What we keep, why, how long, and who sees it">
          <table className="table holdings">
            <caption className="unseen">What we keep, why, how long, and who sees it</caption>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Why</th>
                <th scope="col">How long</th>
                <th scope="col">Who sees it</th>
              </tr>
            </thead>
            <tbody>
              {holdings.map(({ what, why, howLong, who }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td data-label="Why">{why}</td>
                  <td data-label="How long">{holdTogether(howLong)}</td>
                  <td data-label="Who sees it">{who}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </PhoneFold>
    </section>
  );
}
