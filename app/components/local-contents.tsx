import { PhoneFold } from "./phone-fold.tsx";

interface LocalContentsProps {
  /** The anchors of the page's sections, with their titles. */
  links: readonly { id: string; text: string }[];
  /** `ruled-contents`: the style for a long text. It is a prop so that only pages that pass it get its styles. */
  ruledClass?: string;
  numbered?: boolean;
}

/** Links to a long page's sections: in rows, folded on a phone. */
export function LocalContents({ links, ruledClass, numbered = false }: LocalContentsProps) {
  const List = numbered ? "ol" : "ul";
  return (
    <nav className={ruledClass ?? "wrap local-contents"} aria-label="On this page">
      <PhoneFold summary="On this page">
        <List>
          {links.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </List>
      </PhoneFold>
    </nav>
  );
}
