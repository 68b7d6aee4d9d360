import type { ReactNode } from "react";
import { DataTable } from "#app/components/data-table.tsx";
import { EmailLink } from "#app/components/email-link.tsx";
import { LastChanged } from "#app/components/last-changed.tsx";
import { PhoneLink } from "#app/components/links.tsx";
import { LocalContents } from "#app/components/local-contents.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { type ClauseProps, clausesIn, prose } from "#app/components/prose.tsx";
import { Figure } from "#app/figures/notes.tsx";
import { textOf } from "#app/figures/text-with-figures.tsx";
import { HeadPicture } from "#app/pictures/head-picture.tsx";
import { business } from "#content/business.ts";
import { type FigureId, figure as figureRecord } from "#content/figures/index.ts";
import { warranties } from "#content/legal/legal.ts";
import { withOurDetails } from "#content/our-details.ts";
import { promises } from "#content/promises.ts";
import Text from "./terms.mdx";

const text = Text({ components: { ...prose, Clause, Clauses, LawsOwnWords, Warranties } });
const contents = clausesIn(text);

export function Component() {
  return (
    <>
      <section className="wrap pt-[clamp(2.5rem,3.5vw,3.5rem)] pb-[clamp(2rem,4vw,4rem)]" aria-labelledby="terms">
        <div className="split gap-y-0">
          <div className="wide:col-[1/8] wide:self-center">
            <h1 id="terms">Terms you can hold us to</h1>
            <p className="lead mt-6 mb-6">
              Quotes fixed for {promises.quoteHolds}, 10 business days to change your mind, and one table of who covers
              what. Each clause has a one-line summary; the clause itself is what applies.
            </p>
            <LastChanged />
          </div>
          <HeadPicture name="house-morning" />
        </div>
        <LocalContents links={contents} ruledClass="ruled-contents" numbered />
      </section>
      {text}
    </>
  );
}

function Clauses({ children }: { children: ReactNode }) {
  return <div className="wrap pt-4 pb-section">{children}</div>;
}

interface TermsClauseProps extends ClauseProps {
  /** A summary of the clause in one line. */
  short: string;
}

/** A clause of the terms. Number, title and summary are beside the text if there is room. */
function Clause({ id, title, short, children }: TermsClauseProps) {
  return (
    <section
      className="not-first:rule-above gap-x-12 py-[clamp(1.25rem,3vw,1.75rem)] wide:grid wide:grid-cols-[5fr_9fr]"
      aria-labelledby={id}
    >
      <div className="grid grid-cols-[auto_1fr] content-start gap-x-2.5 wide:grid-cols-[2.5rem_1fr]">
        <span className="text-h3 whitespace-nowrap text-accent tabular-nums" aria-hidden="true">
          {contents.findIndex((clause) => clause.id === id) + 1}
        </span>
        <h2 id={id} className="text-h3">
          {withOurDetails(title)}
        </h2>
        <p className="mt-1 text-[1rem] text-accent phone:col-span-2 tablet:col-span-2 wide:col-start-2">{short}</p>
      </div>
      <div className="grid max-w-[42em] content-start gap-2.5 phone:mt-2.5 tablet:mt-2.5">{children}</div>
    </section>
  );
}

function Warranties({ children }: { children: ReactNode }) {
  return (
    <div className="sand py-section">
      <div className="wrap">
        {children}
        <PhoneFold summary="The table: what’s covered, how long and by whom">
          <DataTable
            cardsClass="table-cards"
            caption="Who covers what, for how long, and what isn’t covered"
            captionClass="unseen"
            columns={[
              "What",
              "How long",
              { name: "Who covers it", cellClass: "from-tablet:whitespace-nowrap" },
              { name: "It covers", cellClass: "phone:col-span-full" },
              { name: "It doesn’t", cellClass: "phone:col-span-full" },
            ]}
            rows={warranties.map(({ what, figure, length, givenBy, covers, excludes }) => ({
              name: what,
              cells: [
                figure ? <WarrantyYears key={what} figure={figure} /> : length,
                givenBy,
                textOf(covers),
                excludes,
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
      <Figure id={figure}>{warrantyYearsText(figure)}</Figure>
      {figure === "battery-warranty" && (
        <>
          <br />
          or <Figure id="battery-cycles" />
        </>
      )}
    </>
  );
}

/** "5 years", for a figure of "5-year". Any other figure keeps its own words. */
function warrantyYearsText(id: FigureId): string | undefined {
  const { value } = figureRecord(id);
  return typeof value === "string" && value.endsWith("-year") ? value.replace("-year", "\u00a0years") : undefined;
}

/** The wording of the law, folded on a phone. */
function LawsOwnWords({ source, children }: { source: string; children: ReactNode }) {
  return (
    <PhoneFold summary="The law’s own words" plain>
      <figure className="mt-4 border-l-4 border-eucalypt pl-[clamp(1rem,2.5vw,2rem)]">
        <blockquote className="mb-5 grid gap-3">{children}</blockquote>
        <figcaption className="small">
          {source}. The warranties that say “Us” are given by {business.name}, ABN {business.abn}, {business.address},{" "}
          <PhoneLink />, <EmailLink to={business.email} />.
        </figcaption>
      </figure>
    </PhoneFold>
  );
}
