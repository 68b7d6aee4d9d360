import type { ReactNode } from "react";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { HeadPicture } from "#app/pictures/head-picture.tsx";
import type { PictureName } from "#app/pictures/picture.tsx";
import type { PagePath } from "#content/pages.ts";
import { type Action, Actions } from "./links.tsx";
import { Ticks } from "./points.tsx";

interface HeroProps {
  path: PagePath;
  title: ReactNode;
  /** What the page offers, in a sentence or two. */
  lead: ReactNode;
  /** Links; the first is the main button. */
  actions?: readonly Action[];
  /** Why to trust us, a few words each; they may name figures and link. */
  trust?: readonly string[];
  /** Beside everything if there is room. A phone loads it only with `strip`. */
  picture?: PictureName;
  /** Shows the picture above the title on a phone. */
  strip?: "above";
  /** The price, or whatever else visitors come for. */
  children?: ReactNode;
}

/** A page's first screen: what it offers, what it costs, what to do, and why to trust us. */
export function Hero({ path, title, lead, actions = [], trust = [], picture, strip, children }: HeroProps) {
  return (
    <section
      className={`wrap pb-8 ${picture ? "split gap-y-4 wide:grid-rows-[auto_1fr]" : ""} ${strip ? "from-tablet:pt-6" : "pt-6"}`}
    >
      <div className="wide:col-[1/7] wide:row-span-2">
        <div className={picture ? "" : "split gap-y-4"}>
          <div className="wide:col-[1/8]">
            <Breadcrumb path={path} />
            <h1>{title}</h1>
          </div>
          <p className={picture ? "lead mt-4" : "lead wide:col-[8/13] wide:self-end"}>{lead}</p>
        </div>
        {children}
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-4">
          {actions.length > 0 && <Actions links={actions} className="phone:w-full" />}
          {!picture && <Trust items={trust} />}
        </div>
      </div>
      {picture && <HeadPicture name={picture} shape="4:3" {...(strip && { strip })} />}
      {picture && <Trust items={trust} className="wide:col-[7/13] wide:self-start wide:pl-12" />}
    </section>
  );
}

function Trust({ items, className = "" }: { items: readonly string[]; className?: string }) {
  return items.length > 0 && <Ticks items={items} className={`flex flex-wrap gap-x-6 text-small ${className}`} />;
}
