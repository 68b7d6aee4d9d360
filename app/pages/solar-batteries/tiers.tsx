import { Bar } from "#app/components/bar.tsx";
import { PackageCard, PackageCards, PackagePrice } from "#app/components/package-card.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { Dashes } from "#app/components/points.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { PlanningFigure } from "#app/figures/planning-figure.tsx";
import { useToday } from "#app/routing/today.ts";
import { tiers } from "#content/energy/batteries.ts";
import { tierHours } from "#content/figures/records/tier-loads.ts";
import { kwhSizeText, moneyText } from "#content/format.ts";
import { fromPricesTogetherSentence } from "#content/offers/from-prices-together.ts";
import { ordinaryBatteryText } from "#content/offers/ordinary-job.ts";
import { type BatteryTier, batteryTiers } from "#content/offers/tiers.ts";
import { prices } from "#content/prices.ts";
import { plannedPeriodText } from "#content/rules/changes.ts";

/** "$778 a kWh at 10 kWh, $551 a kWh at 20 kWh, $462 a kWh at 30 kWh". */
const fromPerKwhText = tiers
  .map(({ id, minKwh }) => `${moneyText(prices.fromPrices[id].dollars / minKwh)} a kWh at ${kwhSizeText(minKwh)}`)
  .join(", ");

/** A form that needs no script: it opens the request form, with the ticked sizes in its URL. */
export function Tiers() {
  const today = useToday();
  const plannedText = plannedPeriodText(today);
  return (
    <section className="sand py-section" aria-labelledby="tiers">
      <form className="wrap" action="/contact#form" method="get">
        <div className="split gap-y-4">
          <h2 id="tiers" className="wide:col-[1/8]">
            Three sizes, and how long each lasts in a blackout
          </h2>
          <p className="lead wide:col-[9/13] wide:self-end">
            Prices are for the smallest battery in each group, added to panels and installed {plannedText}, with GST.
            Backup wiring costs <FigureValue id="backup-wiring-price" /> more.
          </p>
        </div>
        <PackageCards>
          {batteryTiers.map((tier) => (
            <TierCard key={tier.id} {...tier} />
          ))}
        </PackageCards>
        <div className="mt-6 mb-4 flex flex-wrap items-center gap-x-5 gap-y-3 phone:mb-2 print:hidden">
          <button className="btn btn-ink phone:order-1 phone:w-full" type="submit">
            Get a quote
          </button>
          <p className="tiers-ticked semibold">Tick the sizes you’d like quoted.</p>
        </div>
        <PhoneFold summary="What isn’t in the price, and what “from” buys" plain>
          <div className="grid gap-x-12 gap-y-3 text-small text-quiet wide:grid-cols-2">
            <p>{ordinaryBatteryText} Without panels there’s no federal discount.</p>
            <p>
              Our typical price is an average of the five brands above, {moneyText(prices.batteryPerKwh.typical)} a kWh
              for every size. Our “from” price buys an entry-level battery of another brand: {fromPerKwhText} before
              certificates. Your quote names the model, its price and its warranty. {fromPricesTogetherSentence(today)}
            </p>
          </div>
        </PhoneFold>
      </form>
    </section>
  );
}

function TierCard({ id, name, size, description, features, isPopular, figures }: BatteryTier) {
  return (
    <PackageCard
      id={id}
      title={
        <>
          <input
            className="check"
            type="checkbox"
            id={`tier-${id}`}
            name="tier"
            value={id}
            aria-describedby={`tier-${id}-for`}
          />
          <h3>
            <label className={wholeCardClass} htmlFor={`tier-${id}`}>
              {name}
            </label>
          </h3>
        </>
      }
      size={size}
      badge={isPopular ? "Our pick for blackouts" : undefined}
      rowsClass="tier has-checked:bg-wattle-pale from-tablet:row-span-6"
    >
      <p id={`tier-${id}-for`}>{description}</p>
      <Runtime id={id} runtime={figures.runtime} />
      <PhoneFold summary="About this size" plain>
        <Dashes items={features} />
      </PhoneFold>
      <PackagePrice>
        <PlanningFigure id={figures.price} withHistory withClaim />
      </PackagePrice>
    </PackageCard>
  );
}

/** Pressing anywhere in the card ticks its box. Links to notes are above this layer, so they still work. */
const wholeCardClass = "after:absolute after:inset-0 after:z-1 after:cursor-pointer after:rounded-[var(--radius)]";

const axisHours = 3 * 24;

/** How long a full battery runs the same load, on an axis of three days. */
function Runtime({ id, runtime }: { id: BatteryTier["id"]; runtime: BatteryTier["figures"]["runtime"] }) {
  return (
    <div>
      <PlanningFigure id={runtime} small withNote={runtime === "tier-essential-runtime"} withClaim />
      <Bar
        className="bar mt-2.5"
        max={axisHours}
        parts={[
          { to: axisHours, fillClass: "fill-rule" },
          { to: Math.min(axisHours, tierHours(id)), fillClass: "fill-eucalypt" },
        ]}
      />
      <p className="grid grid-cols-3 text-right text-[0.8125rem] text-quiet" aria-hidden="true">
        <span>1 day</span>
        <span>2 days</span>
        <span>3 days</span>
      </p>
    </div>
  );
}
