import { type ArticleRecord, besides, readingMinutes, relatedTo } from "#content/articles/index.ts";
import { holdTogether } from "#content/hold-together.ts";

export function MoreArticles({ article }: { article: ArticleRecord }) {
  const { previous, next } = besides(article);
  return (
    <nav className="sand more-articles" aria-labelledby="related">
      <div className="wrap split">
        <h2 id="related" className="span-1-5">
          Related articles
        </h2>
        <ul className="lines span-5-13">
          {relatedTo(article).map((other) => (
            <li key={other.slug}>
              <b>
                <a href={`/blog/${other.slug}`}>{holdTogether(other.title)}</a>
              </b>
              <span className="small">
                {other.category}, {readingMinutes(other)} min read
              </span>
            </li>
          ))}
        </ul>
        <p className="more-beside span-5-13">
          {previous && (
            <a href={`/blog/${previous.slug}`} rel="prev">
              <span className="label">Previous</span> {holdTogether(previous.title)}
            </a>
          )}
          {next && (
            <a href={`/blog/${next.slug}`} rel="next">
              <span className="label">Next</span> {holdTogether(next.title)}
            </a>
          )}
        </p>
      </div>
    </nav>
  );
}
