import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Closing } from "#app/components/closing.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { Section } from "#app/components/section.tsx";
import { Calculator } from "#app/estimators/calculator.tsx";
import { plan } from "#app/estimators/calculators/plan.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { FigureNote } from "#app/figures/notes.tsx";
import { textOf } from "#app/figures/text-with-figures.tsx";
import { cachedForDay } from "#app/routing/cached-for-day.ts";
import type { PageProps } from "#app/routing/page-route.ts";
import { useToday } from "#app/routing/today.ts";
import { rentalPrices } from "#content/offers/rental-prices.ts";
import { promises, replyWithinText } from "#content/promises.ts";
import { LetterToOwner } from "./letter.tsx";
import words from "./words.json" with { type: "json" };

export function Component({ query, today }: PageProps) {
  const fields = new URLSearchParams(query);
  if (fields.has("letter")) return <LetterToOwner />;
  return (
    <>
      <PlanHero />
      <p className="wrap small pb-5">
        <a href="/plan?owner=renter#answer">You rent</a> ·{" "}
        <a href="/plan?dwelling=apartment#answer">You own an apartment</a> ·{" "}
        <a className="whitespace-nowrap" href="#rentals">
          You’re a landlord
        </a>
      </p>
      <section className="wrap pb-section" aria-labelledby="plan">
        <Calculator calculator={plan} query={query} today={today} />
      </section>
      <Rentals />
      <div className="for-owners">
        <Closing
          page="/plan"
          title="Want the plan checked at your place?"
          secondLink={{ href: "/your-price", text: "Work out one price" }}
          picture="closing"
        >
          One visit to the roof, switchboard and meter covers every step. We’ll get back to you {replyWithinText}, and a
          written quote is fixed for {promises.quoteHolds}.
        </Closing>
      </div>
    </>
  );
}

const PlanHero = cachedForDay(function PlanHero() {
  return (
    <div className="wrap pt-6 pb-3">
      <Breadcrumb path="/plan" />
      <h1 id="plan">What first, and when?</h1>
      <p className="lead mt-4">
        Start from a typical home and change what’s different at yours. You’ll see what to do first, what each step
        costs at the time, and why.
      </p>
    </div>
  );
});

function LandlordPrices() {
  const { heatPump, split } = rentalPrices(useToday());
  return (
    <>
      <p className="mt-4">Per home, before Victorian Energy Upgrades:</p>
      <ul className="dashes mt-3">
        <li>a heat pump {heatPump}, without Solar Homes’ rebate</li>
        <li>one reverse-cycle unit {split}</li>
      </ul>
    </>
  );
}

const columns = [
  ["breakdown", "When it breaks down"],
  ["lease", "At the next agreement"],
  ["discounts", "The landlord’s discounts"],
] as const;

const Rentals = cachedForDay(function Rentals() {
  return (
    <Section
      id="rentals"
      title="Rented homes: what has to be done, and when"
      groundClass="sand"
      lead={
        <>
          New energy standards begin on <FigureValue id="rental-standards-start" />
          <FigureNote id="rental-standards-start" />. Some apply when something breaks, others when the next agreement
          begins or goes month to month.
        </>
      }
    >
      <PhoneFold summary="Room by room">
        <table className="table phone:block from-tablet:mt-8">
          <thead className="phone:hidden">
            <tr>
              <th scope="col">Room</th>
              {columns.map(([name, title]) => (
                <th key={name} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="phone:block">
            {words.standards.map(({ room, ...rules }) => (
              <tr key={room} className="phone:block phone:py-2">
                <th scope="row" className="text-h4 from-tablet:w-1/5 phone:block">
                  {room}
                </th>
                {columns.map(([name, title]) => (
                  <td
                    key={name}
                    className={rules[name] === "–" ? "phone:hidden" : "phone:block phone:border-t-0 phone:pt-0"}
                  >
                    <small className="block text-quiet from-tablet:hidden">{title}</small> {textOf(rules[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </PhoneFold>
      <div className="split mt-8 gap-y-6">
        <div className="for-owners wide:col-[1/7]">
          <h3>If you let a home</h3>
          <p className="mt-3">
            Plan the water heater and the heater before they fail: having no hot water or heating is an urgent repair.
            If you don’t respond, your renter may spend up to <FigureValue id="rental-urgent-repair" /> and claim it
            from you
            <FigureNote id="rental-urgent-repair" />. One reverse-cycle unit in the living room meets the standard for
            heating and for cooling. You can apply for Solar Homes for panels
            <FigureNote id="rental-solar-rebate" />, but not for hot water. You get certificates and Victorian Energy
            Upgrades as any owner does.
          </p>
          <LandlordPrices />
          <p className="mt-4">
            <a className="go" href="/contact?for=rentals&from=plan&service=heat-pump&service=aircon-rebate#form">
              Ask about your rentals
            </a>
          </p>
        </div>
        <div className="wide:col-[8/13]">
          <h3>From Consumer Affairs Victoria</h3>
          <ul className="dashes mt-3">
            {words.official.map(({ href, text }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="small mt-6">
        General information, not legal advice. There are exemptions, for example where an apartment has no space for a
        unit or the owners corporation forbids it. If you rely on one, keep proof.
      </p>
    </Section>
  );
});
