import type { SearchHit } from "#content/search/find.ts";
import { usefulPlaces } from "#content/search/useful-places.ts";

type Place = Pick<SearchHit, "path" | "title">;

interface WhereToGoProps {
  /** The nearest pages to a query without results. */
  nearest?: readonly Place[] | undefined;
  /** The pages that the visitor has just seen. */
  recent: readonly Place[];
  phone: { display: string; href: string };
  hours: string;
}

/** Pages to go to if there are no results, and a number to call. */
export function WhereToGo({ nearest, recent, phone, hours }: WhereToGoProps) {
  return (
    <div className="search-else">
      {nearest && <p className="semibold">No results found.</p>}
      {!nearest && recent.length > 0 && <Places title="You were on" places={recent} />}
      <Places
        title={nearest ? "Nearest pages" : recent.length > 0 && "Often looked for"}
        places={nearest ?? usefulPlaces}
      />
      <p className="small">
        Or call <a href={phone.href}>{phone.display}</a>. Open {hours}
      </p>
    </div>
  );
}

function Places({ title, places }: { title: string | false; places: readonly Place[] }) {
  return (
    <>
      {title && <p className="label">{title}</p>}
      <ul>
        {places.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shown while the index is loading, and if loading failed. */
export function IndexTrouble({
  typed,
  text,
  onRetry,
}: {
  typed: string;
  text: string;
  onRetry: (() => void) | undefined;
}) {
  return (
    <div className="search-else">
      <p>
        {text} <a href={`/blog?${new URLSearchParams({ q: typed })}`}>See all results</a>
      </p>
      {onRetry && (
        <button className="btn btn-line" type="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
