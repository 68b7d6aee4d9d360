import type { Head } from "#app/document/head.ts";
import { business } from "#content/business.ts";
import { requestFormPath } from "#content/pages.ts";

export function failureHead(status: number, path: string): Head {
  const title = status === 404 ? "Page not found" : "Something went wrong";
  return { title, description: "This page could not be shown.", path, noindex: true };
}

interface FailureProps {
  status: number;
  /** Shown by the development server, never to a visitor. */
  error?: unknown;
}

/** What a visitor sees instead of a page that failed, and two ways to reach a person. */
export function FailureSection({ status, error }: FailureProps) {
  return (
    <section className="wrap failure">
      <p className="label">{status}</p>
      <h1>Unexpected Application Error!</h1>
      <p className="lead">This page could not be shown.</p>
      <p>
        The fault is ours and has been logged. Call <a href={business.phone.href}>{business.phone.display}</a>, or{" "}
        <a href={requestFormPath}>send a request</a>; both work without this page.
      </p>
      {import.meta.env.DEV && error instanceof Error && <pre>{error.stack}</pre>}
    </section>
  );
}
