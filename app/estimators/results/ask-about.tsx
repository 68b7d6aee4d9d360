import type { ReactNode } from "react";
import { ShareButton } from "#app/components/share/share-button.tsx";
import { RenderedOnce } from "#app/island/rendered-once.tsx";
import type { ServiceId } from "#content/request/services/services.ts";

interface AskAboutProps {
  tool: string;
  /** The question as understood. */
  query: string;
  /** Nothing was asked yet. */
  hidden?: boolean;
  /** What the button or link says. */
  text?: string;
  /** The service to tick in the form, where the question doesn't imply one. */
  services?: readonly ServiceId[];
  /** The button's text and target where something else is the next step. The request is then a link. */
  children?: ReactNode;
}

/** A link to the request form, with what was asked here. */
export function withEstimate(href: string, tool: string, query: string): string {
  return href.replace("#", `&${new URLSearchParams({ estimate: `${tool}?${query}` })}#`);
}

/** From an estimate to the request form, which works it out again. */
export function AskAbout({
  tool,
  query,
  hidden = false,
  text = "Ask about this",
  services = [],
  children,
}: AskAboutProps) {
  const asked = [["estimate", `${tool}?${query}`], ...services.map((service) => ["service", service])];
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden" hidden={hidden}>
      {children}
      <a className={children ? "go" : "btn phone:w-full"} href={`/contact?${new URLSearchParams(asked)}#form`}>
        {text}
      </a>
      <span className="small">This takes your figures to our request form, where you add your name.</span>
      <RenderedOnce id="share">
        <ShareButton what="estimate" />
      </RenderedOnce>
    </div>
  );
}
