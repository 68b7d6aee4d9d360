import { maxQuestionLength } from "#content/search/entry.ts";

interface SearchFormProps {
  label: string;
  query?: string;
}

/** A search field that works without a script: its results are a page of the blog. */
export function SearchForm({ label, query = "" }: SearchFormProps) {
  return (
    <search>
      <form id="search" className="field max-w-[34rem]" action="/blog" method="get">
        <label htmlFor="search-query">{label}</label>
        <div className="flex gap-2">
          <input id="search-query" type="search" name="q" defaultValue={query} maxLength={maxQuestionLength} />
          <button className="btn btn-line" type="submit">
            Search
          </button>
        </div>
      </form>
    </search>
  );
}
