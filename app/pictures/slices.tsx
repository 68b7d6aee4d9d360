import { Picture, type PictureName } from "./picture.tsx";

export interface Slice {
  picture: PictureName;
  narrow: PictureName;
  name: string;
  hours: string;
  text: string;
  /** The strip's share of the window's width, in percent. */
  share: number;
  /** Which part of the whole picture its file holds, and between which hours of the axis it stands. */
  className: string;
  /** On its button the moon takes the sun's place. */
  dark?: boolean;
}

interface SlicesProps {
  label: string;
  slices: readonly Slice[];
  /** Where the axis begins. */
  className: "slices-from-midnight" | "slices-from-noon";
  /** The strip that is fetched first. */
  first: number;
}

/** One picture at several hours, in strips of a 24-hour axis. On a phone the buttons below uncover one of them. */
export function Slices({ label, slices, className, first }: SlicesProps) {
  return (
    <div className={`slices-frame ${className}`}>
      <div />
      <ol aria-label={label}>
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
      <p>
        The same house at {slices.length === 5 ? "five" : "three"} times of day. Pick one to see where the power comes
        from.
      </p>
      <fieldset className="slice-hours">
        <legend className="unseen">Hour of the day</legend>
        {slices.map(({ name, hours, dark }) => (
          <label key={hours} className={dark ? "slice-moon" : undefined}>
            <input type="radio" name="slice" aria-label={`${name}, ${hours}`} />
          </label>
        ))}
      </fieldset>
    </div>
  );
}
