import { createContext } from "react-router";
import type { Estimate } from "#app/estimators/estimate-lines.ts";
import type { AssessmentAnswer, RequestAnswer, SentCheck } from "#content/request/answer.ts";
import type { EstimateOrigin } from "#content/request/origin.ts";
import type { RequestCheck } from "#content/request/view.ts";

/** What a page may know about the request besides its address. The Worker provides it; pages read it in their loaders and actions. */
export interface PageServices {
  /** Melbourne's date, YYYY-MM-DD. */
  today: string;
  /** The time that the site shows. */
  now(): Date;
  /** Whether requests are handed to another system of ours as well. */
  passesOn: boolean;
  /** Takes a posted request in; the same way that programs use at /api/assessment. */
  acceptAssessment(request: Request): Promise<AssessmentAnswer>;
  /** What an address confirms (`sent`, `on`) where no secret is set. */
  checkSent(query: URLSearchParams): Promise<SentCheck>;
  /** Works out again what a visitor brings along. The calculators are loaded only for that. */
  estimateOf(origin: EstimateOrigin, today: string): Promise<Estimate | undefined>;
  /** What the signed link of a request's own page (`lead`, `expires`, `sig`) leads to. Changes nothing. */
  checkRequest(query: URLSearchParams): Promise<RequestCheck>;
  /** Takes a post from that page. */
  changeRequest(request: Request): Promise<RequestAnswer>;
  /** Takes what somebody posts who has lost that link. */
  askForLink(request: Request): Promise<RequestAnswer>;
}

export const pageServices = createContext<PageServices>();
