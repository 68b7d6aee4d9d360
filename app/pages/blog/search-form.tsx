import { longestQuestion } from "#content/search/question.ts";

/** Works without a script: the answer is a page of its own. */
export function SearchForm({ query }: { query: string }) {
  return (
    <search className="span-9-13">
      <form id="search" className="blog-search" action="/blog" method="get">
        <label htmlFor="blog-query">Search pages and articles</label>
        <div>
          <input id="blog-query" type="search" name="q" defaultValue={query} maxLength={longestQuestion} />
          <button className="btn btn-line" type="submit">
            Search
          </button>
        </div>
      </form>
    </search>
  );
}
