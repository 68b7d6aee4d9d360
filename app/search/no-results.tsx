import { usefulPlaces } from "#content/search/useful-places.ts";

/** Three places to go and a number to call. */
export function UsefulPlaces({ phone, hours }: { phone: { display: string; href: string }; hours: string }) {
  return (
    <>
      <ul>
        {usefulPlaces.map(({ path, text }) => (
          <li key={path}>
            <a href={path}>{text}</a>
          </li>
        ))}
      </ul>
      <p className="small">
        Or call <a href={phone.href}>{phone.display}</a>. Open {hours}
      </p>
    </>
  );
}

/** Shown while the index is not there, and when it never came. */
export function IndexTrouble({ typed, failed, onRetry }: { typed: string; failed: boolean; onRetry(): void }) {
  return (
    <>
      <p>
        {failed ? "Search didn’t load." : "Search is slow to load. Trying again."}{" "}
        <a href={`/blog?${new URLSearchParams({ q: typed })}`}>See all results</a>
      </p>
      {failed && (
        <button className="btn btn-line" type="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </>
  );
}
