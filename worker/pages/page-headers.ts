import { hashInside, linkHeader } from "#app/document/document.ts";
import type { Head } from "#app/document/head.ts";
import { cache, pageHeaders, policyWithStyle } from "../headers.ts";
import type { ReadRequest } from "./page-request.ts";

const everywhere = pageHeaders(import.meta.env.DEV);

/** A page whose every byte was there before it was sent, or that the browser already has. */
export function wholeHeaders({ found, status }: ReadRequest, tag: string): Headers {
  const known = whole.get(found.head);
  if (known?.get("ETag") === tag) return known;
  const headers = new Headers({
    ...everywhere,
    ...policyOf(found.head),
    "Cache-Control": cache.revalidate,
    ...(status === 200 && { ETag: tag, Link: linkOf(found.head) }),
  });
  whole.set(found.head, headers);
  return headers;
}

const whole = new WeakMap<Head, Headers>();

/** A page that could still end in the error section: nobody may store it. Don't change it: every response shares it. */
export function streamHeaders({ found, question, posted }: ReadRequest, status: number): Headers {
  const kept = question === "" && !posted && status < 400 ? cache.ask : cache.never;
  const known = streamed.get(found.head) ?? new Map<string, Headers>();
  streamed.set(found.head, known);
  const headers =
    known.get(`${status} ${kept}`) ??
    new Headers({
      ...everywhere,
      ...policyOf(found.head),
      "Cache-Control": kept,
      "X-Streamed": "1",
      ...(status === 200 && { Link: linkOf(found.head) }),
    });
  known.set(`${status} ${kept}`, headers);
  return headers;
}

const streamed = new WeakMap<Head, Map<string, Headers>>();

export function plainHeaders(): Headers {
  return new Headers({ ...everywhere, "Cache-Control": cache.never });
}

function policyOf(head: Head): Record<string, string> {
  const hash = hashInside(head);
  return hash ? { "Content-Security-Policy": policyWithStyle(hash) } : {};
}

function linkOf(head: Head): string {
  const known = links.get(head) ?? linkHeader(head);
  links.set(head, known);
  return known;
}

const links = new WeakMap<Head, string>();
