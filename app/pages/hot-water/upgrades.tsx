import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { PartPicker } from "#app/controls/picker.tsx";
import { TextWithFigures } from "#app/figures/text-with-figures.tsx";
import { hotWaterYear } from "#content/energy/hot-water.ts";
import { moneyRange } from "#content/format.ts";
import { type WaterUpgrade, waterUpgrades } from "./copy.ts";
import { people, RunningCostNote } from "./running-cost-note.tsx";

export function Upgrades() {
  return (
    <section className="section wrap" aria-labelledby="upgrades">
      <h2 id="upgrades">What heats your water now?</h2>
      <PartPicker
        legend="Your hot water system now"
        name="heater"
        options={waterUpgrades.map(({ title }) => title)}
        className="water-upgrades"
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
    <article className="water-upgrade">
      <h3>{title}</h3>
      <p className="mt-2">{description}</p>
      <dl className="water-before-after">
        <div>
          <dt>Yearly cost now</dt>
          <dd>{moneyRange(before.cost.low, before.cost.high)}</dd>
        </div>
        <div>
          <dt>
            Yearly cost with a heat pump
            <RunningCostNote />
          </dt>
          <dd>{moneyRange(heatPump.cost.low, heatPump.cost.high)}</dd>
        </div>
      </dl>
      <PhoneFold summary="What we do">
        <p className="label from-tablet">What we do</p>
        <ul className="dashes">
          {work.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </PhoneFold>
      <p className="water-mind">
        <b>Keep in mind:</b> <TextWithFigures text={mind} />
      </p>
      <a className="go" href="/contact?service=heat-pump#form">
        Ask about switching {title.toLowerCase()}
      </a>
    </article>
  );
}
