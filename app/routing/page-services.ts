import { createContext } from "react-router";
import type { Estimate } from "#app/estimators/estimate-lines.ts";
import type { EstimateOrigin } from "#content/request/origin.ts";
import type { OwnPageResponse, SentCheck, SubmitResponse } from "#content/request/response.ts";
import type { RequestLinkResult } from "#content/request/view.ts";

/** What the Worker does for pages. Loaders and actions get it with `context.get(pageServices)`. */
export interface PageServices {
  /** Melbourne's date, YYYY-MM-DD. */
  today: string;
  /** The current time, or the one set with `--date`. */
  now(): Date;
  /** Whether leads are also posted to another system of ours. */
  hasWebhook: boolean;
  /** Stores the posted form as a lead, as /api/assessment does. */
  acceptRequest(request: Request): Promise<SubmitResponse>;
  /** Checks the confirmation in a URL (`sent`, `on`), which is used only if no signing secret is set. */
  checkSent(query: URLSearchParams): Promise<SentCheck>;
  /** Computes again the estimate that a visitor brings from a calculator. */
  estimateOf(origin: EstimateOrigin, today: string): Promise<Estimate | undefined>;
  /** What a request's own page shows, by its signed link (`lead`, `expires`, `sig`). Changes nothing. */
  viewRequest(query: URLSearchParams): Promise<RequestLinkResult>;
  /** Handles a post from that page. */
  changeRequest(request: Request): Promise<OwnPageResponse>;
  /** Handles the form for visitors who have lost that link. */
  askForLink(request: Request): Promise<OwnPageResponse>;
}

export const pageServices = createContext<PageServices>();
