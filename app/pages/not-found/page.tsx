import { data } from "react-router";
import type { PageHandle } from "#app/document/head.ts";
import { failureHead } from "../failure/failure.tsx";
import { NotFound } from "../failure/not-found.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export const handle: PageHandle = { head: ({ url }) => failureHead(404, url.pathname) };

export function Component() {
  return <NotFound />;
}
