import { PhoneFold } from "#app/controls/phone-fold.tsx";

interface LegalContentsProps {
  /** Anchors of the page's clauses with their titles. */
  links: readonly (readonly [id: string, title: string])[];
  /** Where the clauses have numbers. */
  numbered?: boolean;
}

export function LegalContents({ links, numbered = false }: LegalContentsProps) {
  const List = numbered ? "ol" : "ul";
  return (
    <nav className="legal-contents" aria-label="On this page">
      <p className="label" aria-hidden="true">
        On this page
      </p>
      <PhoneFold summary="On this page">
        <List>
          {links.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </List>
      </PhoneFold>
    </nav>
  );
}
