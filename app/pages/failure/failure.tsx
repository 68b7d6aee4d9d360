import { business } from "#content/business.ts";
import { requestFormPath } from "#content/pages.ts";

/**
 * Shown instead of a page that failed, with two ways to reach us. The specification requires this heading. Under `npm run dev` it also
 * shows the error.
 */
export function FailureSection({ error, status }: { error: unknown; status: number }) {
  return (
    <section className="wrap grid justify-items-start gap-5 py-section">
      <p className="label">{status}</p>
      <h1>Unexpected Application Error!</h1>
      <p className="lead">We couldn’t show this page.</p>
      <p>
        {status >= 500 && "It’s our fault, and it has been logged. "}
        Call <a href={business.phone.href}>{business.phone.display}</a>, or <a href={requestFormPath}>send a request</a>
        .
      </p>
      {import.meta.env.DEV && error instanceof Error && <pre>{error.stack}</pre>}
    </section>
  );
}
