import { PhoneFold } from "#app/controls/phone-fold.tsx";

/** The sections: folded above the text on a phone, next to it on wide screens. */
export function ArticleContents({ sections }: { sections: readonly { id: string; text: string }[] }) {
  return (
    <nav className="article-contents" aria-label="In this article">
      <h2 className="fold-title label">In this article</h2>
      <PhoneFold summary="In this article">
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
      </PhoneFold>
    </nav>
  );
}
