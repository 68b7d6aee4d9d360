import { createContext, use } from "react";
import { Actions } from "#app/components/links.tsx";
import type { ArticleText } from "#content/articles/text.ts";
import { business } from "#content/business.ts";

/** The article that is being read. */
export const ArticleContext = createContext<{ slug: string; cta: ArticleText["cta"] } | undefined>(undefined);

/** The one thing to do after reading; the form learns which article led there. */
export function CallToAction() {
  const article = use(ArticleContext);
  if (!article) throw new Error("CallToAction needs an article around it");
  const { title, text, button } = article.cta;
  return (
    <aside
      className="dusk grid gap-x-8 gap-y-4 rounded px-4 pt-7 pb-8 wide:grid-cols-[1fr_auto] wide:items-end wide:px-8"
      aria-labelledby="action"
    >
      <div>
        <h2 className="mt-0" id="action">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <Actions
        links={[
          { href: `/contact?from=${article.slug}#form`, text: button },
          { href: business.phone.href, text: `Call ${business.phone.display}` },
        ]}
      />
    </aside>
  );
}
