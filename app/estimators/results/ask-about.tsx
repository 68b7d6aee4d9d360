import type { ReactNode } from "react";
import { ShareButton } from "#app/components/share/share-button.tsx";
import { RenderedOnce } from "#app/island/rendered-once.tsx";

interface AskAboutProps {
  tool: string;
  /** The question as understood. */
  query: string;
  /** Nothing was asked yet. */
  hidden?: boolean;
  /** The button, where something else is the next step: asking is a link then. */
  children?: ReactNode;
}

/** From an estimate to the request form, which works it out again. */
export function AskAbout({ tool, query, hidden = false, children }: AskAboutProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden" hidden={hidden}>
      {children}
      <a className={children ? "go" : "btn"} href={`/contact?estimate=${encodeURIComponent(`${tool}?${query}`)}#form`}>
        Ask about this
      </a>
      <span className="small">This takes your figures to our request form, where you add your name.</span>
      <RenderedOnce id="share">
        <ShareButton what="estimate" />
      </RenderedOnce>
    </div>
  );
}
