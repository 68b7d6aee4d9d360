import { Picture, type PictureName } from "./picture.tsx";

export interface Slice {
  picture: PictureName;
  narrow: PictureName;
  name: string;
  hours: string;
  text: string;
  /** The strip's share of the window's width, in percent. */
  share: number;
  /** Where the strip is on the axis. */
  className: string;
}

interface SlicesProps {
  label: string;
  slices: readonly Slice[];
  className?: string;
  /** The strip that a phone shows first. */
  first: number;
}

/** One picture at several hours, in strips under a 24-hour axis. A phone shows one at a time, chosen by the buttons below it. */
export function Slices({ label, slices, className, first }: SlicesProps) {
  return (
    <div className="slices-frame">
      <ol className={className ? `slices ${className}` : "slices"} aria-label={label}>
        {slices.map(({ picture, narrow, name, hours, text, share, className }, index) => (
          <li className={`slice ${className}`} key={hours}>
            <div className="slice-frame">
              <Picture
                name={picture}
                narrow={{ name: narrow, sizes: "100vw" }}
                alt=""
                sizes={`${share}vw`}
                priority={index === first}
              />
            </div>
            <div className="slice-caption">
              <b>{name}</b>
              <span className="hour">{hours}</span>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <fieldset className="slice-hours">
        <legend className="unseen">Hour of the day</legend>
        {slices.map(({ name, hours }, index) => (
          <label key={hours} className={`slice-hour slice-hour-${index + 1}`}>
            <input type="radio" name="slice" defaultChecked={index === first} aria-label={`${name}, ${hours}`} />
          </label>
        ))}
      </fieldset>
    </div>
  );
}
