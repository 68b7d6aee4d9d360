// The lead pipeline, from the form to the staff's mailbox: what the rest of the site calls. Each step of it is a folder beside this file.
import { kindOf } from "../log.ts";
import { createContext, type LeadsDependencies } from "./context.ts";
import { serveUpload } from "./desk/upload.ts";
import { createHealth } from "./health.ts";
import { acceptRequest } from "./intake/accept.ts";
import { checkConfirmation } from "./intake/confirmation.ts";
import { handOver } from "./intake/hand-over.ts";
import { acceptReceipts } from "./letters/receipts.ts";

/** The lead pipeline as the rest of the site calls it. */
export type Leads = ReturnType<typeof createLeads>;

export function createLeads(dependencies: LeadsDependencies) {
  const context = createContext(dependencies);
  const { log, settings, signatures } = context;
  return {
    accept: (request: Request) => acceptRequest(request, context),
    checkSent: (query: URLSearchParams) => checkConfirmation(query, signatures.canSign),
    checkRequest: async (query: URLSearchParams) =>
      (await import("./desk/own-page.ts")).checkRequestLink(query, context),
    changeRequest: async (request: Request) => (await import("./desk/change.ts")).changeRequest(request, context),
    /** The visit that is booked, for the visitor's calendar. */
    serveVisit: async (query: URLSearchParams) => (await import("./desk/own-page.ts")).serveVisit(query, context),
    serveUpload: (alias: string, query: URLSearchParams) => serveUpload(alias, query, context),
    /** The list of open requests, or a request's card. */
    serveOffice: async (request: Request, alias?: string) =>
      (await import("./desk/office.ts")).serveOffice(request, alias, context),
    /** Where a request stands, for the command line. */
    inspect: async (request: Request, reference: string) =>
      (await import("./desk/inspect.ts")).inspect(request, reference, context),
    acceptReceipts: (request: Request) => acceptReceipts(request, context),
    health: createHealth(context),
    /** Every ten minutes: hands over what still waits, and has the inbox tend to the rest. */
    async sweep(): Promise<void> {
      const remaining = await handOver({ ...context, abandonedMs: settings.timing.abandonedMs }).catch(
        (error: unknown) => {
          log({ event: "hand-over-stumbled", kind: kindOf(error) });
          return 0;
        },
      );
      await context.inbox().runMaintenance(remaining);
    },
  };
}
