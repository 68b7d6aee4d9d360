import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pageHandle } from "#app/document/head.ts";
import { Closing } from "#app/sections/closing.tsx";
import { type ArticleRecord, articles, categorySlug } from "#content/articles/index.ts";
import { categories } from "#content/articles/order.ts";
import { promises } from "#content/promises.ts";
import type { FoundGroup } from "#content/search/find.ts";
import { longestQuestion } from "#content/search/question.ts";
import { loadFinder } from "#content/search/whole-index.ts";
import { ArticleList } from "./article-list.tsx";
import { CategoryLinks } from "./category-links.tsx";
import { Featured } from "./featured.tsx";
import { SearchForm } from "./search-form.tsx";
import { SearchResults } from "./search-results.tsx";

export const handle = {
  ...pageHandle("/blog", ({ url }) => (queryIn(url) === "" ? {} : { title: "Search results" })),
  reads: () => ["q", "category"],
};

export async function loader({ request }: LoaderFunctionArgs): Promise<Choice> {
  const url = new URL(request.url);
  const wanted = categorySlug(url.searchParams.get("category") ?? "");
  const category = categories.find((known) => categorySlug(known) === wanted);
  const query = queryIn(url);
  return { category, query, found: query === "" ? undefined : (await loadFinder())(query) };
}

export function Component() {
  const { category, query, found } = useLoaderData<Choice>();
  if (found) return <SearchResults query={query} groups={found} />;
  const chosen = articles.filter((article) => !category || article.category === category);
  const [first, ...rest] = chosen;
  return (
    <>
      <header className="wrap split blog-head">
        <div className="span-1-8">
          <h1>{category ?? "Straight answers on solar, batteries and hot water"}</h1>
          <p className="lead">
            {chosen.length} articles for Victorian homes and businesses. Each one shows its working, lists its sources
            and tells you when not to buy.
          </p>
        </div>
        <SearchForm query={query} />
      </header>
      <CategoryLinks chosen={category} />
      {first && !category && <Featured article={first} />}
      <ArticleList articles={category ? chosen : rest} />
      <Closing title="Rather ask about your own house?" second={{ href: "/faq", text: "Short answers" }}>
        Send a bill or a photo of the switchboard. We come back to you within {promises.requestReply}.
      </Closing>
    </>
  );
}

function queryIn({ searchParams }: URL): string {
  return searchParams.get("q")?.trim().slice(0, longestQuestion) ?? "";
}

interface Choice {
  category: ArticleRecord["category"] | undefined;
  query: string;
  /** What the query finds on the whole site, where there is one. */
  found: readonly FoundGroup[] | undefined;
}
