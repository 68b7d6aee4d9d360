import { claimOn, type FigureId, figure, historyOf, isUnderReview } from "#content/figures/index.ts";
import { textOn } from "#content/figures/records/record.ts";
import { capitalised } from "#content/format.ts";
import { holdTogether } from "#content/hold-together.ts";
import { useToday } from "../routing/today.ts";
import { FigureNote } from "./notes.tsx";

interface PlanningFigureProps {
  id: FigureId;
  /** Words before the figure, such as "Saves". */
  verb?: string;
  /** Prints it smaller, for use under another figure. */
  small?: boolean;
  /** Adds a note that says how it is worked out. */
  withNote?: boolean;
  /** Adds our claim and who gets it. */
  withClaim?: boolean;
  /** Adds the claim as it was before it changed. */
  withHistory?: boolean;
}

/** The figure to plan on, in large type, with what it assumes. Says if the figure is under review. */
export function PlanningFigure({
  id,
  verb,
  small = false,
  withNote = false,
  withClaim = false,
  withHistory = false,
}: PlanningFigureProps) {
  const day = useToday();
  const { value, planningFigure } = figure(id);
  const text = planningFigure?.value(day) ?? String(value);
  const alternative = planningFigure?.other?.(day);
  const claim = withClaim ? holdTogether(claimOn(id, day)) : "";
  const history = withHistory ? holdTogether(historyOf(id, day)) : "";
  return (
    <p className="with-claim">
      <b className={small ? "text-[1.25rem]" : undefined}>
        {holdTogether(verb ? `${verb} ${text}` : capitalised(text))}
      </b>{" "}
      {planningFigure && holdTogether(textOn(planningFigure.label, day))}
      {withNote && <FigureNote id={id} />}
      {isUnderReview(figure(id), day) && <span className="under-review"> (under review)</span>}.{" "}
      {alternative && <span className="block">{holdTogether(alternative)}.</span>} {claim}{" "}
      {history && <span className="block">{history}</span>}
    </p>
  );
}
