import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { business } from "#content/business.ts";

beforeEach(() => void vi.resetModules());

test.each([
  ["Harbour Energy", "<b>Harbour</b> <small>Energy</small></a>"],
  ["Harbour", "<b>Harbour</b> </a>"],
  ["The Harbour Energy Company", "<b>Harbour</b> </a>"],
])("the header of %s, Harbour for short, shows %s", async (name, mark) => {
  vi.doMock("#content/business.ts", () => ({ business: { ...business, name, shortName: "Harbour" } }));
  const { TodayContext } = await import("#app/routing/today.ts");
  const { SiteHeader } = await import("#app/document/header/site-header.tsx");
  const header = (
    <TodayContext value="2026-11-23">
      <SiteHeader path="/" />
    </TodayContext>
  );
  expect(renderToStaticMarkup(header)).toContain(mark);
});
