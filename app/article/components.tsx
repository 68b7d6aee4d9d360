import type { ReactNode } from "react";
import { holdTogether } from "#content/hold-together.ts";
import { PhoneFold } from "../components/phone-fold.tsx";
import { TableScroll } from "../components/table-scroll.tsx";
import { FigureSource, FigureValue, TodaysValue } from "../figures/figure.tsx";
import { isPictureName, Picture } from "../pictures/picture.tsx";
import { useToday } from "../routing/today.ts";
import { ArticleBars } from "./bars.tsx";
import { YieldByMonth } from "./yield-by-month.tsx";

/** The components that an article can use without importing them. */
export const articleComponents = {
  Figure: FigureValue,
  FigureSource,
  Today: TodaysValue,
  Table: ArticleTable,
  Worked: WorkedExample,
  More: MoreDetail,
  OnDay,
  Callout,
  DontIf,
  Faq: ArticleFaq,
  Question,
  Bars: ArticleBars,
  YieldByMonth,
  Picture: ArticlePicture,
};

/** A worked example: its case as the title, then the arithmetic line by line. */
function WorkedExample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className="worked">
      <figcaption className="fold-title">
        <span className="label block font-text text-accent">Worked example</span> {holdTogether(title)}
      </figcaption>
      <PhoneFold summary={`Worked example: ${title}`} plain>
        {children}
      </PhoneFold>
    </figure>
  );
}

/** Detail that most readers can skip: folded on a phone. */
function MoreDetail({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <div className="more my-4">
      <PhoneFold summary={summary}>{children}</PhoneFold>
    </div>
  );
}

/** A warning that must not be missed. */
function Callout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded border-2 border-l-8 border-clay bg-white px-5 pt-4 pb-5" role="note" aria-label={title}>
      <p className="text-h4 pb-2 text-clay">{holdTogether(title)}</p>
      {children}
    </div>
  );
}

/** The cases in which the advice doesn't hold. */
function DontIf({ title = "When not to", children }: { title?: string; children: ReactNode }) {
  return (
    <div className="border-t-2 border-clay pt-3.5" role="note" aria-label={title}>
      <p className="text-h4 pb-2 text-clay">{title}</p>
      {children}
    </div>
  );
}

function ArticleFaq({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">Questions people ask</h2>
      {children}
    </section>
  );
}

function Question({ ask, children }: { ask: string; children: ReactNode }) {
  return (
    <div className="question rule-above from-tablet:py-4.5">
      <h3 className="fold-title mb-1.5 text-h4">{holdTogether(ask)}</h3>
      <PhoneFold summary={ask} plain>
        {children}
      </PhoneFold>
    </div>
  );
}

/**
 * A value that depends on the day. An author writes `<OnDay>{(day) => moneyText(rebateOn(day))}</OnDay>`; the build computes it for the
 * years ahead, and stores each text with the day from which it applies.
 */
function OnDay({ steps }: { steps: readonly (readonly [from: string, text: string])[] }) {
  const today = useToday();
  return (steps.findLast(([from]) => from <= today) ?? steps[0])?.[1];
}

interface ArticlePictureProps {
  scene: string;
  alt: string;
  caption?: string;
}

function ArticlePicture({ scene, alt, caption }: ArticlePictureProps) {
  if (!isPictureName(scene))
    throw new Error(`<Picture scene="${scene}"> in content/articles: app/pictures/files/pictures.json doesn't list it`);
  return (
    <figure className="max-w-[39rem]">
      <Picture imageClass="w-full rounded" name={scene} alt={alt} sizes="(min-width: 48rem) 39rem, 92vw" />
      {caption && <figcaption className="small mt-2">{caption}</figcaption>}
    </figure>
  );
}

function ArticleTable({ caption, children }: { caption: string; children: ReactNode }) {
  return <TableScroll label={caption}>{children}</TableScroll>;
}
