import { Actions } from "#app/components/links.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import type { PageProps } from "#app/routing/page-route.ts";
import { SearchForm } from "#app/search/search-form.tsx";
import { business } from "#content/business.ts";
import { loadFinder } from "#content/search/whole-index.ts";

export async function Component({ query, today }: PageProps) {
  const typedPath = new URLSearchParams(query).get("typed");
  const nearestPages = typedPath ? (await loadFinder(today)).nearest(typedPath) : [];
  return (
    <section className="wrap split pb-section tablet:pt-8">
      <div className="grid grid-cols-1 justify-items-start gap-5 wide:col-[1/8] wide:pt-8 wide:pr-10">
        <p className="label" aria-hidden="true">
          404
        </p>
        <h1>Oops! Page not found</h1>
        <p className="lead">There’s nothing at this address. It may have moved or been mistyped.</p>
        {nearestPages.length > 0 && (
          <section className="w-full" aria-labelledby="nearest">
            <h2 className="text-h4" id="nearest">
              Were you looking for one of these?
            </h2>
            <ul className="rule-below mt-3">
              {nearestPages.map(({ path, title }) => (
                <li key={path} className="rule-above">
                  <a className="block py-3 semibold" href={path}>
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
      <Picture
        className="mx-[calc((var(--axis)-100vw)/2)] phone:row-start-1 tablet:row-start-1 wide:col-[8/13] wide:row-start-1 wide:ml-0 print:hidden"
        imageClass="h-36 w-full object-cover object-[62%_60%] tablet:h-64 wide:h-full wide:min-h-[34rem]"
        name="house-night"
        alt=""
        sizes="(min-width: 64rem) 85rem, 100vw"
        priority
      />
    </section>
  );
}
