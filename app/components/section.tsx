import type { ReactNode } from "react";
import { textOf } from "#app/figures/text-with-figures.tsx";
import { Ground, type GroundProps } from "./ground.tsx";

interface SectionProps extends Omit<GroundProps, "insideClass"> {
  title: ReactNode;
  titleClass?: string;
  lead?: ReactNode;
  /** The lead is beside the title if there is room. */
  beside?: boolean;
  /** Small print at the end. */
  foot?: ReactNode;
}

/** A section under its title. Its texts may name figures and link. */
export function Section({ title, titleClass, lead, beside = false, foot, children, ...ground }: SectionProps) {
  const heading = (
    <>
      <h2 id={ground.id} className={beside ? "wide:col-[1/8]" : titleClass}>
        {title}
      </h2>
      {lead && <p className={beside ? "lead wide:col-[9/13]" : "lead mt-4"}>{textOf(lead)}</p>}
    </>
  );
  return (
    <Ground {...ground}>
      {beside ? <div className="split phone:gap-y-4">{heading}</div> : heading}
      {children}
      {foot && <p className="small mt-6">{textOf(foot)}</p>}
    </Ground>
  );
}
