/** The sections, beside the text on wide screens. */
export function ArticleContents({ sections }: { sections: readonly { id: string; text: string }[] }) {
  return (
    <nav className="article-contents" aria-labelledby="contents">
      <h2 id="contents" className="label">
        In this article
      </h2>
      <ol>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
        <li>
          <a href="#notes">Notes and sources</a>
        </li>
      </ol>
    </nav>
  );
}
