import { Actions } from "#app/components/links.tsx";
import { HeadPicture } from "#app/pictures/head-picture.tsx";
import type { PageProps } from "#app/routing/page-route.ts";
import { SearchForm } from "#app/search/search-form.tsx";
import { business } from "#content/business.ts";
import { loadFinder } from "#content/search/whole-index.ts";

export async function Component({ question, today }: PageProps) {
  const typed = new URLSearchParams(question).get("typed");
  const nearest = typed ? (await loadFinder(today)).nearest(typed) : [];
  return (
    <section className="wrap split py-section">
      <div className="grid grid-cols-1 justify-items-start gap-5 wide:col-[1/8]">
        <p className="figure-number text-[clamp(5rem,16vw,12rem)] leading-[0.8] text-control" aria-hidden="true">
          404
        </p>
        <h1>Oops! Page not found</h1>
        <p className="lead">There’s nothing at this address. It may have moved or been mistyped.</p>
        {nearest.length > 0 && (
          <section aria-labelledby="nearest">
            <h2 className="text-h4" id="nearest">
              Were you looking for one of these?
            </h2>
            <ul className="mt-2 grid gap-2">
              {nearest.map(({ path, title }) => (
                <li key={path}>
                  <a className="go" href={path}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="w-full">
          <SearchForm label="Search the site" />
        </div>
        <Actions
          links={[
            { href: "/", text: "Return to Home" },
            { href: business.phone.href, text: `Call ${business.phone.display}` },
          ]}
        />
      </div>
      <HeadPicture name="house-night" />
    </section>
  );
}
