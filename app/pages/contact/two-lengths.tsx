/** Two links, not two forms: one form is in the document. */
export function TwoLengths({ callback }: { callback: boolean }) {
  return (
    <nav className="segments two-lengths" aria-label="How we get in touch">
      <a href="/contact?callback#form" aria-current={callback || undefined}>
        Call me back
      </a>
      <a href="/contact#form" aria-current={!callback || undefined}>
        Free assessment
      </a>
    </nav>
  );
}
