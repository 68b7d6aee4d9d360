import { type ArticleRecord, besides, readingMinutes, relatedTo } from "#content/articles/index.ts";
import { holdTogether } from "#content/hold-together.ts";

export function MoreArticles({ article }: { article: ArticleRecord }) {
  const { previous, next } = besides(article);
  const beside = [
    { rel: "prev", label: "Previous", to: previous },
    { rel: "next", label: "Next", to: next },
  ];
  return (
    <nav className="sand py-section print:hidden" aria-labelledby="related">
      <div className="wrap split gap-y-4">
        <h2 id="related" className="text-[clamp(1.625rem,2.5vw,2.125rem)] wide:col-[1/4]">
          Related articles
        </h2>
        <ul className="rule-below wide:col-[4/13]">
          {relatedTo(article).map((other) => (
            <li key={other.slug} className="rule-above py-4.5">
              <a className="text-h4 no-underline hover:underline" href={`/blog/${other.slug}`}>
                {holdTogether(other.title)}
              </a>
              <p className="small mt-1">
                {other.category}, {readingMinutes(other)} min read
              </p>
            </li>
          ))}
        </ul>
        <p className="grid grid-cols-2 gap-x-8 phone:hidden wide:col-[4/13]">
          {beside.map(
            ({ rel, label, to }) =>
              to && (
                <a key={rel} className="no-underline hover:underline" href={`/blog/${to.slug}`} rel={rel}>
                  <span className="label block">{label}</span> {holdTogether(to.title)}
                </a>
              ),
          )}
        </p>
      </div>
    </nav>
  );
}
