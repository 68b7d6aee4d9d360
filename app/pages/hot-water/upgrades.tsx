import { PhoneFold } from "#app/components/phone-fold.tsx";
import { PartPicker } from "#app/components/picker.tsx";
import { TextWithFigures } from "#app/figures/text-with-figures.tsx";
import { hotWaterYear } from "#content/energy/hot-water.ts";
import { moneyRange } from "#content/format.ts";
import { type WaterUpgrade, waterUpgrades } from "./copy.ts";
import { people, RunningCostNote } from "./running-cost-note.tsx";

export function Upgrades() {
  return (
    <section className="wrap py-section" aria-labelledby="upgrades">
      <h2 id="upgrades">What heats your water now?</h2>
      <PartPicker
        legend="Your hot water system now"
        name="heater"
        options={waterUpgrades.map(({ title }) => title)}
        className="phone:mt-3 from-tablet:mt-10 from-tablet:grid from-tablet:grid-cols-2 from-tablet:gap-x-12"
      >
        {waterUpgrades.map((upgrade) => (
          <Upgrade key={upgrade.id} of={upgrade} />
        ))}
      </PartPicker>
    </section>
  );
}

function Upgrade({ of: { id, title, description, work, mind } }: { of: WaterUpgrade }) {
  const { [id]: before, heatPump } = hotWaterYear(people);
  return (
    <article className="heavy-rule-above grid pt-3 from-tablet:row-span-6 from-tablet:grid-rows-subgrid from-tablet:pt-6">
      <h3>{title}</h3>
      <p className="mt-2">{description}</p>
      <dl className="my-4 grid grid-cols-2 *:flex *:flex-col-reverse *:justify-end from-tablet:my-6">
        <div>
          <dt className="small">Yearly cost now</dt>
          <dd className="text-h3 text-quiet">{moneyRange(before.cost.low, before.cost.high)}</dd>
        </div>
        <div className="rule-before pl-5">
          <dt className="small">
            Yearly cost with a heat pump
            <RunningCostNote />
          </dt>
          <dd className="text-h3">{moneyRange(heatPump.cost.low, heatPump.cost.high)}</dd>
        </div>
      </dl>
      <PhoneFold summary="What we do">
        <p className="label phone:hidden">What we do</p>
        <ul className="dashes">
          {work.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </PhoneFold>
      <p className="bar-before mt-5 mb-4 self-start pl-4">
        <b>Keep in mind:</b> <TextWithFigures text={mind} />
      </p>
      <a className="go justify-self-start" href="/contact?service=heat-pump#form">
        Ask about switching {title.toLowerCase()}
      </a>
    </article>
  );
}
