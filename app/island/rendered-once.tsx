import { createContext, type ReactNode, useContext } from "react";

/** A function that returns the day's cached markup for a key, or renders and caches it. A browser has none. */
export const RenderOnceContext = createContext<((key: string, children: ReactNode) => string) | undefined>(undefined);

interface RenderedOnceProps {
  /** Without a key the children are rendered for every request. */
  cacheKey: string | undefined;
  children: ReactNode;
}

/**
 * Children that many answers share: the server renders them once a day, the browser as usual. This saves CPU time in each answer on Your
 * price and Commercial; `npm run bench -- --only cpu` measures it.
 */
export function RenderedOnce({ cacheKey, children }: RenderedOnceProps) {
  const renderOnce = useContext(RenderOnceContext);
  if (!renderOnce || cacheKey === undefined) return <div className="contents">{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own components' markup, escaped by React
  return <div className="contents" dangerouslySetInnerHTML={{ __html: renderOnce(cacheKey, children) }} />;
}
