import { useEffect, useRef } from "react";
import { business } from "#content/business.ts";
import { type FieldMessages, fieldsInOrder } from "#content/request/fields.ts";
import { genericErrorText, thingsToFixText } from "#content/request/messages.ts";
import type { RequestKind } from "#content/request/view.ts";

interface ErrorSummaryProps {
  /** The kind of request whose order of fields applies. */
  kind?: RequestKind;
  problems: FieldMessages;
  error: string;
}

/** The problems in the form's order, each linked to its field. It takes the focus when it appears. */
export function ErrorSummary({ kind = "assessment", problems, error }: ErrorSummaryProps) {
  const section = useRef<HTMLElement>(null);
  const wrongFields = fieldsInOrder(kind).filter((name) => problems[name]);
  const isVisible = wrongFields.length > 0 || error !== "";
  useEffect(() => {
    if (!isVisible) return;
    // Scrolls its top into view, so that the header covers none of its lines.
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: "start" });
  }, [isVisible]);
  if (!isVisible) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without script it is how the summary takes focus
    <section className="error-summary" ref={section} tabIndex={-1} aria-labelledby="error-summary" autoFocus>
      <h2 className="text-h3" id="error-summary">
        {wrongFields.length > 0 ? thingsToFixText(wrongFields.length) : "Not sent yet"}
      </h2>
      <p>
        {error || "Nothing has been sent yet."}{" "}
        {error === genericErrorText && <a href={business.phone.href}>{business.phone.display}</a>} What you typed is
        still here.
      </p>
      {wrongFields.length > 0 && (
        <ul className="mt-2">
          {wrongFields.map((name) => (
            <li key={name} className="semibold">
              <a href={`#${name}`}>{problems[name]}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Shown if the posted form couldn't be read, above an empty form. */
export function NotRead({ error }: { error: string }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: without script it is how the message takes focus
    <section className="error-summary" tabIndex={-1} aria-labelledby="not-read" autoFocus>
      <h2 className="text-h3" id="not-read">
        Not sent yet
      </h2>
      <p>
        {error} What you typed didn’t reach this page. Go back in your browser: it should still be in the form there.
      </p>
    </section>
  );
}
