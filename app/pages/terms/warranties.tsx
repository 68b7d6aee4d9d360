import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { Figure } from "#app/figures/notes.tsx";
import { warranties } from "#content/legal/warranties.ts";

export function Warranties({ number }: { number: number }) {
  return (
    <section className="section sand" aria-labelledby="warranties">
      <div className="wrap">
        <h2 id="warranties">
          <span className="step-mark">{number}</span> Warranties: who covers what
        </h2>
        <PhoneFold summary="The table: what’s covered, how long and by whom">
          <table className="table warranty-table">
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
                  <td data-label="How long">
                    {figure === "terms-warranty" && "minimum "}
                    {figure ? <Figure id={figure} /> : length}
                    {figure === "battery-warranty" && (
                      <>
                        <br />
                        or <Figure id="battery-cycles" />
                      </>
                    )}
                  </td>
                  <td data-label="Who covers it">{by}</td>
                  <td data-label="It covers">{covers}</td>
                  <td data-label="It doesn’t">{not}</td>
                </tr>
              ))}
            </tbody>
          </table>
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
