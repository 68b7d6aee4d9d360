import { failureHead } from "#app/document/built-pages.ts";
import type { PageHandle } from "#app/document/head.ts";
import { dated } from "#app/page-request/section.ts";
import { NotFound } from "../failure/not-found.tsx";

export const handle: PageHandle = { heads: [failureHead(404)], sections: [dated(NotFound)] };
