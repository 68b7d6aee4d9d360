/** An address that a narrow column breaks after its @, and only there. */
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
