import type { MailSettings } from "../settings.ts";
import type { Lead } from "../storage/lead.ts";
import { toSender } from "./compose.ts";
import { createRelay } from "./relay.ts";
import { withdrawnLetter } from "./visitor.ts";

const deadlineMs = 10_000;

/** Tells the visitor that their request was withdrawn: one attempt, since its address is deleted next. */
export async function sayGoodbye(lead: Lead, reference: string, settings: MailSettings, alias: string): Promise<void> {
  const letter = await toSender(lead, withdrawnLetter(lead, reference));
  await createRelay(settings, deadlineMs)({ ...letter, campaign: `${alias}.withdrawn` });
}
