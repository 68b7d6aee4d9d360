import { NoBreak } from "#app/components/no-break.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { isPictureName, Picture } from "#app/pictures/picture.tsx";
import type { categories as allCategories } from "#content/articles/categories.ts";
import { type ArticleRecord, articles, categorySlug, readingMinutes } from "#content/articles/index.ts";
import { longDate } from "#content/format.ts";
import { holdTogether } from "#content/hold-together.ts";

type Category = (typeof allCategories)[number];

const descriptions: Record<Category, string> = {
  "Battery Storage": "Is a battery worth it, and how big should it be?",
  "Hot Water": "Sizes, running cost, what to replace first",
  Solar: "Roofs, rules, tariffs and upkeep",
  Batteries: "Brands, warranties and virtual power plants",
};

/** The day of the latest check, shown at the top of the page. Only an article that was checked on another day shows its own. */
export const lastChecked =
  articles
    .map(({ checkedOn }) => checkedOn)
    .sort()
    .at(-1) ?? "";

/** The groups to choose from. Both categories about batteries are one group, whose articles show their category. */
const groups = [
  { title: "Batteries", categories: ["Battery Storage", "Batteries"] },
  { title: "Hot Water", categories: ["Hot Water"] },
  { title: "Solar", categories: ["Solar"] },
] as const satisfies readonly ArticleGroup[];

export interface ArticleGroup {
  title: string;
  categories: readonly Category[];
}

/** The group to which the category in a `?category=` belongs. */
export function groupOfCategory(slug: string): ArticleGroup | undefined {
  return groups.find(({ categories }) => categories.some((category) => categorySlug(category) === slug));
}

