import { createContext } from "react-router";
import type { Estimate } from "#app/estimators/estimate-lines.ts";
import type { AssessmentAnswer, RequestAnswer, SentCheck } from "#content/request/answer.ts";
import type { EstimateOrigin } from "#content/request/origin.ts";
import type { RequestCheck } from "#content/request/view.ts";

/**
 * What a page may know about the request besides its address. The Worker provides it; pages read it in their loaders and actions.
 */
export interface PageServices {
  /** Melbourne's date, YYYY-MM-DD. */
  today: string;
  /** The time that the site shows. */
  now(): Date;
  /** Whether requests are also posted to another system of ours. */
  hasWebhook: boolean;
  /** Accepts a posted request, in the same way as /api/assessment does for programs. */
  acceptAssessment(request: Request): Promise<AssessmentAnswer>;
  /** The confirmation in an address (`sent`, `on`), if no secret is set. */
  checkSent(query: URLSearchParams): Promise<SentCheck>;
  /** Computes again the estimate that a visitor brings along. The calculators load only for this. */
  estimateOf(origin: EstimateOrigin, today: string): Promise<Estimate | undefined>;
  /** Opens a request's own page by its signed link (`lead`, `expires`, `sig`). Changes nothing. */
  checkRequest(query: URLSearchParams): Promise<RequestCheck>;
  /** Handles a post from that page. */
  changeRequest(request: Request): Promise<RequestAnswer>;
  /** Handles the form for visitors who have lost that link. */
  askForLink(request: Request): Promise<RequestAnswer>;
}

export const pageServices = createContext<PageServices>();
