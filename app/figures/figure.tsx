import type { ReactNode } from "react";
import {
  claimOn,
  type FigureId,
  figure,
  historyOf,
  isUnderReview,
  planningFigureOn,
  valueOn,
} from "#content/figures/index.ts";
import { nextChange, textOn } from "#content/figures/records/record.ts";
import { longDate } from "#content/format.ts";
import { holdTogether } from "#content/hold-together.ts";
import { NoBreak } from "../components/no-break.tsx";
import { useToday } from "../routing/today.ts";

interface FigureProps {
  id: FigureId;
  /** Other words for the figure, such as "from $1,499". */
  children?: ReactNode;
  /** Prints the claim itself, for a sentence that says who gets it. */
  asClaim?: boolean;
}

/** A recorded figure: the one to plan on if it has one, otherwise its value. Says if the figure is under review. */
export function FigureValue({ id, children, asClaim = false }: FigureProps) {
  const day = useToday();
  const text = (asClaim ? undefined : planningFigureOn(id, day)?.inText) ?? valueOn(id, day);
  return (
    <>
      {children ?? (asClaim ? holdTogether(text) : <NoBreak text={text} />)}
      {isUnderReview(figure(id), day) && <span className="under-review"> (under review)</span>}
    </>
  );
}

/** A figure's value today, for a sentence that states the claim itself. */
export function TodaysValue({ id }: { id: FigureId }) {
  const day = useToday();
  return planningFigureOn(id, day)?.value ?? valueOn(id, day);
}

/** The claim of a figure, as a sentence. */
export function FigureClaim({ id }: { id: FigureId }) {
  return holdTogether(claimOn(id, useToday()));
}

/** Says when an earlier value ended. Shown in one place on the site, beside today's value. */
export function FigureHistory({ id }: { id: FigureId }) {
  return holdTogether(historyOf(id, useToday()));
}

/** What a figure assumes, its value today and from the next known change, and its source. */
export function FigureSource({ id }: { id: FigureId }) {
  const day = useToday();
  const record = figure(id);
  const { value, assumption, planningFigure, source, checkedOn, validUntil, isAboutNextChange } = record;
  const isExpired = isUnderReview(record, day);
  const comingChange = isAboutNextChange ? undefined : nextChange(planningFigure?.value ?? value, day, validUntil);
  return (
    <>
      {historyOf(id, day) === "" && <TextWithLink text={textOn(assumption, day)} />}{" "}
      {planningFigure && (
        <>
          {isExpired && "Figures last checked: "}
          <TextWithLink text={planningFigure.how(day)} />{" "}
        </>
      )}
      {comingChange && (
        <>
          From {longDate(comingChange.from)}: {comingChange.value}.{" "}
        </>
      )}
      {!source.own && (
        <>
          {source.url ? <a href={source.url}>{source.name}</a> : source.name},{" "}
          {source.secondhand ? "viewed" : "checked"} {longDate(checkedOn)}.{" "}
        </>
      )}
      {isExpired && <>It was valid until {longDate(validUntil)} and is being rechecked.</>}
    </>
  );
}

/** A text with at most one link, written "[words](/path)". */
function TextWithLink({ text }: { text: string }) {
  const [before, words, href, after] = holdTogether(text).split(/\[([^\]]+)\]\(([^)]+)\)/);
  if (href === undefined) return before;
  return (
    <>
      {before}
      <a href={href}>{words}</a>
      {after}
    </>
  );
}
