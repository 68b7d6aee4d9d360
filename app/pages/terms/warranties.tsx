import { EmailLink } from "#app/controls/email-link.tsx";
import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { Figure } from "#app/figures/notes.tsx";
import { TextWithFigures } from "#app/figures/text-with-figures.tsx";
import { business } from "#content/business.ts";
import { type FigureId, figure as record } from "#content/figures/index.ts";
import { holdTogether } from "#content/hold-together.ts";
import { warranties } from "#content/legal/warranties.ts";
import { ClauseHead } from "./clauses.tsx";

export function Warranties({ number }: { number: number }) {
  return (
    <section className="section sand" aria-labelledby="warranties">
      <div className="wrap">
        <div className="clause">
          <ClauseHead
            id="warranties"
            number={number}
            title="Warranties: who covers what"
            short="We cover the work and the system; manufacturers cover the parts."
          />
          <div className="clause-text">
            <p>
              To claim, call <a href={business.phone.href}>{holdTogether(business.phone.display)}</a> or write to{" "}
              <EmailLink to={business.supportEmail} /> with a photo and the serial number. We handle claims on our own
              warranties, and take claims on a manufacturer’s warranty to the manufacturer for you. If a claim on our
              own warranty costs you calls or postage, we pay you back.
            </p>
          </div>
        </div>
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
                    {figure === "terms-warranty" && "At least "}
                    {figure ? <Figure id={figure}>{yearsOf(figure)}</Figure> : length}
                    {figure === "battery-warranty" && (
                      <>
                        <br />
                        or <Figure id="battery-cycles" />
                      </>
                    )}
                  </td>
                  <td data-label="Who covers it">{by}</td>
                  <td data-label="It covers">
                    <TextWithFigures text={covers} />
                  </td>
                  <td data-label="It doesn’t">{not}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </PhoneFold>
      </div>
    </section>
  );
}

/** "5-year" is "5 years" on its own. */
function yearsOf(id: FigureId): string | undefined {
  const { value } = record(id);
  return typeof value === "string" && value.endsWith("-year") ? value.replace("-year", "\u00a0years") : undefined;
}
