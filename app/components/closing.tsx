import type { ReactNode } from "react";
import { business } from "#content/business.ts";
import { holdTogether } from "#content/hold-together.ts";
import { type PagePath, requestFormFrom } from "#content/pages.ts";
import { Picture, type PictureName } from "../pictures/picture.tsx";

interface ClosingProps {
  /** The page that this section ends. */
  page: PagePath;
  title: string;
  children: ReactNode;
  /** The second link. The first leads to the request form, unless `href` says otherwise. */
  secondLink: { href: string; text: string };
  label?: string;
  /** Where the first link leads, if not to the request form. */
  href?: string;
  picture?: PictureName;
  /** Moves or hides the picture. */
  pictureClass?: string;
}

/** A page's last section, on a dark ground: two links and the phone number. */
export function Closing({
  page,
  title,
  children,
  secondLink,
  label = "Get a quote",
  href,
  picture,
  pictureClass = "",
}: ClosingProps) {
  return (
    <section className="dusk closing">
      {picture && <Picture className={pictureClass} name={picture} alt="" sizes="100vw" />}
      <div className="wrap split">
        <div className="wide:col-[1/9]">
          <h2>{title}</h2>
          <p className="lead">{children}</p>
          <div className="actions">
            <a className="btn" href={href ?? requestFormFrom(page)}>
              {label}
            </a>
            <a className="btn btn-line" href={secondLink.href}>
              {secondLink.text}
            </a>
          </div>
        </div>
        <aside className="phone:hidden wide:col-[9/13]" aria-label="Call us">
          <p className="label">Rather talk?</p>
          <p className="figure-number">
            <a href={business.phone.href}>{business.phone.display}</a>
          </p>
          <p className="small">{holdTogether(business.hours.text)}</p>
        </aside>
      </div>
    </section>
  );
}
