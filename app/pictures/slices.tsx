import { hourName } from "#app/charts/hours.ts";
import { kwText } from "#content/format.ts";
import { hourlyKw } from "./hours.computed.ts";
import { Picture, type PictureName } from "./picture.tsx";

export interface Slice {
  picture: PictureName;
  /** The picture of the whole house at this hour: for wide screens, and for phones. */
  whole: PictureName;
  narrow: PictureName;
  name: string;
  /** The hours it stands for, in words. */
  period: string;
  text: string;
  /** The hour whose figures are shown. */
  hour: number;
  /** The strip's share of the window's width, in per cent. */
  share: number;
  /** Sets which part of the whole picture the strip's file has, and its hours on the axis. */
  className: string;
  /** A phone shows this slice first. */
  isFirstOnPhone?: boolean;
  /** The slice's button shows the moon instead of the sun. */
  isNight?: boolean;
}

interface SlicesProps {
  label: string;
  slices: readonly Slice[];
  /** Where the axis begins. */
  className: "slices-from-midnight" | "slices-from-noon";
}

/**
 * One house at several hours, in strips of a 24-hour axis. Pointing at a strip or choosing its hour shows the whole
 * house at that hour. A phone shows the whole house from the start.
 */
export function Slices({ label, slices, className }: SlicesProps) {
  return (
    <div className={`slices-frame ${className}`}>
      <div />
      <ol aria-label={label}>
        {slices.map((slice) => (
          <li className={`slice ${slice.className} ${slice.isFirstOnPhone ? "slice-first" : ""}`} key={slice.period}>
            <div className="slice-frame">
              <Picture
                name={slice.picture}
                narrow={{ name: slice.narrow, sizes: "100vw" }}
                alt=""
                sizes={`${slice.share}vw`}
                priority={slice.isFirstOnPhone ?? false}
              />
            </div>
            <div className="slice-whole">
              <Picture name={slice.whole} alt="" sizes="100vw" />
            </div>
            <Flows hour={slice.hour} />
            <div className="slice-caption">
              <b>{slice.name}</b>
              <span className="hour">{slice.period}</span>
              <p>{slice.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <fieldset className="slice-hours">
        <legend className="unseen">Hour of the day</legend>
        {slices.map(({ name, period, hour, isFirstOnPhone, isNight }) => (
          <label key={period} className={isFirstOnPhone ? "slice-first" : isNight ? "slice-moon" : undefined}>
            <input type="radio" name="slice" aria-label={`${name}, ${period}`} aria-describedby={flowsId(hour)} />
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** Labels on the picture: where the house's power comes from and goes to. */
function Flows({ hour }: { hour: number }) {
  const flowsInHour = hourlyKw[hour];
  if (!flowsInHour) throw new Error(`app/pictures/hours.computed.ts has no hour ${hour}`);
  const { made, used, stored, bought } = flowsInHour;
  const flows = [
    ["Made", made],
    ["Used", used],
    [stored < 0 ? "From battery" : "Into battery", Math.abs(stored)],
    [bought < 0 ? "Sold" : "From grid", Math.abs(bought)],
  ] as const;
  return (
    <dl className="slice-flows" id={flowsId(hour)}>
      {flows.map(([name, flow]) => (
        <div key={name}>
          <dt>
            {name}
            {name === "Made" && <span className="phone:hidden"> at {hourName(hour)}</span>}
          </dt>{" "}
          <dd>{kwText(flow)}</dd>
        </div>
      ))}
    </dl>
  );
}

function flowsId(hour: number): string {
  return `flows-at-${hour}`;
}
