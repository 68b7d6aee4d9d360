export function Warning({ children }: { children: string }) {
  return <p className="border-l-3 border-wattle pl-4">{children}</p>;
}

export function NextSteps() {
  return (
    <p>
      <a href="#get-the-file">How to get the file</a>, or <a href="/your-price">estimate from your bill instead</a>.
    </p>
  );
}
