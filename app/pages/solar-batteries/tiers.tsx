import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { FigureWithClaim } from "#app/figures/figure-with-claim.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { tierHours } from "#content/figures/today/tier-loads.ts";
import { longDate } from "#content/format.ts";
import { type BatteryTier, batteryTiers } from "#content/offers/tiers.ts";
import { unchangedUntil } from "#content/rules/changes.ts";

/** A plain form: what is ticked travels to the request in its address. */
export function Tiers() {
  const until = unchangedUntil(useToday());
  return (
    <section className="section sand" aria-labelledby="tiers">
      <form className="wrap" action="/contact#form" method="get">
        <div className="split">
          <h2 id="tiers" className="span-1-8">
            Three sizes, and how long each lasts in a blackout
          </h2>
          <p className="lead span-9-13 self-end">
            Prices are for the smallest battery of each size, GST included
            {until && <>, if it’s installed by {longDate(until)}</>}.
          </p>
        </div>
        <ul className="packages tiers">
          {batteryTiers.map((tier) => (
            <TierCard key={tier.id} tier={tier} />
          ))}
        </ul>
        <div className="tiers-foot">
          <p className="small">Backup wiring depends on your switchboard.</p>
          <div className="tiers-ask">
            <p className="tiers-ticked">Tick the sizes you’d like quoted.</p>
            <button className="btn btn-ink" type="submit">
              Get Quote
            </button>
          </div>
        </div>
      </form>
    </section>
  );
}

function TierCard({ tier }: { tier: BatteryTier }) {
  const { id, name, capacity, description, features, popular, figures } = tier;
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
      <p id={`tier-${id}-for`}>{description}</p>
      <Runtime figure={figures.runtime} hours={tierHours(id)} />
      <PhoneFold summary="About this size">
        <ul className="dashes">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </PhoneFold>
      <div className="package-price">
        <FigureWithClaim id={figures.price} />
      </div>
    </li>
  );
}

interface RuntimeProps {
  figure: BatteryTier["figures"]["runtime"];
  hours: number;
}

/** Three days: how long a full battery carries the same load, whichever the size. */
function Runtime({ figure, hours }: RuntimeProps) {
  return (
    <div className="runtime">
      <FigureWithClaim id={figure} small noted={figure === "tier-essential-runtime"} />
      <svg viewBox="0 0 72 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className="runtime-ground" d="M0 0H72V10H0Z" />
        <path className="bar-ours" d={`M0 0H${Math.min(72, hours).toFixed(1)}V10H0Z`} />
      </svg>
      <p className="runtime-days" aria-hidden="true">
        <span>1 day</span>
        <span>2 days</span>
        <span>3 days</span>
      </p>
    </div>
  );
}
