import type { ReactNode } from "react";
import { textOf } from "#app/figures/text-with-figures.tsx";
import { Ground, type GroundProps } from "./ground.tsx";

interface SideSectionProps extends Omit<GroundProps, "insideClass"> {
  title: string;
  /** Under the title: the section in a sentence or two. */
  lead?: ReactNode;
  /** Under the lead. */
  intro?: ReactNode;
  columns?: keyof typeof columnClasses;
  /** The gap between title and text where one is above the other. */
  gapClass?: string;
  /** Small print under the text. */
  foot?: ReactNode;
  /** Below title and text. */
  after?: ReactNode;
}

/** The classes of the title and of the text, by how wide the title is and how far from it the text begins. */
const columnClasses = {
  third: ["wide:col-[1/5] wide:pr-8", "wide:col-[5/13]"],
  "close third": ["wide:col-[1/5]", "wide:col-[5/13]"],
  "distant third": ["wide:col-[1/5]", "wide:col-[6/13]"],
  half: ["wide:col-[1/6]", "wide:col-[7/13]"],
} as const;

/** A section whose title is beside its text if there is room. Its texts may name figures and link. */
export function SideSection({
  title,
  lead,
  intro,
  columns = "third",
  gapClass,
  foot,
  after,
  children,
  ...ground
}: SideSectionProps) {
  const [titleClass, textClass] = columnClasses[columns];
  return (
    <Ground insideClass={gapClass ? `split ${gapClass}` : "split"} {...ground}>
      <div className={titleClass}>
        <h2 id={ground.id}>{title}</h2>
        {lead && <p className="lead mt-4">{textOf(lead)}</p>}
        {typeof intro === "string" ? <p className="mt-4">{textOf(intro)}</p> : intro}
      </div>
      <div className={textClass}>
        {children}
        {foot && <p className="small mt-4">{textOf(foot)}</p>}
      </div>
      {after}
    </Ground>
  );
}
