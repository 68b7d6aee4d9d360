import { Picture } from "#app/pictures/picture.tsx";
import { business } from "#content/business.ts";

export function Page() {
  return (
    <section className="wrap failure beside-picture">
      <Picture className="head-picture" name="house-night" alt="" sizes="(min-width: 64rem) 30rem, 1rem" />
      <p className="failure-number" aria-hidden="true">
        404
      </p>
      <h1>Oops! Page not found</h1>
      <p className="lead">There’s nothing at this address. It may have moved or been mistyped.</p>
      <form className="failure-search" action="/blog" method="get">
        <label htmlFor="missing-search">Search the site</label>
        <div>
          <input id="missing-search" type="search" name="q" placeholder="Pages and articles" />
          <button className="btn btn-line" type="submit">
            Search
          </button>
        </div>
      </form>
      <p className="actions">
        <a className="btn" href="/">
          Return to Home
        </a>
        <a className="btn btn-line" href={business.phone.href}>
          Call {business.phone.display}
        </a>
      </p>
    </section>
  );
}
