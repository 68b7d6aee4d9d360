import { calculators } from "#app/estimators/index.ts";
import { business } from "#content/business.ts";
import { pageRecord } from "#content/pages.ts";
import { propertiesOf } from "./tools.ts";

/** Tells programs where the calculators' answers are (RFC 9727), as a set of links (RFC 9264). */
export function apiCatalog(siteUrl: string, hasTools: boolean): object {
  const links = {
    "service-desc": [{ href: `${siteUrl}/openapi.json`, type: "application/json" }],
    "service-doc": [{ href: `${siteUrl}/how-we-calculate#programs`, type: "text/html" }],
  };
  const asked = calculators.map(({ page, tab }) => `${page}${tab ? `?tab=${tab}` : ""}`);
  const addresses = hasTools ? [...asked, "/mcp"] : asked;
  return { linkset: addresses.map((address) => ({ anchor: siteUrl + address, ...links })) };
}

/** The calculators' fields as OpenAPI. Several calculators may share one address, told apart by their tab. */
export function openApi(siteUrl: string, today: string): object {
  const byPage = Map.groupBy(calculators, ({ page }) => page);
  const paths = [...byPage].map(([page, some]) => {
    const tabs = some.flatMap(({ tab }) => tab ?? []);
    const tab = { type: "string", enum: tabs, description: "Which calculator; the first one without it" };
    const fields = Object.assign({}, ...some.toReversed().map((each) => propertiesOf(each.fields, today)));
    const properties: Record<string, object> = { ...(tabs.length > 0 && { tab }), ...fields };
    const content = { "application/json": { schema: { type: "object" } } };
    const get = {
      summary: some.map(({ title }) => title).join("; "),
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
