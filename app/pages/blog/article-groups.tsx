import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { HeldTogether } from "#app/figures/held-together.tsx";
import { isPictureName, Picture } from "#app/pictures/picture.tsx";
import { categories } from "#content/articles/categories.ts";
import { type ArticleRecord, articles, categorySlug } from "#content/articles/index.ts";
import { holdTogether } from "#content/hold-together.ts";
import { ArticleByline } from "./article-byline.tsx";

type Category = (typeof categories)[number];

const about: Record<Category, string> = {
  "Battery Storage": "Does a battery pay, and is it worth waiting?",
  "Hot Water": "Sizes, running cost, what to replace first",
  Solar: "Roofs, rules, tariffs and upkeep",
  Batteries: "Brands, warranties, virtual power plants and replacement",
};

export function ArticleGroups({ chosen, without }: { chosen?: Category | undefined; without?: ArticleRecord }) {
  return (chosen ? [chosen] : categories).map((category) => (
    <Group
      key={category}
      category={category}
      titled={!chosen}
      articles={articles.filter((article) => article.category === category && article !== without)}
    />
  ));
}

interface GroupProps {
  category: Category;
  titled: boolean;
  articles: readonly ArticleRecord[];
}

function Group({ category, titled, articles: all }: GroupProps) {
  const leads = all.filter(({ lead }) => lead);
  const others = all.filter((article) => !leads.includes(article));
  const id = categorySlug(category);
  return (
    <section className="wrap blog-group" aria-labelledby={titled ? id : undefined}>
      {titled && (
        <div className="blog-group-head">
          <h2 id={id}>{category}</h2>
          <p className="small">{about[category]}</p>
        </div>
      )}
      <div className={leads.length === 1 ? "blog-beside" : "blog-below"}>
        <ul className="blog-leads">
          {leads.map((article) => (
            <Entry key={article.slug} article={article} level={titled ? "h3" : "h2"} pictured />
          ))}
        </ul>
        {others.length > 0 && (
          <div className="blog-others">
            <PhoneFold summary={`${others.length} more on ${category.toLowerCase()}`}>
              <ul>
                {others.map((article) => (
                  <Entry key={article.slug} article={article} level={titled ? "h3" : "h2"} />
                ))}
              </ul>
            </PhoneFold>
          </div>
        )}
      </div>
    </section>
  );
}

interface EntryProps {
  article: ArticleRecord;
  level: "h2" | "h3";
  pictured?: boolean;
}

function Entry({ article, level: Heading, pictured: withPicture = false }: EntryProps) {
  return (
    <li>
      <article>
        {withPicture && isPictureName(article.picture) && (
          <Picture name={article.picture} alt="" sizes="(min-width: 64rem) 31rem, 92vw" />
        )}
        <Heading>
          <a href={`/blog/${article.slug}`}>
            <HeldTogether text={article.title} />
          </a>
        </Heading>
        <p>{holdTogether(article.excerpt)}</p>
        <ArticleByline article={article} />
      </article>
    </li>
  );
}
