import { calculators } from "#app/estimators/index.ts";
import { business } from "#content/business.ts";
import { pageRecord } from "#content/pages.ts";
import { propertiesOf } from "./tools.ts";

/** Tells API clients where the calculators' answers are (RFC 9727), as a set of links (RFC 9264). */
export function apiCatalog(siteUrl: string, hasTools: boolean): object {
  const links = {
    "service-desc": [{ href: `${siteUrl}/openapi.json`, type: "application/json" }],
    "service-doc": [{ href: `${siteUrl}/how-we-calculate#programs`, type: "text/html" }],
  };
  const calculatorPaths = calculators.map(({ page, tab }) => `${page}${tab ? `?tab=${tab}` : ""}`);
  const paths = hasTools ? [...calculatorPaths, "/mcp"] : calculatorPaths;
  return { linkset: paths.map((path) => ({ anchor: siteUrl + path, ...links })) };
}

/** The calculators' fields as OpenAPI. Several calculators may share a page; `tab` chooses between them. */
export function openApi(siteUrl: string, today: string): object {
  const calculatorsByPage = Map.groupBy(calculators, ({ page }) => page);
  const paths = [...calculatorsByPage].map(([page, pageCalculators]) => {
    const tabs = pageCalculators.flatMap(({ tab }) => tab ?? []);
    const tab = { type: "string", enum: tabs, description: "Which calculator; the first one without it" };
    const fields = Object.assign(
      {},
      ...pageCalculators.toReversed().map((calculator) => propertiesOf(calculator.fields, today)),
    );
    const properties: Record<string, object> = { ...(tabs.length > 0 && { tab }), ...fields };
    const content = { "application/json": { schema: { type: "object" } } };
    const get = {
      summary: pageCalculators.map(({ title }) => title).join("; "),
      description: pageRecord(page).description,
      parameters: Object.entries(properties).map(([name, schema]) => ({ name, in: "query", schema })),
      responses: {
        200: { description: "The answer, with its date, assumptions and the page to show", content },
        422: { description: "Which fields can't be used, and why", content },
      },
    };
    return [page, { get }];
  });
  const info = { title: business.name, version: "1.0.0", description: "Ask with the header Accept: application/json." };
  return { openapi: "3.1.0", info, servers: [{ url: siteUrl }], paths: Object.fromEntries(paths) };
}
