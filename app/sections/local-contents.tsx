import { PhoneFold } from "../controls/phone-fold.tsx";

interface LocalContentsProps {
  /** Anchors of the page's sections with what they say. */
  links: readonly (readonly [id: string, text: string])[];
  /** Ruled like clauses, with or without their numbers: legal/legal.css. */
  ruled?: "plain" | "numbered";
}

/** Links to a long page's sections: in rows, folded on a phone. */
export function LocalContents({ links, ruled }: LocalContentsProps) {
  const List = ruled === "numbered" ? "ol" : "ul";
  return (
    <nav className={ruled ? "ruled-contents" : "wrap local-contents"} aria-label="On this page">
      <PhoneFold summary="On this page">
        <List>
          {links.map(([id, text]) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </List>
      </PhoneFold>
    </nav>
  );
}
