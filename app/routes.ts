import { articles } from "#content/articles/index.ts";
import type { PagePath } from "#content/pages.ts";
import { articleHead, noIndexHead, pageHead } from "./document/head.ts";
import { fieldNames, houseFieldNames } from "./estimators/field-names.ts";
import type { PageHandle, PageModule, PageRoute } from "./routing/page-route.ts";

const { price, plan, quote, vpp, apartments, heating, commercial, output, "hot-water": hotWater } = fieldNames;

/** What the form is for, and the confirmation of a form that was sent. */
const contactFormFields = ["sent", "on", "kind", "callback", "urgent", "fault"];

/** What the visitor chose or entered on the page that led to the form. */
const contactOriginFields = ["package", "tier", "from", "service", "estimate", "for", "lots", "place"];

/** The table of React Router routes. */
export const routes: readonly PageRoute[] = [
  { ...listed("/", "home"), lazy: lazy(() => import("./pages/home/page.tsx")) },
  {
    ...listed("/your-price", "your-price", {
      fields: ["tab", ...houseFieldNames, ...price, ...quote, ...vpp, ...apartments, ...heating],
      titles: {
        tab: {
          quote: "Is my quote fair?",
          vpp: "Can my battery join a VPP?",
          apartments: "Solar for an owners corporation",
          heating: "Gas heating or reverse cycle?",
        },
      },
    }),
    lazy: lazy(() => import("./pages/your-price/page.tsx")),
  },
  {
    ...listed("/plan", "plan", { fields: [...plan, ...houseFieldNames, "letter"] }),
    lazy: lazy(() => import("./pages/plan/page.tsx")),
  },
  {
    ...listed("/your-meter", "your-meter", { browserOnly: true }),
    lazy: lazy(() => import("./pages/your-meter/page.tsx")),
  },
  {
    ...listed("/residential", "residential", { service: "Home solar and batteries" }),
    lazy: lazy(() => import("./pages/residential/page.tsx")),
  },
  {
    ...listed("/solar-batteries", "solar-batteries", { service: "Home batteries" }),
    lazy: lazy(() => import("./pages/solar-batteries/page.tsx")),
  },
  {
    ...listed("/hot-water", "hot-water", {
      service: "Heat pump hot water",
      fields: [...hotWater, ...houseFieldNames],
      headFirst: true,
      changesHourly: true,
    }),
    lazy: lazy(() => import("./pages/hot-water/page.tsx"), "loader"),
  },
  {
    ...listed("/aircon-rebate", "aircon-rebate", { service: "Reverse-cycle air conditioning" }),
    lazy: lazy(() => import("./pages/aircon-rebate/page.tsx")),
  },
  {
    ...listed("/contact", "contact", {
      fields: [...contactFormFields, ...contactOriginFields],
      headFirst: true,
      browserOnly: true,
      titleAfterPost: "Error: ask for a free assessment",
    }),
    lazy: lazy(() => import("./pages/contact/page.tsx"), "loader", "action"),
  },
  {
    ...listed("/rebates-and-finance", "rebates-and-finance"),
    lazy: lazy(() => import("./pages/rebates-and-finance/page.tsx")),
  },
  {
    ...listed("/service-areas", "service-areas", { fields: ["place"] }),
    lazy: lazy(() => import("./pages/service-areas/page.tsx")),
  },
  { ...listed("/faq", "faq"), lazy: lazy(() => import("./pages/faq/page.tsx")) },
  {
    ...listed("/help", "help", { fields: [...output, ...houseFieldNames], headFirst: true, changesHourly: true }),
    lazy: lazy(() => import("./pages/help/page.tsx"), "loader"),
  },
  {
    ...listed("/how-we-calculate", "how-we-calculate"),
    lazy: lazy(() => import("./pages/how-we-calculate/page.tsx")),
  },
  {
    ...listed("/privacy", "privacy", { headFirst: true }),
    lazy: lazy(() => import("./pages/privacy/page.tsx"), "loader"),
  },
  { ...listed("/terms", "terms"), lazy: lazy(() => import("./pages/terms/page.tsx")) },
  { ...listed("/consent", "consent"), lazy: lazy(() => import("./pages/consent/page.tsx")) },
  {
    // A visitor's own request, opened by its signed link. Without a link the page asks for the reference, and we email the link.
    path: "/request",
    handle: {
      heads: [noIndexHead("/request", "Your request", "Where your request stands.")],
      sheet: "own-page",
      fields: ["lead", "expires", "sig", "act", "time", "done", "asked"],
      isPrivate: true,
      titleAfterPost: "Error: your request",
    },
    lazy: lazy(() => import("./pages/own-page/page.tsx"), "loader", "action"),
  },
  {
    ...listed("/blog", "blog", { fields: ["q", "category"], titles: { q: "Search results" } }),
    lazy: lazy(() => import("./pages/blog/page.tsx")),
  },
  {
    path: "/blog/:slug",
    handle: { heads: articles.map(articleHead), sheet: "article", fields: [] },
    lazy: lazy(() => import("./pages/article/page.tsx")),
  },
  {
    ...listed("/commercial", "commercial", { service: "Commercial solar", fields: commercial }),
    lazy: lazy(() => import("./pages/commercial/page.tsx")),
  },
  { ...listed("/about", "about"), lazy: lazy(() => import("./pages/about/page.tsx")) },
  {
    ...unlisted(
      "/offline",
      "No connection",
      "You’re offline. Call us, or write your request now and it will be sent later.",
    ),
    lazy: lazy(() => import("./pages/failure/offline.tsx")),
  },
  ...(import.meta.env.DEV ? [componentGallery()] : []),
  {
    ...unlisted("/404", "Page not found", undefined, ["typed"]),
    path: "*",
    lazy: lazy(() => import("./pages/failure/not-found.tsx")),
  },
];

