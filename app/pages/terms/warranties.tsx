import { DataTable } from "#app/components/data-table.tsx";
import { EmailLink } from "#app/components/email-link.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { Figure } from "#app/figures/notes.tsx";
import { TextWithFigures } from "#app/figures/text-with-figures.tsx";
import { business } from "#content/business.ts";
import { type FigureId, figure as record } from "#content/figures/index.ts";
import { holdTogether } from "#content/hold-together.ts";
import { warranties } from "#content/legal/warranties.ts";
import { TermsClause } from "./clauses.tsx";

export function Warranties({ number }: { number: number }) {
  return (
    <div className="sand py-section">
      <div className="wrap">
        <TermsClause
          id="warranties"
          number={number}
          title="Warranties: who covers what"
          short="We cover the work and the system; manufacturers cover the parts."
        >
          <p>
            To claim, call <a href={business.phone.href}>{holdTogether(business.phone.display)}</a> or write to{" "}
            <EmailLink to={business.supportEmail} /> with a photo and the serial number. We handle claims on our own
            warranties, and take claims on a manufacturer’s warranty to the manufacturer for you. If a claim on our own
            warranty costs you calls or postage, we pay you back.
          </p>
        </TermsClause>
        <PhoneFold summary="The table: what’s covered, how long and by whom">
          <DataTable
            cardsClass="table-cards"
            caption={<span className="unseen">Who covers what, for how long, and what isn’t covered</span>}
            columns={[
              { name: "What" },
              { name: "How long" },
              { name: "Who covers it" },
              { name: "It covers", cellClass: "phone:col-span-full" },
              { name: "It doesn’t", cellClass: "phone:col-span-full" },
            ]}
            rows={warranties.map(({ what, figure, length, by, covers, not }) => ({
              name: what,
              cells: [
                figure ? <WarrantyYears key={what} figure={figure} /> : length,
                by,
                <TextWithFigures key={what} text={covers} />,
                not,
              ],
            }))}
          />
        </PhoneFold>
      </div>
    </div>
  );
}

function WarrantyYears({ figure }: { figure: FigureId }) {
  return (
    <>
      {figure === "terms-warranty" && "At least "}
      <Figure id={figure}>{yearsOf(figure)}</Figure>
      {figure === "battery-warranty" && (
        <>
          <br />
          or <Figure id="battery-cycles" />
        </>
      )}
    </>
  );
}

/** "5-year" is "5 years" on its own. */
function yearsOf(id: FigureId): string | undefined {
  const { value } = record(id);
  return typeof value === "string" && value.endsWith("-year") ? value.replace("-year", "\u00a0years") : undefined;
}
