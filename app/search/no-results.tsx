import type { SearchResult } from "#content/search/find.ts";
import { usefulPages } from "#content/search/useful-pages.ts";

type PageLink = Pick<SearchResult, "path" | "title">;

interface WhereToGoProps {
  /** The pages nearest to a query that has no results. */
  nearest?: readonly PageLink[] | undefined;
  /** The pages that the visitor has just seen. */
  recent: readonly PageLink[];
  phone: { display: string; href: string };
  hours: string;
}

/** Where to go while there are no results: some pages, or our phone number. */
export function WhereToGo({ nearest, recent, phone, hours }: WhereToGoProps) {
  return (
    <div className="search-else">
      {nearest && <p className="semibold">No results found.</p>}
      {!nearest && recent.length > 0 && <PageList title="Recently viewed" pages={recent} />}
      <PageList
        title={nearest ? "Nearest pages" : recent.length > 0 && "Popular pages"}
        pages={nearest ?? usefulPages}
      />
      <p className="small">
        Or call <a href={phone.href}>{phone.display}</a>. Open {hours}
      </p>
    </div>
  );
}

function PageList({ title, pages }: { title: string | false; pages: readonly PageLink[] }) {
  return (
    <>
      {title && <p className="label">{title}</p>}
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <a href={page.path}>{page.title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shown while the index is loading, and if it couldn't be loaded. */
export function IndexNotLoaded({
  typedText,
  text,
  onRetry,
}: {
  typedText: string;
  text: string;
  onRetry: (() => void) | undefined;
}) {
  return (
    <div className="search-else">
      <p>
        {text} <a href={`/blog?${new URLSearchParams({ q: typedText })}`}>See all results</a>
      </p>
      {onRetry && (
        <button className="btn btn-line" type="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
