import { HighlightedText } from "#app/search/results.tsx";
import { business } from "#content/business.ts";
import type { Found, FoundGroup } from "#content/search/find.ts";
import { usefulPlaces } from "#content/search/useful-places.ts";
import { SearchForm } from "./search-form.tsx";

/** What a search finds on the whole site, as a page of its own. */
export function SearchResults({ query, groups }: { query: string; groups: readonly FoundGroup[] }) {
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  return (
    <>
      <header className="wrap split blog-head">
        <div className="span-1-8">
          <h1>Search</h1>
          <p className="lead search-echo">
            {count === 0 ? "No results found." : `${count} ${count === 1 ? "result" : "results"} for “${query}”`}
          </p>
        </div>
        <SearchForm query={query} />
      </header>
      <div className="wrap split search-page">
        {groups.map(({ category, results }) => (
          <section className="span-1-8" key={category} aria-labelledby={`found-${category}`}>
            <h2 className="label" id={`found-${category}`}>
              {category}
            </h2>
            <ul className="lines">
              {results.map((found) => (
                <Result key={found.path} found={found} />
              ))}
            </ul>
          </section>
        ))}
        {count === 0 && <Nothing />}
      </div>
    </>
  );
}

function Result({ found }: { found: Found }) {
  return (
    <li>
      <a href={found.path}>
        <b>
          <HighlightedText parts={found.titleParts} />
        </b>
      </a>
      <p>
        <HighlightedText parts={found.descriptionParts} />
      </p>
    </li>
  );
}

function Nothing() {
  return (
    <section className="span-1-8" aria-label="Where to go instead">
      <ul className="lines">
        {usefulPlaces.map(({ path, text }) => (
          <li key={path}>
            <a href={path}>
              <b>{text}</b>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        Or call <a href={business.phone.href}>{business.phone.display}</a>. Open {business.hours.text}
      </p>
    </section>
  );
}
