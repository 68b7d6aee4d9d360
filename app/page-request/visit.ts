import { createContext } from "react-router";
import type { AssessmentAnswer, SentCheck, WithdrawalAnswer, WithdrawalCheck } from "#content/request/answer.ts";

/** What a page may know about the request besides its address. The Worker provides it; pages read it in their loaders and actions. */
export interface Visit {
  /** Melbourne's date, YYYY-MM-DD. */
  today: string;
  /** Takes a posted request in; the same way that programs use at /api/assessment. */
  acceptAssessment(request: Request): Promise<AssessmentAnswer>;
  /** The reference of the request that a link adds a file to; undefined where it no longer does. */
  fileWanted(link: string): Promise<string | undefined>;
  /** Takes a file for a request that was sent before, by the link from its confirmation. */
  acceptLaterFile(request: Request, link: string): Promise<AssessmentAnswer>;
  /** Whether the query of a confirmation's address (`sent`, `on`, `sig`) was handed out for a request that is kept. */
  checkSent(query: URLSearchParams): Promise<SentCheck>;
  /** Whether the query of a link from a mail (`lead`, `expires`, `sig`) may withdraw a request. Changes nothing. */
  checkWithdrawal(query: URLSearchParams): Promise<WithdrawalCheck>;
  /** Withdraws what the link names, and deletes it. */
  withdraw(query: URLSearchParams): Promise<WithdrawalAnswer>;
}

export const visitContext = createContext<Visit>();
