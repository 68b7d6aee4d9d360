import type { ReactNode } from "react";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { DataTable } from "#app/components/data-table.tsx";
import { LocalContents } from "#app/components/local-contents.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { prose } from "#app/components/prose.tsx";
import { SideSection } from "#app/components/side-section.tsx";
import { HeadPicture } from "#app/pictures/head-picture.tsx";
import { batteryOwnUseDollars } from "#content/energy/money/own-use.ts";
import { comparisons, meteredHomes } from "#content/energy/validation.ts";
import { moneyRangeText, moneyText, percentText } from "#content/format.ts";
import { FourteenDays } from "./fourteen-days.tsx";
import Text from "./how-we-calculate.mdx";

export function Component() {
  return (
    <>
      <CalculationHero />
      <LocalContents links={parts} />
      <Text
        ownUse={moneyText(batteryOwnUseDollars.assumed)}
        ownUseRange={moneyRangeText(batteryOwnUseDollars.low, batteryOwnUseDollars.high)}
        components={{ ...prose, Command, FourteenDays, Lead, MeterTable, Next, ol: Steps, Part, RealMeters, Small }}
      />
    </>
  );
}

const parts = [
  { id: "model", text: "The model" },
  { id: "prices", text: "Prices and rebates" },
  { id: "meters", text: "Real meters" },
  { id: "limits", text: "What it leaves out" },
  { id: "programs", text: "For programs" },
];

function CalculationHero() {
  return (
    <div className="wrap split pt-8 pb-6">
      <div className="wide:col-[1/8] wide:self-center">
        <Breadcrumb path="/how-we-calculate" />
        <h1>How we work it out</h1>
        <p className="lead mt-6">
          We simulate a year at your house, half-hour by half-hour, with panels, with a battery and without either. Then
          we compare the bills. Every saving, payback and chart for solar and batteries comes from that one model.
        </p>
      </div>
      <HeadPicture name="roof-from-above" />
    </div>
  );
}

function Steps({ children }: { children: ReactNode }) {
  return (
    <ol className="grid max-w-[42em] list-decimal gap-y-4 pl-6 *:pl-1.5 marker:font-[650] marker:text-accent">
      {children}
    </ol>
  );
}

interface PartProps {
  id: string;
  title: string;
  /** The summary under which a phone folds the part. Without one it isn't folded. */
  fold?: string;
  /** The part has no padding above, because it follows another on the same ground. */
  follows?: boolean;
  children: ReactNode;
}

function Part({ id, title, fold, follows = false, children }: PartProps) {
  return (
    <SideSection id={id} title={title} {...(follows && { className: "pb-section" })}>
      {fold ? <PhoneFold summary={fold}>{children}</PhoneFold> : children}
    </SideSection>
  );
}

function Command({ children }: { children: string }) {
  return (
    <pre className="mt-4 rounded border border-line bg-white px-4 py-3 text-small whitespace-pre-wrap [overflow-wrap:anywhere]">
      <code>{children}</code>
    </pre>
  );
}

function Lead({ children }: { children: ReactNode }) {
  return <div className="lead mt-4 mb-8">{children}</div>;
}

function Small({ children }: { children: ReactNode }) {
  return <div className="small mt-2 max-w-[40em]">{children}</div>;
}

function RealMeters({ children }: { children: ReactNode }) {
  return (
    <section className="sand py-section" aria-labelledby="meters">
      <div className="wrap">
        <h2 id="meters">Checked against real meters</h2>
        {children}
      </div>
    </section>
  );
}

/** The table, above the text that explains it. */
function MeterTable({ children }: { children: ReactNode }) {
  return (
    <>
      <DataTable
        cardsClass="table-cards"
        caption={`What ${meteredHomes} homes saved on their own readings, and how far we were off`}
        captionClass="unseen"
        columns={[
          "System and use",
          { name: "Saving on real readings", numeric: true },
          { name: "How far we were off", numeric: true },
          { name: "Homes inside our range", numeric: true },
        ]}
        rows={comparisons.map(({ system, use, realDollars, meanMiss, inRange }) => ({
          name: system,
          about: use,
          cells: [
            `${moneyText(realDollars)} a year`,
            meanMiss > 0 ? `${percentText(meanMiss)} too high` : "under 0.5%",
            `${inRange} of ${meteredHomes}`,
          ],
        }))}
      />
      <div className="mt-8 *:max-w-[40em]">{children}</div>
    </>
  );
}

function Next({ children }: { children: ReactNode }) {
  return (
    <section className="sand py-section" aria-label="Your own figures">
      <div className="wrap wide:flex wide:items-center wide:justify-between">
        <div className="lead">{children}</div>
        <div className="actions items-center gap-x-6 phone:mt-6 tablet:mt-6">
          <a className="btn" href="/your-price">
            See your price
          </a>
          <a className="go" href="/your-meter">
            Use your meter data
          </a>
        </div>
      </div>
    </section>
  );
}
