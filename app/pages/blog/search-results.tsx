import type { ReactNode } from "react";
import { PhoneLink } from "#app/components/links.tsx";
import { HighlightedText } from "#app/search/results.tsx";
import { SearchForm } from "#app/search/search-form.tsx";
import { business } from "#content/business.ts";
import { countText } from "#content/count-text.ts";
import type { Finder, SearchResult } from "#content/search/find.ts";

/** The results of a search of the whole site, as a page. */
export function SearchResults({ query, finder }: { query: string; finder: Finder }) {
  const groups = finder.find(query);
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  return (
    <>
      <HeadWithSearch title="Search" query={query}>
        {count === 0 ? "No results found." : `${countText(count, "result")} for “${query}”`}
      </HeadWithSearch>
      <div className="wrap split pb-section">
        {groups.map(({ category, results }) => (
          <section className="wide:col-[1/8]" key={category} aria-labelledby={`found-${category}`}>
            <h2 className="label mb-2 font-text tracking-[0]" id={`found-${category}`}>
              {category}
            </h2>
            <ul className="rule-below">
              {results.map(({ path, titleParts, descriptionParts }) => (
                <li key={path} className="rule-above py-4.5">
                  <a className="text-h4" href={path}>
                    <HighlightedText parts={titleParts} />
                  </a>
                  <p className="mt-1 max-w-[36em]">
                    <HighlightedText parts={descriptionParts} />
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {count === 0 && <NearestPages pages={finder.nearest(query)} />}
      </div>
    </>
  );
}

interface HeadWithSearchProps {
  title: string;
  query?: string;
  children: ReactNode;
}

/** A title, and a field to search the site. */
export function HeadWithSearch({ title, query, children }: HeadWithSearchProps) {
  return (
    <header className="wrap split gap-y-5 pt-8 pb-6 wide:pt-14 wide:pb-10">
      <h1 className="wide:col-[1/13]">{title}</h1>
      <p className="lead wrap-anywhere wide:col-[1/8]">{children}</p>
      <div className="wide:col-[9/13] wide:self-end">
        <SearchForm label="Search pages and articles" {...(query && { query })} />
      </div>
    </header>
  );
}

function NearestPages({ pages }: { pages: readonly SearchResult[] }) {
  return (
    <section className="wide:col-[1/8]" aria-labelledby="nearest">
      <h2 className="label mb-2 font-text tracking-[0]" id="nearest">
        Nearest pages
      </h2>
      <ul className="rule-below">
        {pages.map(({ path, title, description }) => (
          <li key={path} className="rule-above py-4.5">
            <a className="text-h4" href={path}>
              {title}
            </a>
            <p className="mt-1 max-w-[36em]">{description}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        Or call <PhoneLink />. Open {business.hours.text}.
      </p>
    </section>
  );
}
