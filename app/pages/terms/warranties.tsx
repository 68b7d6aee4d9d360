import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { TableScroll } from "#app/controls/table-scroll.tsx";
import { Figure } from "#app/figures/notes.tsx";
import { warranties } from "#content/legal/warranties.ts";

export function Warranties({ number }: { number: number }) {
  return (
    <section className="section sand terms-warranties" aria-labelledby="warranties">
      <div className="wrap">
        <h2 id="warranties">
          <span className="step-mark">{number}</span> Warranties: who covers what
        </h2>
        <PhoneFold summary="The table: what’s covered, how long and by whom">
          <TableScroll label="Warranties">
            <table className="table">
              <caption className="unseen">Who covers what, for how long, and what isn’t covered</caption>
              <thead>
                <tr>
                  <th scope="col">What</th>
                  <th scope="col">How long</th>
                  <th scope="col">Who covers it</th>
                  <th scope="col">It covers</th>
                  <th scope="col">It doesn’t</th>
                </tr>
              </thead>
              <tbody>
                {warranties.map(({ what, figure, length, by, covers, not }) => (
                  <tr key={what}>
                    <th scope="row">{what}</th>
                    <td className="warranty-length">
                      {figure === "terms-warranty" && "minimum "}
                      {figure ? <Figure id={figure} /> : length}
                      {figure === "battery-warranty" && (
                        <span>
                          or <Figure id="battery-cycles" />
                        </span>
                      )}
                    </td>
                    <td>{by}</td>
                    <td>{covers}</td>
                    <td>{not}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableScroll>
        </PhoneFold>
        <p className="mt-6 max-w-[40em]">
          To claim, call or write with a photo and the serial number. We handle claims on our own warranties, and take
          claims on a manufacturer’s warranty to the manufacturer for you. If a claim on our own warranty costs you
          calls or postage, we pay you back.
        </p>
      </div>
    </section>
  );
}
