import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { AdvertisedPair, whyTwoFigures } from "#app/figures/advertised-pair.tsx";
import { Figure } from "#app/figures/notes.tsx";
import { tierHours } from "#content/figures/today/tier-loads.ts";
import { type BatteryTier, batteryTiers } from "#content/offers/tiers.ts";

/** A plain form: what is ticked travels to the request in its address. */
export function Tiers() {
  return (
    <section className="section sand" aria-labelledby="tiers">
      <form className="wrap" action="/contact#form" method="get">
        <div className="split">
          <h2 id="tiers" className="span-1-8">
            Three sizes: how long each lasts if the power goes out at 6&nbsp;pm
          </h2>
          <p className="lead span-9-13 self-end">Pick one or more sizes and we’ll price them. {whyTwoFigures}</p>
        </div>
        <ul className="packages tiers">
          {batteryTiers.map((tier) => (
            <TierCard key={tier.id} tier={tier} />
          ))}
        </ul>
        <div className="tiers-foot">
          <p className="small">
            Blue: the advertised runtime, from shortest to longest. Green: what we’d expect today. All have a battery
            warranty of <Figure id="battery-warranty" /> (<Figure id="battery-cycles" />
            ). Backup wiring depends on your switchboard.
          </p>
          <p className="actions">
            <button className="btn btn-ink" type="submit">
              Get Quote
            </button>
          </p>
        </div>
      </form>
    </section>
  );
}

function TierCard({ tier }: { tier: BatteryTier }) {
  const { id, name, capacity, description, runtime, price, features, popular, hours, figures } = tier;
  return (
    <li className={popular ? "package tier package-popular" : "package tier"}>
      <div className="package-title">
        <input
          className="check"
          type="checkbox"
          id={`tier-${id}`}
          name="tier"
          value={id}
          aria-describedby={`tier-${id}-for`}
        />
        <h3>
          <label htmlFor={`tier-${id}`}>{name}</label>
        </h3>
        {popular && <span className="tag">Most Popular</span>}
      </div>
      <p className="package-size">{capacity}</p>
      <div>
        <p className="hour">
          <Figure id={figures.runtime}>advertised as {runtime} without the grid</Figure>
        </p>
        <Runtime hours={hours} today={tierHours(id)} />
      </div>
      <PhoneFold summary="What it runs, what’s included">
        <p id={`tier-${id}-for`}>{description}</p>
        <ul className="dashes mt-2">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </PhoneFold>
      <div className="package-price">
        <AdvertisedPair id={figures.price}>{price}</AdvertisedPair>
      </div>
    </li>
  );
}

/** Thirty hours from 6 pm: what we advertise above what it is today. */
function Runtime({ hours: { least, most }, today }: { hours: BatteryTier["hours"]; today: number }) {
  const longer = most ? `M${least} 0H${most}V12H${least}Z` : `M${least} 0H29L30 6L29 12H${least}Z`;
  return (
    <>
      <svg className="runtime" viewBox="0 0 30 28" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className="runtime-ground" d="M0 0H30V12H0ZM0 16H30V28H0Z" />
        <path className="runtime-least" d={`M0 0H${least}V12H0Z`} />
        <path className="runtime-most" d={longer} />
        <path className="bar-ours" d={`M0 16H${today.toFixed(1)}V28H0Z`} />
      </svg>
      <p className="runtime-hours" aria-hidden="true">
        <span>6 pm</span>
        <span>12 am</span>
        <span>6 am</span>
        <span>noon</span>
        <span>6 pm</span>
      </p>
    </>
  );
}
