import { Bars } from "../charts/bars.tsx";
import { YieldByMonth } from "../charts/yield-by-month.tsx";
import { FigureSource, FigureValue, TodaysValue } from "../figures/figure.tsx";
import { Callout, DontIf, Faq, More, Question, Worked } from "./blocks.tsx";
import { OnDay } from "./on-day.tsx";
import { ArticlePicture } from "./picture.tsx";
import { ArticleTable } from "./table.tsx";

/** What an article may use without importing it. */
export const articleComponents = {
  Figure: FigureValue,
  FigureSource,
  Today: TodaysValue,
  Table: ArticleTable,
  Worked,
  More,
  OnDay,
  Callout,
  DontIf,
  Faq,
  Question,
  Bars,
  YieldByMonth,
  Picture: ArticlePicture,
};
