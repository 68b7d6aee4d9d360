/** An email link. In a narrow column it breaks after the @ and nowhere else. */
export function EmailLink({ to, className }: { to: string; className?: string }) {
  const [name, domain] = to.split("@");
  return (
    <a className={className} href={`mailto:${to}`}>
      {`${name}@`}
      <wbr />
      {domain}
    </a>
  );
}
