import type { ArticleRecord } from "#content/articles/index.ts";
import { longDate } from "#content/format.ts";
import { electionNote } from "#content/rules/election.ts";
import { useToday } from "../routing/today.ts";

/** An article’s last line: when it was checked and, if it is about state programs, what an election could change. */
export function CheckedLine({ article }: { article: ArticleRecord }) {
  const today = useToday();
  return (
    <p className="small mt-6 max-w-[42em] wide:col-[4/13]">
      Checked on <time dateTime={article.checkedOn}>{longDate(article.checkedOn)}</time>, at the prices and rules of
      that day.{" "}
      {article.modelled && (
        <>
          Savings are for a modelled house: <a href="/how-we-calculate">how we work it out</a>.{" "}
        </>
      )}
      {article.stateProgram && electionNote(today, article.checkedOn)}
    </p>
  );
}
