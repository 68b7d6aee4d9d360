/** A request that broke off before it was read: the form below is empty, and says so. */
export function NotRead({ error }: { error: string }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: without script it is how the message takes focus
    <section className="error-summary" tabIndex={-1} aria-labelledby="not-read" autoFocus>
      <h2 id="not-read">Not sent yet</h2>
      <p>
        {error} What you typed didn’t reach this page. Go back in your browser: it should still be in the form there.
      </p>
    </section>
  );
}
