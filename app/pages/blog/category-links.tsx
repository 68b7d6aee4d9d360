import { categories } from "#content/articles/categories.ts";
import { type ArticleRecord, articles, categorySlug } from "#content/articles/index.ts";

export function CategoryLinks({ chosen }: { chosen: ArticleRecord["category"] | undefined }) {
  const links = [
    { name: "All", href: "/blog", count: articles.length, current: !chosen },
    ...categories.map((category) => ({
      name: category,
      href: `/blog?category=${categorySlug(category)}`,
      count: articles.filter((article) => article.category === category).length,
      current: category === chosen,
    })),
  ];
  return (
    <nav className="wrap blog-categories" aria-label="Categories">
      <ul>
        {links.map(({ name, href, count, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? "page" : undefined}>
              {name} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
