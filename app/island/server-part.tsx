import { createContext, isValidElement, type ReactNode, useContext } from "react";

/** A part that was rendered before. */
export interface Markup {
  __html: string;
}

/** A part that shows what the island hands it. */
interface Rendering {
  render(props: object): ReactNode;
}

export type ServerPartsByName = Readonly<Record<string, ReactNode | Markup | Rendering>>;

/** The server's parts of an island, by name; in the browser there are none. */
export const ServerParts = createContext<ServerPartsByName | undefined>(undefined);

interface ServerPartProps {
  name: string;
  /** For a part that renders them. */
  props?: object;
}

/** A part that only the server renders. The browser keeps it as it is, whatever is rendered around it. */
export function ServerPart({ name, props = {} }: ServerPartProps) {
  const parts = useContext(ServerParts);
  const part = parts ? parts[name] : asFound;
  if (isOther(part) && "render" in part) return <div className="contents">{part.render(props)}</div>;
  if (!isOther(part)) return <div className="contents">{part}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own component's markup, escaped by React, or nothing
  return <div className="contents" dangerouslySetInnerHTML={part} suppressHydrationWarning />;
}

/** Empty and never written: it only tells React in the browser not to look inside. */
const asFound: Markup = { __html: "" };

function isOther(part: ReactNode | Markup | Rendering): part is Markup | Rendering {
  return typeof part === "object" && part !== null && !isValidElement(part) && ("__html" in part || "render" in part);
}
