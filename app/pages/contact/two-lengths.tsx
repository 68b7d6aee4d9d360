/** Links, not two forms: one form is in the document. */
export function TwoLengths({ callback }: { callback: boolean }) {
  const here = (name: string) => <span aria-current="page">{name}</span>;
  return (
    <nav className="tabs -mb-0.5" aria-label="How we get in touch">
      {callback ? <a href="/contact#form">Free assessment</a> : here("Free assessment")}
      {callback ? here("Call me back") : <a href="/contact?callback#form">Call me back</a>}
    </nav>
  );
}
