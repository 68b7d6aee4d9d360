import { useRouteLoaderData } from "react-router";

/** Melbourne's date on this page, from the layout route's loader. */
export function useToday(): string {
  const site = useRouteLoaderData<{ today: string }>("site");
  if (!site) throw new Error("useToday needs the layout route's loader");
  return site.today;
}
