const lengths = [
  { callback: false, name: "Free assessment", address: "/contact#form" },
  { callback: true, name: "Call me back", address: "/contact?callback#form" },
];

/** Links, not two forms: one form is in the document. */
export function TwoLengths({ callback }: { callback: boolean }) {
  return (
    <nav className="tabs -mb-0.5" aria-label="How we get in touch">
      {lengths.map(({ name, address, ...length }) =>
        length.callback === callback ? (
          <span key={name} aria-current="page">
            {name}
          </span>
        ) : (
          <a key={name} href={address}>
            {name}
          </a>
        ),
      )}
    </nav>
  );
}
