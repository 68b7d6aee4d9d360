import { Closing } from "#app/components/closing.tsx";
import type { PageRequest } from "#app/page-request/page-request.ts";
import { SearchForm } from "#app/search/search-form.tsx";
import { categories } from "#content/articles/categories.ts";
import { articles, categorySlug } from "#content/articles/index.ts";
import { business } from "#content/business.ts";
import { longDate } from "#content/format.ts";
import { promises } from "#content/promises.ts";
import { longestQuestion } from "#content/search/question.ts";
import { loadFinder } from "#content/search/whole-index.ts";
import { lastChecked } from "./article-byline.tsx";
import { ArticleGroups } from "./article-groups.tsx";
import { CategoryLinks } from "./category-links.tsx";
import { Featured } from "./featured.tsx";
import { SearchResults } from "./search-results.tsx";

export const reads = () => ["q", "category"];

export async function Page({ question }: PageRequest) {
  const fields = new URLSearchParams(question);
  const query = fields.get("q")?.trim().slice(0, longestQuestion) ?? "";
  if (query !== "") return <SearchResults query={query} groups={(await loadFinder())(query)} />;
  return <Articles category={categoryOf(fields.get("category") ?? "")} />;
}

function categoryOf(slug: string): Category | undefined {
  return categories.find((category) => categorySlug(category) === categorySlug(slug));
}

type Category = (typeof categories)[number];

function Articles({ category }: { category: Category | undefined }) {
  const chosen = articles.filter((article) => !category || article.category === category);
  const featured = category ? undefined : articles[0];
  return (
    <>
      <header className="wrap split gap-y-5 pt-8 pb-6 wide:pt-14 wide:pb-10">
        <h1 className="wide:col-[1/13]">{category ?? "Straight answers on solar, batteries and hot water"}</h1>
        <p className="lead wide:col-[1/8]">
          {chosen.length} articles by {business.author}, for Victorian homes and businesses. Each starts with the
          answer, shows the sums and says when not to buy. Last checked on{" "}
          <time dateTime={lastChecked}>{longDate(lastChecked)}</time>.
        </p>
        <div className="wide:col-[9/13] wide:self-end">
          <SearchForm label="Search pages and articles" />
        </div>
      </header>
      <CategoryLinks chosen={category} />
      {featured && <Featured article={featured} />}
      <ArticleGroups chosen={category} {...(featured && { without: featured })} />
      <Closing title="Rather ask about your own house?" second={{ href: "/faq", text: "Short answers" }}>
        Send a bill or a photo of the switchboard. We’ll get back to you within {promises.requestReply}.
      </Closing>
    </>
  );
}