export function GroupLinks({ chosenGroup }: { chosenGroup: ArticleGroup | undefined }) {
  const links = [undefined, ...groups].map((group) => ({
    name: group?.title ?? "All",
    href: group ? `/blog?category=${categorySlug(group.title)}` : "/blog",
    count: articlesOf(group).length,
    isCurrent: group === chosenGroup,
  }));
  return (
    <nav className="wrap print:hidden" aria-label="Categories">
      <ul className="flex flex-wrap gap-x-7 border-b-2 phone:gap-x-3.5">
        {links.map(({ name, href, count, isCurrent }) => (
          <li key={href}>
            <a
              className="block border-b-3 border-transparent pt-2.5 pb-2 no-underline hover:border-eucalypt aria-[current]:border-eucalypt aria-[current]:font-[650]"
              href={href}
              aria-current={isCurrent ? "page" : undefined}
            >
              {name} <span className="text-label font-[400] text-quiet">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A group's articles, or all articles without a group. */
export function articlesOf(group: ArticleGroup | undefined): readonly ArticleRecord[] {
  return group
    ? group.categories.flatMap((category) => articles.filter((article) => article.category === category))
    : articles;
}

export function FeaturedArticle({ article }: { article: ArticleRecord }) {
  return (
    <article className="wrap split pt-8 pb-10 phone:gap-y-4">
      <Picture
        className="wide:col-[1/8]"
        imageClass="w-full rounded wide:h-full wide:object-cover"
        name="house-noon"
        alt=""
        sizes="(min-width: 64rem) 45rem, 95vw"
        priority
      />
      <div className="wide:col-[9/13]">
        <h2 className="mb-3 text-[clamp(1.75rem,2.8vw,2.375rem)]">
          <a className="no-underline hover:underline" href={`/blog/${article.slug}`}>
            {holdTogether(article.title)}
          </a>
        </h2>
        <p>{holdTogether(article.excerpt)}</p>
        <Byline article={article} showsCategory />
      </div>
    </article>
  );
}

interface ArticleGroupsProps {
  chosenGroup: ArticleGroup | undefined;
  featuredArticle: ArticleRecord | undefined;
}

/** The chosen group, or all groups, without the featured article. */
export function ArticleGroups({ chosenGroup, featuredArticle }: ArticleGroupsProps) {
  return (chosenGroup ? [chosenGroup] : groups).map((group) => (
    <GroupSection
      key={group.title}
      group={group}
      hasTitle={!chosenGroup}
      articles={articlesOf(group).filter((article) => article !== featuredArticle)}
    />
  ));
}

interface GroupSectionProps {
  group: ArticleGroup;
  hasTitle: boolean;
  articles: readonly ArticleRecord[];
}

/** The first row has one to three articles with pictures, so that only full rows of three follow. */
function GroupSection({ group: { title, categories }, hasTitle, articles: groupArticles }: GroupSectionProps) {
  const inOrder = groupArticles.toSorted((a, b) => Number(b.leadsCategory ?? false) - Number(a.leadsCategory ?? false));
  const leadArticles = inOrder.slice(0, groupArticles.length % 3 || 3);
  const otherArticles = inOrder.slice(leadArticles.length);
  const id = categorySlug(title);
  const level = hasTitle ? "h3" : "h2";
  const showsCategory = categories.length > 1;
  return (
    <section className="wrap pb-6 from-tablet:pb-10 wide:pb-14" aria-labelledby={hasTitle ? id : undefined}>
      {hasTitle && (
        <div className="heavy-rule-above mb-5 flex flex-wrap items-baseline gap-x-6 pt-3 phone:block">
          <h2 className="text-[clamp(1.5rem,2.4vw,2rem)]" id={id}>
            {title}
          </h2>
          <p className="small phone:mt-1">
            {categories.map((category) => (
              <span className="block" key={category}>
                {showsCategory && <b className="text-accent">{category}:</b>} {descriptions[category]}
              </span>
            ))}
          </p>
        </div>
      )}
      <ul className={leadGridClasses[leadArticles.length]}>
        {leadArticles.map((article, index) => (
          <li key={article.slug} className="phone:not-first:rule-above phone:not-first:mt-4 phone:not-first:pt-4">
            <ArticleEntry
              article={article}
              level={level}
              showsCategory={showsCategory}
              look={leadLook(leadArticles.length, index)}
            />
          </li>
        ))}
      </ul>
      {otherArticles.length > 0 && (
        <div className="mt-4 from-tablet:mt-7">
          <PhoneFold summary={`${otherArticles.length} more on ${title.toLowerCase()}`}>
            <ul className="from-tablet:grid from-tablet:grid-cols-2 from-tablet:gap-x-8 wide:grid-cols-3">
              {otherArticles.map((article) => (
                <li key={article.slug} className="rule-above py-4">
                  <ArticleEntry article={article} level={level} showsCategory={showsCategory} look="small" />
                </li>
              ))}
            </ul>
          </PhoneFold>
        </div>
      )}
    </section>
  );
}

/** A single lead article has its picture beside its text. If there are several, a phone shows only the first picture large. */
function leadLook(count: number, index: number): keyof typeof pictureClasses {
  if (count === 1) return "beside";
  return index === 0 ? "above" : "above-from-tablet";
}

const leadGridClasses: Record<number, string> = {
  2: "from-tablet:grid from-tablet:grid-cols-2 from-tablet:gap-8",
  3: "from-tablet:grid from-tablet:grid-cols-3 from-tablet:gap-8",
};

const pictureClasses = {
  beside: "from-tablet:row-span-3",
  above: "",
  "above-from-tablet": "phone:float-right phone:mb-1.5 phone:ml-4 phone:w-24",
  small: "float-right mb-1.5 ml-4 w-24",
} as const;

const imageClasses = {
  beside: "mb-4 aspect-[2] w-full rounded object-cover object-[50%_75%]",
  above: "mb-4 aspect-[16/9] w-full rounded object-cover phone:aspect-[2]",
  "above-from-tablet": "aspect-[8/5] w-full rounded object-cover from-tablet:mb-4 from-tablet:aspect-[16/9]",
  small: "aspect-[8/5] w-full rounded object-cover",
} as const;

const tabletSizes = "(min-width: 64rem) 31rem, (min-width: 48rem) 46vw, 6rem";

interface ArticleEntryProps {
  article: ArticleRecord;
  level: "h2" | "h3";
  look: keyof typeof pictureClasses;
  /** Shows the article's category, for a group with several. */
  showsCategory: boolean;
}

function ArticleEntry({ article, level: Heading, look, showsCategory }: ArticleEntryProps) {
  const { slug, title, excerpt, picture } = article;
  const isBeside = look === "beside";
  return (
    <article
      className={
        isBeside
          ? "from-tablet:grid from-tablet:grid-cols-2 from-tablet:grid-rows-[auto_auto_1fr] from-tablet:gap-x-8"
          : ""
      }
    >
      {isPictureName(picture) && (
        <Picture
          className={pictureClasses[look]}
          imageClass={imageClasses[look]}
          name={picture}
          alt=""
          sizes={
            look === "small" ? "6rem" : look === "above-from-tablet" ? tabletSizes : "(min-width: 64rem) 31rem, 92vw"
          }
        />
      )}
      <Heading className={isBeside ? "mb-1.5 text-h3" : "mb-1.5 text-h4"}>
        <a className="no-underline hover:underline" href={`/blog/${slug}`}>
          <NoBreak text={title} />
        </a>
      </Heading>
      <p className="clear-right max-w-[36em] text-[1rem] leading-[1.45]">{holdTogether(excerpt)}</p>
      <Byline article={article} showsCategory={showsCategory} />
    </article>
  );
}

interface BylineProps {
  article: ArticleRecord;
  /** Shows the category, because no heading does. */
  showsCategory?: boolean;
}

function Byline({ article, showsCategory = false }: BylineProps) {
  const { checkedOn } = article;
  return (
    <p className="mt-1.5 flex flex-wrap items-baseline gap-x-4 text-label text-quiet">
      {showsCategory && <b className="semibold text-accent">{article.category}</b>}
      {checkedOn !== lastChecked && <time dateTime={checkedOn}>{longDate(checkedOn)}</time>}
      <span>{readingMinutes(article)} min read</span>
    </p>
  );
}
