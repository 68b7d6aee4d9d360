import { PhoneFold } from "#app/components/phone-fold.tsx";
import { FigureWithClaim } from "#app/figures/figure-with-claim.tsx";
import { FigureNote } from "#app/figures/notes.tsx";
import { TextWithFigures } from "#app/figures/text-with-figures.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { longDate, money } from "#content/format.ts";
import { batteryCertificates } from "#content/rules/battery-certificates.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { unchangedUntil } from "#content/rules/changes.ts";
import { solarCertificates } from "#content/rules/solar-certificates.ts";
import { otherPrograms, type RebateCard, rebateCards } from "./rebate-cards.ts";

export function Rebates() {
  return (
    <section className="wrap py-section" aria-labelledby="rebates">
      <h2 id="rebates">Three rebates, and who they come from</h2>
      <p className="lead mt-4">What each one is worth today.</p>
      <div className="mt-[clamp(1.25rem,3vw,2.5rem)] grid gap-x-10 gap-y-5 tablet:gap-y-8 wide:grid-cols-3 wide:grid-rows-[repeat(3,auto)] wide:gap-y-0">
        {rebateCards.map((card) => (
          <Rebate key={card.id} card={card} />
        ))}
      </div>
      <PhoneFold summary="Other programs people ask about">
        <Others />
      </PhoneFold>
    </section>
  );
}

function Rebate({ card }: { card: RebateCard }) {
  const { id, title, description, status, figure, verb } = card;
  return (
    <article className="heavy-rule-above pt-3 tablet:grid tablet:grid-cols-2 tablet:grid-rows-[auto_1fr] tablet:gap-x-10 wide:row-span-3 wide:grid wide:grid-rows-subgrid wide:pt-4">
      <div>
        <h3>{title}</h3>
        <Status text={status} />
      </div>
      <div className="my-3">
        <FigureWithClaim id={figure} noted {...(verb && { verb })} />
      </div>
      <div className="max-w-[36em] tablet:col-start-2 tablet:row-[1/3]">
        <p>
          <TextWithFigures text={description} />
        </p>
        {id === "federal-certificates" && <CertificatesNow />}
      </div>
    </article>
  );
}

function Status({ text }: { text: string }) {
  return <p className={`status ${statusClasses[text] ?? ""}`}>{text}</p>;
}

const statusClasses: Record<string, string> = {
  "Available Now": "text-eucalypt before:bg-current",
  "Check Eligibility": "text-accent",
};

function CertificatesNow() {
  const today = useToday();
  const panels = solarCertificates(6.6, 4, Number(today.slice(0, 4)));
  const battery = batteryCertificates(10, today);
  return (
    <p className="small mt-2">
      In Melbourne 6.6&nbsp;kW earns {panels} certificates and a 10&nbsp;kWh battery {battery}, at{" "}
      {money(certificatePrice.assumed)} each
      <FigureNote id="stc-price" />, if they’re installed by {longDate(unchangedUntil(today) ?? today)}.
    </p>
  );
}

function Others() {
  return (
    <>
      <p className="label mt-8 pb-2">Other programs</p>
      <dl className="dated">
        {otherPrograms.map(({ id, title, description, value, status }) => (
          <div key={id}>
            <dt>
              {title}
              <Status text={status} />
            </dt>
            <dd>
              <b>{value}</b>. <TextWithFigures text={description} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
