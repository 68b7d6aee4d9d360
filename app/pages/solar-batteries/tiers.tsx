import type { ReactNode } from "react";
import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { AdvertisedPair, whyTwoFigures } from "#app/figures/advertised-pair.tsx";
import { Figure } from "#app/figures/notes.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { nameOfToday, todayOf } from "#content/figures/index.ts";
import { tierHours } from "#content/figures/today/tier-loads.ts";
import { holdTogether } from "#content/hold-together.ts";
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
            All have a battery warranty of <Figure id="battery-warranty" /> (<Figure id="battery-cycles" />
            ). Backup wiring depends on your switchboard.
          </p>
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
      <p id={`tier-${id}-for`}>{description}</p>
      <Runtime figure={figures.runtime} runtime={runtime} hours={hours} today={tierHours(id)} />
      <PhoneFold summary="About this size">
        <ul className="dashes">
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

interface RuntimeProps {
  figure: BatteryTier["figures"]["runtime"];
  runtime: string;
  hours: BatteryTier["hours"];
  today: number;
}

/** Thirty hours from 6 pm: as we advertise it, lighter up to the longer end, and what it is today. */
function Runtime({ figure, runtime, hours: { least, most }, today }: RuntimeProps) {
  const day = useToday();
  const longer = most ? `M${least} 0H${most}V10H${least}Z` : `M${least} 0H29L30 5L29 10H${least}Z`;
  return (
    <div className="runtime">
      <dl>
        <dt>Advertised</dt>
        <dd>
          <Figure id={figure} alone>
            {holdTogether(runtime)}
          </Figure>
        </dd>
        <dd>
          <RuntimeBar>
            <path className="bar-battery" d={`M0 0H${least}V10H0Z`} />
            <path className="runtime-most" d={longer} />
          </RuntimeBar>
        </dd>
        <dt>{nameOfToday([figure], day)}</dt>
        <dd>
          <b>{holdTogether(todayOf(figure, day)?.value ?? "")}</b>
        </dd>
        <dd>
          <RuntimeBar>
            <path className="bar-ours" d={`M0 0H${today.toFixed(1)}V10H0Z`} />
          </RuntimeBar>
        </dd>
      </dl>
      <p className="runtime-hours" aria-hidden="true">
        <span>6&nbsp;pm</span>
        <span>12&nbsp;am</span>
        <span>6&nbsp;am</span>
        <span>noon</span>
        <span>6&nbsp;pm</span>
      </p>
    </div>
  );
}

function RuntimeBar({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 30 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path className="runtime-ground" d="M0 0H30V10H0Z" />
      {children}
    </svg>
  );
}
