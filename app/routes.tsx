import { Outlet, type RouteObject, useLoaderData } from "react-router";
import { TodayProvider } from "#app/page-request/today.tsx";
import { visitContext } from "#app/page-request/visit.ts";
import * as about from "./pages/about/page.tsx";
import * as airconRebate from "./pages/aircon-rebate/page.tsx";
import * as article from "./pages/article/page.tsx";
import * as blog from "./pages/blog/page.tsx";
import * as commercial from "./pages/commercial/page.tsx";
import * as consent from "./pages/consent/page.tsx";
import * as contact from "./pages/contact/page.tsx";
import * as failure from "./pages/failure/page.tsx";
import * as faq from "./pages/faq/page.tsx";
import * as home from "./pages/home/page.tsx";
import * as hotWater from "./pages/hot-water/page.tsx";
import * as notFound from "./pages/not-found/page.tsx";
import * as offline from "./pages/offline/page.tsx";
import * as privacy from "./pages/privacy/page.tsx";
import * as rebatesAndFinance from "./pages/rebates-and-finance/page.tsx";
import * as residential from "./pages/residential/page.tsx";
import * as serviceAreas from "./pages/service-areas/page.tsx";
import * as solarBatteries from "./pages/solar-batteries/page.tsx";
import * as terms from "./pages/terms/page.tsx";
import * as yourPrice from "./pages/your-price/page.tsx";

/** The table of routes, one line each. A page's module exports Component and handle, and loader or action where it has one. */
export const routes: RouteObject[] = [
  {
    id: "site",
    loader: ({ context }) => ({ today: context.get(visitContext).today }),
    Component: Site,
    ErrorBoundary: failure.Component,
    children: [
      { path: "/", ...home },
      { path: "/your-price", ...yourPrice },
      { path: "/residential", ...residential },
      { path: "/solar-batteries", ...solarBatteries },
      { path: "/hot-water", ...hotWater },
      { path: "/aircon-rebate", ...airconRebate },
      { path: "/contact", ...contact },
      { path: "/rebates-and-finance", ...rebatesAndFinance },
      { path: "/service-areas", ...serviceAreas },
      { path: "/faq", ...faq },
      { path: "/privacy", ...privacy },
      { path: "/terms", ...terms },
      { path: "/consent", ...consent },
      { path: "/blog", ...blog },
      { path: "/blog/:slug", ...article },
      { path: "/commercial", ...commercial },
      { path: "/about", ...about },
      { path: "/offline", ...offline },
      { path: "*", ...notFound },
    ],
  },
];

function Site() {
  const { today } = useLoaderData<{ today: string }>();
  return (
    <TodayProvider today={today}>
      <Outlet />
    </TodayProvider>
  );
}
