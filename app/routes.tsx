import type { RouteObject } from "react-router";
import { CurrentSection } from "./page-request/current-section.tsx";

/**
 * The table of routes, one line each. A page's module exports a handle with its head and its sections, and a loader or an
 * action where a store decides about the answer.
 */
export const routes: RouteObject[] = [
  page("/", () => import("./pages/home/page.tsx")),
  page("/your-price", () => import("./pages/your-price/page.tsx")),
  page("/your-meter", () => import("./pages/your-meter/page.tsx")),
  page("/residential", () => import("./pages/residential/page.tsx")),
  page("/solar-batteries", () => import("./pages/solar-batteries/page.tsx")),
  page("/hot-water", () => import("./pages/hot-water/page.tsx")),
  page("/aircon-rebate", () => import("./pages/aircon-rebate/page.tsx")),
  page("/contact", () => import("./pages/contact/page.tsx")),
  page("/rebates-and-finance", () => import("./pages/rebates-and-finance/page.tsx")),
  page("/service-areas", () => import("./pages/service-areas/page.tsx")),
  page("/faq", () => import("./pages/faq/page.tsx")),
  page("/how-we-calculate", () => import("./pages/how-we-calculate/page.tsx")),
  page("/privacy", () => import("./pages/privacy/page.tsx")),
  page("/terms", () => import("./pages/terms/page.tsx")),
  page("/consent", () => import("./pages/consent/page.tsx")),
  page("/blog", () => import("./pages/blog/page.tsx")),
  page("/blog/:slug", () => import("./pages/article/page.tsx")),
  page("/commercial", () => import("./pages/commercial/page.tsx")),
  page("/about", () => import("./pages/about/page.tsx")),
  page("/offline", () => import("./pages/offline/page.tsx")),
  page("*", () => import("./pages/not-found/page.tsx")),
];

function page(path: string, lazy: NonNullable<RouteObject["lazy"]>): RouteObject {
  return { path, lazy, Component: CurrentSection };
}
