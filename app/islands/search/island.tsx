import { useEffect, useState } from "react";
import { Icon } from "#app/components/icons.tsx";

/** Without its script a link to the search form; with it, the link names the key that opens search on this machine. */
export function Island() {
  const [modifier, setModifier] = useState("Ctrl");
  useEffect(() => {
    if (/Mac|iP(hone|ad)/.test(navigator.platform)) setModifier("⌘");
  }, []);
  return (
    <a className="search-link" href="/blog#search">
      <Icon name="search" />
      <span>Search</span>
      <kbd>{modifier} K</kbd>
    </a>
  );
}
