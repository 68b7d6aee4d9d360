import { createContext, type ReactNode, useContext } from "react";

/** The server's parts of an island, by name; in the browser there are none. */
export const ServerParts = createContext<Readonly<Record<string, ReactNode>> | undefined>(undefined);

/** A part that only the server renders. The browser keeps it as it is, whatever is rendered around it. */
export function ServerPart({ name }: { name: string }) {
  const parts = useContext(ServerParts);
  if (parts) return <div className="contents">{parts[name]}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty and never written, it only tells React not to look inside
  return <div className="contents" dangerouslySetInnerHTML={asFound} suppressHydrationWarning />;
}

const asFound = { __html: "" };
