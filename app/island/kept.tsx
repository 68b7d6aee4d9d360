import { createContext, type ReactNode, useContext } from "react";

/** The server's parts of an island, by name; in the browser there are none. */
export const KeptParts = createContext<Readonly<Record<string, ReactNode>> | undefined>(undefined);

/** A part that only the server writes. The browser finds it in the page and leaves it alone, whatever is rendered around it. */
export function Kept({ name }: { name: string }) {
  const parts = useContext(KeptParts);
  if (parts) return <div className="contents">{parts[name]}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty and never written, it only tells React not to look inside
  return <div className="contents" dangerouslySetInnerHTML={asFound} suppressHydrationWarning />;
}

const asFound = { __html: "" };
