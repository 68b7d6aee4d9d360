import type { ReactNode } from "react";
import { ShareButton } from "#app/components/share/share-button.tsx";
import { RenderedOnce } from "#app/island/rendered-once.tsx";
import type { ServiceId } from "#content/request/services/services.ts";

interface AskAboutProps {
  calculator: string;
  /** The query with only the values that could be read. */
  query: string;
  /** Whether there is no answer to ask about yet. */
  hidden?: boolean;
  /** The text of the button or link. */
  text?: string;
  /** The services to tick in the form, if the query doesn't imply them. */
  services?: readonly ServiceId[];
  /** Another button, if something else is the next step. The link to the form is then plain text. */
  children?: ReactNode;
}

/** Adds an estimate's query to a link to the request form. */
export function withEstimate(href: string, calculator: string, query: string): string {
  return href.replace(/(?=#|$)/, `&${new URLSearchParams({ estimate: `${calculator}?${query}` })}`);
}

/** A link from an estimate to the request form, which computes the estimate again. */
export function AskAbout({
  calculator,
  query,
  hidden = false,
  text = "Ask about this",
  services = [],
  children,
}: AskAboutProps) {
  const formFields = [["estimate", `${calculator}?${query}`], ...services.map((service) => ["service", service])];
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden" hidden={hidden}>
      {children}
      <a className={children ? "go" : "btn phone:w-full"} href={`/contact?${new URLSearchParams(formFields)}#form`}>
        {text}
      </a>
      <span className="small">This takes your figures to our request form, where you add your name.</span>
      <RenderedOnce cacheKey="share">
        <ShareButton what="estimate" />
      </RenderedOnce>
    </div>
  );
}
