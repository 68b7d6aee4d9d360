import { createContext, type ReactNode, useContext } from "react";

/** A part that was rendered before. */
export interface Markup {
  __html: string;
}

export type ServerPartsByName = Readonly<Record<string, ReactNode | Markup>>;

/** The server's parts of an island, by name; in the browser there are none. */
export const ServerParts = createContext<ServerPartsByName | undefined>(undefined);

/** A part that only the server renders. The browser keeps it as it is, whatever is rendered around it. */
export function ServerPart({ name }: { name: string }) {
  const parts = useContext(ServerParts);
  const part = parts ? parts[name] : asFound;
  if (!isMarkup(part)) return <div className="contents">{part}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own component's markup, escaped by React, or nothing
  return <div className="contents" dangerouslySetInnerHTML={part} suppressHydrationWarning />;
}

/** Empty and never written: it only tells React in the browser not to look inside. */
const asFound: Markup = { __html: "" };

function isMarkup(part: ReactNode | Markup): part is Markup {
  return typeof part === "object" && part !== null && "__html" in part;
}
