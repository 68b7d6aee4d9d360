import { Bar } from "#app/components/bar.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Closing } from "#app/components/closing.tsx";
import { Actions } from "#app/components/links.tsx";
import { LocalContents } from "#app/components/local-contents.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { Section } from "#app/components/section.tsx";
import { SideSection } from "#app/components/side-section.tsx";
import { TermList } from "#app/components/term-list.tsx";
import { termsOn } from "#app/estimators/programs/terms.ts";
import { Calculations } from "#app/estimators/results/calculations.tsx";
import { SeeYourHouse } from "#app/estimators/see-your-house.tsx";
import { CheckedOn } from "#app/figures/checked-on.tsx";
import { FigureHistory } from "#app/figures/figure.tsx";
import { FigureNote, Note } from "#app/figures/notes.tsx";
import { PlanningFigure } from "#app/figures/planning-figure.tsx";
import { textOf } from "#app/figures/text-with-figures.tsx";
import { useToday } from "#app/routing/today.ts";
import { type Cost, costOf } from "#content/cost.ts";
import { countText } from "#content/count-text.ts";
import { feedIn, meanOffer } from "#content/energy/tariffs/default-offer.ts";
import { type FigureId, figureId } from "#content/figures/index.ts";
import {
  kwhText,
  longDate,
  moneyRangeText,
  moneyText,
  numberText,
  rangeText,
  rateText,
  roundToTens,
} from "#content/format.ts";
import { holdTogether } from "#content/hold-together.ts";
import { type TypicalExample, typicalExample } from "#content/offers/typical-example.ts";
import { requestFormFrom } from "#content/pages.ts";
import { replyWithinText } from "#content/promises.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { plannedInstallationDay, plannedPeriodText } from "#content/rules/changes.ts";
import { type Change, comingChanges } from "./coming-changes.ts";
import { FeedIn } from "./feed-in.tsx";
import { Finance } from "./finance.tsx";
import words from "./words.json" with { type: "json" };

export function Component() {
  return (
    <>
      <RebatesHero />
      <LocalContents links={words.contents} />
      <Rebates />
      <Changes />
      <Programs />
      <FeedIn />
      <Finance />
      <TypicalSavings />
      <Closing
        page="/rebates-and-finance"
        title="Send us the quote you’ve got"
        secondLink={{ href: "/faq", text: "Read the FAQ" }}
        picture="house-evening"
        pictureClass="phone:hidden"
      >
        Ours or anyone else’s. We’ll get back to you {replyWithinText} and tell you what’s right, what’s wrong and
        what’s missing.
      </Closing>
    </>
  );
}

function RebatesHero() {
  const today = useToday();
  return (
    <section
      className="wrap split pt-[clamp(1.5rem,2.5vw,2.25rem)] pb-[clamp(2.5rem,4vw,4rem)]"
      aria-labelledby="rebates-finance"
    >
      <div className="wide:col-[1/7] wide:pr-8">
        <Breadcrumb path="/rebates-and-finance" />
        <h1 id="rebates-finance">What comes off the price, and what you pay</h1>
        <p className="lead mt-6">
          Federal certificates come off first, then a Victorian rebate if you’re eligible. You pay the rest outright or
          over time. We’re licensed and insured, and our written quote shows every discount.
          <Note id="checked">
            We checked the rules on <CheckedOn ids={["solar-stc-6-6kw", "battery-factor", "solar-homes-cap"]} />. Each
            program decides for itself who’s eligible.
          </Note>
        </p>
        <Actions
          className="mt-6"
          links={[
            { href: requestFormFrom("/rebates-and-finance"), text: "Get a quote" },
            { href: "/your-price", text: "Work out your price" },
          ]}
        />
      </div>
      <aside className="wide:col-[7/13] wide:self-end" aria-labelledby="from-price">
        <h2 id="from-price" className="text-h3">
          Example: 6.6&nbsp;kW in Melbourne
        </h2>
        <PriceSteps cost={typicalExample(today).cost} />
        <p className="small mt-2">
          For a typical roof, installed {plannedPeriodText(today)} (<a href="/faq#cost-of-waiting">what comes first</a>
          ).{" "}
          <a className="together" href="#example">
            See what it saves
          </a>
        </p>
      </aside>
    </section>
  );
}

/** One line from the price to what is left to pay, with a bar between two amounts in dollars. */
interface PriceStep {
  name: string;
  from?: number;
  to: number;
  amount: string;
  fillClass: string;
  note?: FigureId;
}

