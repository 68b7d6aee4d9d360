import type { ArticleRecord } from "#content/articles/index.ts";
import { longDate } from "#content/format.ts";
import { electionNote } from "#content/rules/election.ts";
import { useToday } from "../page-request/today.tsx";

/** The one place in an article that says when it was checked and, where state programs matter, what an election means. */
export function ArticleChecked({ article }: { article: ArticleRecord }) {
  const today = useToday();
  return (
    <p className="article-checked">
      Prices and rules checked on <time dateTime={article.checked}>{longDate(article.checked)}</time>.{" "}
      {article.modelled && (
        <>
          Household figures come from our model, which runs through a full year in half-hour steps. See{" "}
          <a href="/how-we-calculate">how we calculate</a>.{" "}
        </>
      )}
      {article.stateProgram && electionNote(today, article.checked)}
    </p>
  );
}
