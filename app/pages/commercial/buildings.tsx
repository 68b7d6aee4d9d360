import { QuarterAxis } from "#app/charts/quarter-axis.tsx";
import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { TextWithFigures } from "#app/figures/text-with-figures.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import { percent } from "#content/format.ts";
import { type Building, buildings } from "./buildings-copy.ts";
import { october, shares } from "./week/sun.computed.ts";

export function Buildings() {
  return (
    <section className="section sand buildings-section" aria-labelledby="buildings">
      <Picture
        className="buildings-picture"
        name="warehouse"
        alt="A warehouse with rows of panels between the skylights of its roof"
        sizes="100vw"
      />
      <div className="wrap">
        <div className="split">
          <h2 id="buildings" className="span-1-8">
            What solar does for your kind of building
          </h2>
          <p className="lead span-9-13">
            How much of the year’s sun falls in your opening hours. It says when there’s sun, not how much you use.
          </p>
        </div>
        <ul className="buildings">
          {buildings.map((building) => (
            <Row key={building.id} building={building} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Row({ building }: { building: Building }) {
  const { id, name, works, differs } = building;
  const share = shares[id] ?? 0;
  return (
    <li id={id}>
      <div>
        <h3>{name}</h3>
        <p className="hour">{works}</p>
      </div>
      <p className="building-share">
        <b>{percent(share)}</b> of the sun
      </p>
      <div className="building-sun from-tablet">
        <svg viewBox="0 0 240 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path className="area-export" d={hill(0, 24)} />
          <path className="area-direct" d={hill(building.from, building.to)} />
        </svg>
        <QuarterAxis />
      </div>
      <div className="building-differs">
        <PhoneFold summary={<span>More about {name.toLowerCase()}</span>}>
          <p>
            <TextWithFigures text={differs} />
          </p>
        </PhoneFold>
      </div>
    </li>
  );
}

/** The October sun between two hours. */
function hill(from: number, to: number): string {
  const [start, end] = [Math.max(from, october.sunrise), Math.min(to, october.sunset)];
  if (end <= start) return "";
  const hours = Array.from({ length: 25 }, (_, index) => start + ((end - start) * index) / 24);
  const points = hours.map((hour) => `${(hour * 10).toFixed(1)} ${(60 - sunAt(hour) * 56).toFixed(1)}`);
  return `M${(start * 10).toFixed(1)} 60L${points.join("L")}V60Z`;
}

/** Between the middles of two half-hours. */
function sunAt(hour: number): number {
  const at = hour * 2 - 0.5;
  const [before = 0, after = 0] = [october.sun[Math.floor(at)], october.sun[Math.ceil(at)]];
  return before + (after - before) * (at - Math.floor(at));
}