/** A bar for the price, for each discount and for what is left to pay. */
function PriceSteps({ cost: { certificates, price, pay, withoutRebate } }: { cost: Cost }) {
  const fullPrice = price.typical;
  const leftToPay = pay.typical;
  const discount = (name: string, note: FigureId, to: number, dollars: number): PriceStep => ({
    name,
    from: to - dollars,
    to,
    amount: `−${moneyText(dollars)}`,
    fillClass: "fill-eucalypt",
    note,
  });
  const steps: PriceStep[] = [
    {
      name: "Price",
      to: fullPrice,
      amount: moneyText(fullPrice),
      fillClass: "fill-dusk",
      note: "panel-price-assumed-6-6kw",
    },
    discount(
      `${certificates.count} certificates × ${moneyText(certificatePrice.assumed)}`,
      "stc-price",
      fullPrice,
      certificates.value,
    ),
    discount("Solar Homes, if eligible", "solar-homes-cap", withoutRebate.typical, withoutRebate.typical - leftToPay),
    { name: "Left to pay", to: leftToPay, amount: moneyText(leftToPay), fillClass: "fill-wattle" },
  ];
  if (leftToPay < withoutRebate.typical)
    steps.push({
      name: "Without Solar Homes",
      to: withoutRebate.typical,
      amount: moneyText(withoutRebate.typical),
      fillClass: "fill-wattle",
    });
  return (
    <table className="heavy-rule-above mt-3 table">
      <caption className="unseen">From the price to what you pay</caption>
      <tbody>
        {steps.map(({ name, from = 0, to, amount, fillClass, note }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {note && <FigureNote id={note} />}
              <Bar className="bar mt-2 wide:h-9" max={fullPrice} parts={[{ from, to, fillClass }]} />
            </th>
            <td className="align-bottom">
              <span className="block text-right text-h3 leading-5 whitespace-nowrap tabular-nums wide:leading-9">
                {amount}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Rebates() {
  return (
    <Section id="rebates" title="Three rebates, and who they come from">
      <div className="mt-[clamp(1.25rem,3vw,2.5rem)] grid gap-x-10 gap-y-5 tablet:gap-y-8 wide:grid-cols-3 wide:grid-rows-[repeat(3,auto)] wide:gap-y-0">
        {words.rebateCards.map(({ id, title, description, status, figure, verb }) => (
          <article
            key={id}
            className="heavy-rule-above pt-3 tablet:grid tablet:grid-cols-2 tablet:grid-rows-[auto_1fr] tablet:gap-x-10 wide:row-span-3 wide:grid wide:grid-rows-subgrid wide:pt-4"
          >
            <div>
              <h3>{title}</h3>
              <Status text={status} />
            </div>
            <div className="my-3">
              <PlanningFigure id={figureId(figure)} withNote {...(verb && { verb })} withClaim />
            </div>
            <div className="max-w-[36em] tablet:col-start-2 tablet:row-[1/3]">
              <PhoneFold summary="How it works" plain>
                <p>{textOf(description)}</p>
              </PhoneFold>
            </div>
          </article>
        ))}
      </div>
      <PhoneFold summary="Other programs people ask about">
        <CertificatesNow />
        <p className="label mt-8 pb-2">Other programs</p>
        <TermList
          terms={words.otherPrograms.map(({ title, description, value, status }) => ({
            term: title,
            meaning: (
              <>
                <b>{textOf(value)}</b>. {textOf(description)}
              </>
            ),
            belowTerm: <Status text={status} />,
          }))}
        />
      </PhoneFold>
    </Section>
  );
}

function Status({ text }: { text: string }) {
  return <p className={`program-status ${statusClasses[text] ?? ""}`}>{textOf(text)}</p>;
}

const statusClasses: Record<string, string> = {
  "Available Now": "text-eucalypt",
  "Check Eligibility": "text-accent",
};

function CertificatesNow() {
  const today = useToday();
  const { panels, battery } = costOf({ kw: 6.6, batteryKwh: 10 }, plannedInstallationDay(today));
  return (
    <p className="small mt-2 from-tablet:mt-5">
      In Melbourne 6.6&nbsp;kW earns {panels.certificates.count} certificates and a 10&nbsp;kWh battery{" "}
      {battery.certificates.count}, at {moneyText(certificatePrice.assumed)} each
      <FigureNote id="stc-price" />, if they’re installed {plannedPeriodText(today)}.
    </p>
  );
}

const unfoldedCount = 2;

/** Known changes, soonest first. A phone shows only the next two unfolded. */
function Changes() {
  const changes = comingChanges(useToday());
  const laterCount = changes.length - unfoldedCount;
  return (
    <Section id="coming" title="What changes next" groundClass="sand">
      <div className="mt-[clamp(1rem,2vw,2rem)] from-tablet:grid from-tablet:grid-cols-2 from-tablet:gap-x-10 wide:grid-cols-3">
        <ChangeList changes={changes.slice(0, unfoldedCount)} />
        {laterCount > 0 && (
          <div className="from-tablet:contents from-tablet:*:contents from-tablet:*:details-content:contents">
            <PhoneFold summary={countText(laterCount, "more change")}>
              <ChangeList changes={changes.slice(unfoldedCount)} />
            </PhoneFold>
          </div>
        )}
      </div>
      <PhoneFold summary="What used to be paid">
        <h3 className="mt-4 phone:hidden">What used to be paid</h3>
        <p className="small mt-2 max-w-[40em]">
          <FigureHistory id="stc-range" /> <FigureHistory id="stc-commercial-range" />{" "}
          <FigureHistory id="aircon-rebate-max" />
        </p>
      </PhoneFold>
    </Section>
  );
}

function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ol className="from-tablet:contents">
      {changes.map(({ day, what }) => (
        <li key={what} className="rule-above py-3 text-[1rem] leading-[1.45] from-tablet:pt-4 from-tablet:pb-6">
          <p className="hour">{longDate(day)}</p>
          <p>{holdTogether(what)}</p>
        </li>
      ))}
    </ol>
  );
}

const programs = [
  ["solar-certificates", "Federal certificates, panels"],
  ["battery-certificates", "Federal certificates, battery"],
  ["heat-pump-certificates", "Federal certificates, heat pump"],
  ["solar-homes-panels", "Solar Homes, panels"],
  ["solar-homes-hot-water", "Solar Homes, hot water"],
  ["upgrades-hot-water", "Energy Upgrades, hot water"],
  ["upgrades-air-conditioning", "Energy Upgrades, air conditioning"],
] as const;

/** Each program's conditions, and where a visitor can see its effect on their own price. */
function Programs() {
  const terms = termsOn(useToday());
  return (
    <Section id="conditions" title="Who applies, and who’s eligible">
      <p className="mt-4 mb-4 max-w-[40em]">
        Certificates come off the price first and Solar Homes last, on what’s left. You can get both. For air
        conditioning, the only discount is Victorian Energy Upgrades.
      </p>
      <ul className="rule-below wide:grid wide:grid-cols-2 wide:items-start wide:gap-x-12">
        {programs.map(([id, name]) => (
          <li key={id} className="rule-above wide:last:odd:col-span-2">
            <details className="fold">
              <summary>{name}</summary>
              <Calculations lines={terms[id]} />
            </details>
          </li>
        ))}
      </ul>
      <SeeYourHouse kw={6.6} battery={13.5} />
    </Section>
  );
}

function TypicalSavings() {
  const today = useToday();
  const example = typicalExample(today);
  const { cost, saving, payback } = example;
  return (
    <SideSection
      id="example"
      title="A worked example, from the price to the payback"
      groundClass="sand"
      columns="half"
      intro={
        <p className="mt-6 max-w-[34em]">
          It’s 6.6&nbsp;kW facing north in Melbourne, on a house that uses {kwhText(18)} a day with someone home part of
          the day. It costs {moneyText(cost.price.typical)}. Installed {plannedPeriodText(today)}, that comes down to{" "}
          {moneyText(cost.withoutRebate.typical)} after certificates
          {cost.pay.typical < cost.withoutRebate.typical &&
            `, or to ${moneyText(cost.pay.typical)} with Solar Homes as well, if your household’s taxable income is under its limit`}
          .
        </p>
      }
    >
      <dl className="grid max-w-[34rem] grid-cols-2 gap-4 pb-6 *:flex *:flex-col *:justify-end">
        <div>
          <dt>Yearly saving</dt>
          <dd className="text-h3">{moneyRangeText(roundToTens(saving.low), roundToTens(saving.high))}</dd>
        </div>
        {payback.low !== null && payback.assumed !== null && payback.high !== null && (
          <div>
            <dt>Pays for itself in about</dt>
            <dd className="text-h3">
              {numberText(payback.assumed, 1)}&nbsp;years
              <Note id="payback-typical">
                {rangeText(payback.low, payback.high)} years from the best case to the worst on price, rebate and
                saving. <a href="/how-we-calculate">How we work it out</a>
              </Note>
            </dd>
          </div>
        )}
      </dl>
      <PhoneFold summary="How the saving adds up">
        <YearlySaving {...example} />
      </PhoneFold>
      <SeeYourHouse kw={6.6} battery={0} />
    </SideSection>
  );
}

function YearlySaving({ year, saving }: TypicalExample) {
  const usageCents = meanOffer.usageCents;
  const directDollars = Math.round((year.direct * usageCents) / 100);
  const exportsAt = (feedInRate: number) => Math.round((year.exported * feedInRate) / 100);
  const feedInText = `${rangeText(feedIn.low, feedIn.high)}\u00a0c`;
  const lines = [
    [
      "Used in the house",
      `${kwhText(year.direct)} × ${rateText(usageCents)}`,
      "vdo-usage-mean",
      moneyText(directDollars),
    ],
    [
      "Exported",
      `${kwhText(year.exported)} × ${feedInText}`,
      "feed-in-today",
      moneyRangeText(exportsAt(feedIn.low), exportsAt(feedIn.high)),
    ],
    [
      "Subtotal, before sun and habits vary",
      undefined,
      undefined,
      moneyRangeText(directDollars + exportsAt(feedIn.low), directDollars + exportsAt(feedIn.high)),
    ],
  ] as const;
  return (
    <table className="table">
      <caption className="label">What it’s worth in the first year</caption>
      <tbody>
        {lines.map(([name, formula, note, amount]) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {formula && (
                <span className="small">
                  {formula}
                  <FigureNote id={note} />
                </span>
              )}
            </th>
            <td className="num">{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="heavy-rule-above text-h4">
            Yearly saving
            <span className="small">with exports at {feedInText}, depending on the sun and when you use power</span>
          </th>
          <td className="num heavy-rule-above text-h4">
            {moneyRangeText(roundToTens(saving.low), roundToTens(saving.high))}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
