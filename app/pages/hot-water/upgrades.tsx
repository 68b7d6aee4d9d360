import { TextWithFigures } from "#app/figures/text-with-figures.tsx";
import { hotWaterYear } from "#content/energy/hot-water.ts";
import { moneyRange } from "#content/format.ts";
import { type WaterUpgrade, waterUpgrades } from "./copy.ts";
import { people, RunningCostNote } from "./running-cost-note.tsx";

export function Upgrades() {
  return (
    <section className="section wrap" aria-labelledby="upgrades">
      <h2 id="upgrades">What hangs on your wall now?</h2>
      <div className="water-upgrades">
        {waterUpgrades.map((upgrade) => (
          <Upgrade key={upgrade.id} of={upgrade} />
        ))}
      </div>
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
          <dt>Now, a year</dt>
          <dd>{moneyRange(before.cost.low, before.cost.high)}</dd>
        </div>
        <div>
          <dt>
            Then, a year
            <RunningCostNote />
          </dt>
          <dd>{moneyRange(heatPump.cost.low, heatPump.cost.high)}</dd>
        </div>
      </dl>
      <p className="label">The work</p>
      <ul className="dashes">
        {work.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p className="water-mind">
        <b>Mind this.</b> <TextWithFigures text={mind} />
      </p>
      <a className="go" href="/contact?service=heat-pump#form">
        Ask about a swap {title.toLowerCase()}
      </a>
    </article>
  );
}
