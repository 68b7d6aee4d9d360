import { assessment } from "#tests/assessment-request.ts";
import { png } from "#tests/sample-files.ts";
import type { Call } from "../runtimes/connection.ts";

export interface Case {
  name: string;
  status: number;
  call(index: number): Call;
  /** Instead of 32, where more at once are made to wait. */
  connections?: number;
  /** What stands in for this answer on the other side, where it isn't the answer itself. */
  beside?: Call;
  /** The most CPU per request, in bare Workers that send the same bytes. */
  budget?: number;
  /** The most CPU per request, in milliseconds. */
  mostMs?: number;
}

/** Every kind of answer that the site gives. */
export async function cases(tag: string): Promise<Case[]> {
  const get = (path: string) => () => ({ path });
  /** The same page asked something else each time. */
  const anew = (question: string) => (index: number) => ({ path: question + (5 + (index % 40)) });
  const known = () => ({ path: "/", headers: { "If-None-Match": tag } });
  const upload = await uploadOf(10_000_000);
  return [
    { name: "page from memory", status: 200, call: get("/"), budget: 1.5 },
    { name: "304, beside the page that it saves", status: 304, call: known, beside: { path: "/" }, budget: 1 },
    { name: "page with a campaign's mark", status: 200, call: anew("/?utm_campaign=spring"), budget: 1.5 },
    { name: "page rendered anew", status: 200, call: anew("/?month=10&kw=6.6&battery="), budget: 8 },
    { name: "article from memory", status: 200, call: get("/blog/insurance-warranty"), budget: 1.5 },
    { name: "estimator", status: 200, call: anew("/rebates-and-finance?postcode=3056&kw=6.6&battery="), budget: 8 },
    {
      name: "your price, asked before",
      status: 200,
      call: anew("/your-price?postcode=3550&kw=6.6&battery=13.5&bill=5"),
      budget: 8,
    },
    {
      name: "your price, a new question",
      status: 200,
      call: (index) => ({ path: `/your-price?postcode=3550&kw=6.6&battery=13.5&bill=${500 + (index % 90_000) / 100}` }),
      mostMs: 10,
    },
    { name: "search results", status: 200, call: anew("/blog?q=battery+"), budget: 8 },
    { name: "search index", status: 200, call: get("/search-index.json") },
    {
      name: "suggestion",
      status: 200,
      call: (index) => ({ path: `/api/suburbs?q=${["Bru", "Rich", "Gee", "305"][index % 4]}` }),
    },
    { name: "post of a lead", status: 202, call: postOf },
    // More than two large bodies at once wait for each other, whoever sends them.
    { name: "upload of 10 MB", status: 202, connections: 2, call: () => withKey(upload) },
  ];
}

export function postOf(index: number): Call {
  const body = JSON.stringify(assessment({ name: `Bench Visitor ${index}` }));
  return withKey({
    path: "/api/assessment",
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
  });
}

function withKey(call: Call): Call {
  return { ...call, headers: { ...call.headers, "Idempotency-Key": crypto.randomUUID() } };
}

async function uploadOf(size: number): Promise<Call> {
  const form = new FormData();
  for (const [name, value] of Object.entries(assessment()))
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one === true ? "on" : String(one));
  form.append("file", new File([png({ noise: size })], "roof.png", { type: "image/png" }));
  const encoded = new Response(form);
  return {
    path: "/api/assessment",
    method: "POST",
    headers: { "Content-Type": encoded.headers.get("content-type") ?? "" },
    body: new Uint8Array(await encoded.arrayBuffer()),
  };
}
