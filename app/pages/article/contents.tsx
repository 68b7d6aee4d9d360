import { PhoneFold } from "#app/components/phone-fold.tsx";

/** The sections: folded above the text on a phone, next to it on wide screens. */
export function ArticleContents({ sections }: { sections: readonly { id: string; text: string }[] }) {
  const links = [...sections, { id: "notes", text: "Notes and sources" }];
  return (
    <nav
      className="mb-6 text-small leading-[1.35] wide:sticky wide:top-34 wide:col-[1/4] wide:max-h-[calc(100vh-10rem)] wide:self-start wide:overflow-y-auto wide:pr-14 print:hidden"
      aria-label="In this article"
    >
      <h2 className="fold-title label font-text tracking-[0]">In this article</h2>
      <PhoneFold summary="In this article">
        <ol className="tablet:columns-2 tablet:gap-x-8">
          {links.map(({ id, text }) => (
            <li key={id} className="rule-above break-inside-avoid">
              <a className="block py-2 no-underline hover:underline" href={`#${id}`}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </PhoneFold>
    </nav>
  );
}
