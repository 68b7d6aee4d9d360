import { Closing } from "#app/components/closing.tsx";
import type { PageProps } from "#app/routing/page-route.ts";
import { articles, categorySlug } from "#content/articles/index.ts";
import { business } from "#content/business.ts";
import { longDate } from "#content/format.ts";
import { replyWithinText } from "#content/promises.ts";
import { maxQuestionLength } from "#content/search/entry.ts";
import { loadFinder } from "#content/search/whole-index.ts";
import {
  type ArticleGroup,
  ArticleGroups,
  articlesOf,
  FeaturedArticle,
  GroupLinks,
  groupOfCategory,
  lastChecked,
} from "./article-groups.tsx";
import { HeadWithSearch, SearchResults } from "./search-results.tsx";

/** All articles. With `?q=`, the results of a search of the whole site, for visitors without scripts. */
export async function Component({ query, today }: PageProps) {
  const fields = new URLSearchParams(query);
  const searchedText = fields.get("q")?.trim().slice(0, maxQuestionLength) ?? "";
  if (searchedText !== "") return <SearchResults query={searchedText} finder={await loadFinder(today)} />;
  return <Articles group={groupOfCategory(categorySlug(fields.get("category") ?? ""))} />;
}

function Articles({ group }: { group: ArticleGroup | undefined }) {
  const chosenArticles = articlesOf(group);
  const featuredArticle = group ? undefined : articles[0];
  return (
    <>
      <HeadWithSearch title={group?.title ?? "Straight answers on solar, batteries and hot water"}>
        {chosenArticles.length} articles by {business.author}, for Victorian homes and businesses. Each starts with the
        answer, shows the sums and says when not to buy. Last checked on{" "}
        <time dateTime={lastChecked}>{longDate(lastChecked)}</time>.
      </HeadWithSearch>
      <GroupLinks chosenGroup={group} />
      {featuredArticle && <FeaturedArticle article={featuredArticle} />}
      <ArticleGroups chosenGroup={group} featuredArticle={featuredArticle} />
      <Closing
        page="/blog"
        title="Rather ask about your own house?"
        secondLink={{ href: "/faq", text: "Short answers" }}
      >
        Send a bill or a photo of the switchboard. We’ll get back to you {replyWithinText}.
      </Closing>
    </>
  );
}
