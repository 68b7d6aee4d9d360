import type { Call } from "./load.ts";

export interface Case {
  name: string;
  status: number;
  /** Requests at 32 connections; fewer where each one costs much. */
  requests: number;
  call(index: number): Call;
  /** The most CPU per request, in bare Workers with Home's bytes. */
  budget?: number;
}

const lead = (index: number) =>
  JSON.stringify({
    name: `Bench Visitor ${index}`,
    email: "bench@example.com",
    phone: "0412 345 678",
    address: "12 Smith St, Brunswick VIC 3056",
    selectedServices: ["solar-panels"],
    consent: true,
  });

export function cases(tag: string): Case[] {
  const get =
    (path: string, headers: Record<string, string> = {}) =>
    () => ({ path, headers });
  return [
    { name: "page from memory", status: 200, requests: 8000, call: get("/"), budget: 1.5 },
    { name: "304", status: 304, requests: 8000, call: get("/", { "If-None-Match": tag }), budget: 1 },
    { name: "page rendered anew", status: 200, requests: 1200, call: (index) => ({ path: `/?n=${index}` }), budget: 8 },
    { name: "article from memory", status: 200, requests: 8000, call: get("/blog/insurance-warranty") },
    {
      name: "article rendered anew",
      status: 200,
      requests: 600,
      call: (index) => ({ path: `/blog/insurance-warranty?n=${index}` }),
    },
    { name: "search index", status: 200, requests: 4000, call: get("/search-index.json") },
    {
      name: "estimator",
      status: 200,
      requests: 800,
      call: (index) => ({ path: `/rebates-and-finance?postcode=3056&kw=6.6&battery=${5 + (index % 40)}` }),
    },
    {
      name: "suggestion",
      status: 200,
      requests: 1200,
      call: (index) => ({ path: `/api/places?q=${index % 90}+Smith+St+Bru&session=bench` }),
    },
    {
      name: "post of a lead",
      status: 202,
      requests: 300,
      call: (index) => ({
        path: "/api/assessment",
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
        body: lead(index),
      }),
    },
  ];
}
