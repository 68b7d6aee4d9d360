import { Picture, type PictureName } from "./picture.tsx";

export interface Slice {
  picture: PictureName;
  narrow: PictureName;
  name: string;
  hours: string;
  text: string;
  /** The strip's share of the window's width, in percent. */
  share: number;
  /** Where the strip stands on the axis. */
  className: string;
}

/** One picture at several hours, in strips under a 24-hour axis; bands below each other on phones. */
export function Slices({ label, slices, className }: { label: string; slices: readonly Slice[]; className?: string }) {
  return (
    <ol className={className ? `slices ${className}` : "slices"} aria-label={label}>
      {slices.map(({ picture, narrow, name, hours, text, share, className }) => (
        <li className={`slice ${className}`} key={hours}>
          <div className="slice-frame">
            <Picture
              name={picture}
              narrow={{ name: narrow, sizes: "calc(100vw - 5.75rem)" }}
              alt=""
              sizes={`${share}vw`}
              priority
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
  );
}
