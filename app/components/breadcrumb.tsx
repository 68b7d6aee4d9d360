import { type PagePath, pageRecord } from "#content/pages.ts";

export function Breadcrumb({ path }: { path: PagePath }) {
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <a href="/">Home</a> <span aria-hidden="true">/</span> <span aria-current="page">{pageRecord(path).name}</span>
    </nav>
  );
}