/** A page with every component, only under `npm run dev`. */
function componentGallery(): PageRoute {
  return {
    path: "/components",
    handle: { heads: [noIndexHead("/components", "Components")], sheet: "components", fields: [] },
    lazy: lazy(() => import("./components/gallery.tsx")),
  };
}

type UnloadedPage = Omit<PageRoute, "lazy">;

interface ListedOptions extends Partial<Omit<PageHandle, "heads" | "sheet">> {
  /** What the page sells, for search engines. */
  service?: string;
}

/** A page listed in content/pages.ts, which has its title and description. `name` is that of its folder and its social card. */
function listed(path: PagePath, name: string, { service, fields = [], ...options }: ListedOptions = {}): UnloadedPage {
  return { path, handle: { heads: [pageHead(path, name, service)], sheet: name, fields, ...options } };
}

/** A page that isn't in menus, search or the sitemap, and that search engines must leave out. */
function unlisted(path: string, title: string, description?: string, fields: readonly string[] = []): UnloadedPage {
  return { path, handle: { heads: [noIndexHead(path, title, description)], sheet: "failure", fields } };
}

type OptionalExport = "loader" | "action" | "ErrorBoundary";
type MissingName<Module, Name> = Exclude<keyof Module & OptionalExport, Name>;

/** React Router's `lazy` in its object form. It doesn't compile unless `names` lists all of the page's optional exports. */
function lazy<Module extends PageModule, Name extends keyof Module & OptionalExport = never>(
  load: () => Promise<Module>,
  ...names: Name[]
): [MissingName<Module, Name>] extends [never] ? PageRoute["lazy"] : { "must be named": MissingName<Module, Name> };
function lazy(load: () => Promise<PageModule>, ...names: OptionalExport[]): PageRoute["lazy"] {
  const loadExport =
    <Key extends keyof PageModule>(name: Key) =>
    async () =>
      (await load())[name];
  return {
    Component: loadExport("Component"),
    ...(names.includes("loader") && { loader: loadExport("loader") }),
    ...(names.includes("action") && { action: loadExport("action") }),
    ...(names.includes("ErrorBoundary") && { ErrorBoundary: loadExport("ErrorBoundary") }),
  };
}
