import { articles } from "#content/articles/index.ts";
import type { PagePath } from "#content/pages.ts";
import { articleHead, type Head, pageHead, plainHead, type Titles } from "./document/head.ts";
import type { PageModule } from "./page-request/page-request.ts";

/** A page as it is known before its code is loaded. */
export interface Route extends Titles {
  /** The page's address, or the pattern of several. */
  pattern: string;
  /** One for each address that the route has. */
  heads: readonly Head[];
  load(): Promise<PageModule>;
  /** Fields that a store must check before the status is known. Without them nothing waits for the loader. */
  decidedBy?: readonly string[];
  posts?: boolean;
}

const contact = {
  decidedBy: ["sent"],
  posts: true,
  titleAfterPost: "Error: ask for a free assessment",
};
/** A visitor's own request, by its signed link. Whatever else is asked of its address is answered as an unknown one. */
const request: Route = {
  pattern: "/request",
  heads: [
    { ...plainHead("/request", "Your request", "Where your request stands."), styles: "your-request", isPrivate: true },
  ],
  load: () => import("./pages/your-request/page.tsx"),
  decidedBy: ["lead", "expires", "sig", "act", "done"],
  posts: true,
  titleAfterPost: "Error: your request",
};
/** Every component, for developers who build a page: in development only. */
const components: Route = {
  pattern: "/components",
  heads: [{ ...plainHead("/components", "Components"), styles: "components" }],
  load: () => import("./components/gallery.tsx"),
};
const offline = plainHead(
  "/offline",
  "No connection",
  "You’re offline. Call us, or write your request now and it will be sent later.",
);

/** The table of routes, one line each. */
export const routes: readonly Route[] = [
  page("/", () => import("./pages/home/page.tsx")),
  page("/your-price", () => import("./pages/your-price/page.tsx")),
  page("/your-meter", () => import("./pages/your-meter/page.tsx")),
  page("/residential", () => import("./pages/residential/page.tsx"), { service: "Home solar and batteries" }),
  page("/solar-batteries", () => import("./pages/solar-batteries/page.tsx"), { service: "Home batteries" }),
  page("/hot-water", () => import("./pages/hot-water/page.tsx"), { service: "Heat pump hot water" }),
  page("/aircon-rebate", () => import("./pages/aircon-rebate/page.tsx"), { service: "Reverse-cycle air conditioning" }),
  page("/contact", () => import("./pages/contact/page.tsx"), contact),
  page("/rebates-and-finance", () => import("./pages/rebates-and-finance/page.tsx")),
  page("/service-areas", () => import("./pages/service-areas/page.tsx")),
  page("/faq", () => import("./pages/faq/page.tsx")),
  page("/how-we-calculate", () => import("./pages/how-we-calculate/page.tsx")),
  page("/privacy", () => import("./pages/privacy/page.tsx")),
  page("/terms", () => import("./pages/terms/page.tsx")),
  page("/consent", () => import("./pages/consent/page.tsx")),
  request,
  page("/blog", () => import("./pages/blog/page.tsx"), { titles: { q: "Search results" } }),
  { pattern: "/blog/:slug", heads: articles.map(articleHead), load: () => import("./pages/article/page.tsx") },
  page("/commercial", () => import("./pages/commercial/page.tsx"), { service: "Commercial solar" }),
  page("/about", () => import("./pages/about/page.tsx")),
  { pattern: "/offline", heads: [offline], load: () => import("./pages/failure/offline.tsx") },
  ...(import.meta.env.DEV ? [components] : []),
  { pattern: "*", heads: [plainHead("/404", "Page not found")], load: () => import("./pages/failure/not-found.tsx") },
];

interface PageOptions extends Omit<Route, "pattern" | "heads" | "load"> {
  /** What the page sells, as search engines call it. */
  service?: string;
}

function page(path: PagePath, load: Route["load"], { service, ...options }: PageOptions = {}): Route {
  return { pattern: path, heads: [pageHead(path, service)], load, ...options };
}
