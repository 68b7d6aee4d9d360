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
    <nav className="wrap print:hidden" aria-label="Categories">
      <ul className="flex flex-wrap gap-x-7 border-b-2">
        {links.map(({ name, href, count, current }) => (
          <li key={href}>
            <a
              className="block border-b-3 border-transparent pt-2.5 pb-2 no-underline hover:border-eucalypt aria-[current]:border-eucalypt aria-[current]:font-[650]"
              href={href}
              aria-current={current ? "page" : undefined}
            >
              {name} <span className="text-label font-[400] text-quiet">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
