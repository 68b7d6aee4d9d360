import { PhoneFold } from "../controls/phone-fold.tsx";

interface LocalContentsProps {
  /** Anchors of the page's sections with what they say. */
  links: readonly (readonly [id: string, text: string])[];
}

/** Links to a long page's sections: in rows, folded on a phone. */
export function LocalContents({ links }: LocalContentsProps) {
  return (
    <nav className="wrap local-contents" aria-label="On this page">
      <PhoneFold summary="On this page">
        <ul>
          {links.map(([id, text]) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </nav>
  );
}
