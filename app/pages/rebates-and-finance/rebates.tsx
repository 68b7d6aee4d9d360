import { PhoneFold } from "#app/controls/phone-fold.tsx";
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
    <section className="section wrap" aria-labelledby="rebates">
      <h2 id="rebates">Three rebates, and who they come from</h2>
      <p className="lead mt-4">What each one is worth today.</p>
      <div className="rebates">
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
  const { id, title, description, status, figure } = card;
  return (
    <article className="rebate">
      <div>
        <h3>{title}</h3>
        <Status text={status} />
      </div>
      <FigureWithClaim id={figure} noted />
      <div>
        <p>
          <TextWithFigures text={description} />
        </p>
        {id === "federal-certificates" && <CertificatesNow />}
      </div>
    </article>
  );
}

function Status({ text }: { text: string }) {
  const kind = { "Available Now": "status-now", "Check Eligibility": "status-check" }[text] ?? "";
  return <p className={`status ${kind}`}>{text}</p>;
}

function CertificatesNow() {
  const today = useToday();
  const panels = solarCertificates(6.6, 4, Number(today.slice(0, 4)));
  const battery = batteryCertificates(13.5, today);
  const value = (count: number) => money(count * certificatePrice.assumed);
  return (
    <p className="small mt-2">
      Installed by {longDate(unchangedUntil(today) ?? today)}, 6.6&nbsp;kW in Melbourne earns {panels} certificates,
      worth {value(panels)}. A battery with 13.5&nbsp;kWh of usable capacity earns {battery}, worth {value(battery)}.
      <FigureNote id="stc-price" />
    </p>
  );
}

function Others() {
  return (
    <table className="table rebates-others">
      <caption className="label">Other programs</caption>
      <tbody>
        {otherPrograms.map(({ id, title, description, value, status }) => (
          <tr key={id}>
            <th scope="row">
              {title}
              <Status text={status} />
            </th>
            <td>
              <b>{value}</b>. <TextWithFigures text={description} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
