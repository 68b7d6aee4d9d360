import { FigureSource, FigureValue } from "../figure.tsx";
import { Bars } from "./bars.tsx";
import { Callout, DontIf, Faq, Question, Worked } from "./blocks.tsx";
import { ArticlePicture } from "./picture.tsx";
import { ArticleTable } from "./table.tsx";
import { YieldByMonth } from "./yield-by-month.tsx";

/** What an article may use without importing it. */
export const articleComponents = {
  Figure: FigureValue,
  FigureSource,
  Table: ArticleTable,
  Worked,
  Callout,
  DontIf,
  Faq,
  Question,
  Bars,
  YieldByMonth,
  Picture: ArticlePicture,
};
