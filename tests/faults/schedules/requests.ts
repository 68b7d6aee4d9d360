import { honeypot } from "#content/request/fields.ts";
import { assessment } from "#tests/assessment-request.ts";
import { pdf } from "#tests/sample-files.ts";
import { createLinks } from "#worker/leads/links/links.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import { linkSecret } from "./entry/plan.ts";
import { siteUrl } from "./runtime.ts";
import type { Schedule } from "./schedule.ts";

/** Words that occur nowhere but in what the visitors of schedules say. */
export const said = /xanthippe|quagmire|zymurgy|498 ?765|wagtail|kookaburra|jabberwock/i;

interface Which {
  lead: number;
  variant: number;
  name: string;
  ids: string[];
}

/** The request of a schedule's lead, as its envelope has it. */
export function requestOf({ leads }: Schedule, { lead, variant, name, ids }: Which) {
  const plan = leads[lead];
  if (!plan) throw new Error(`the schedule has no lead ${lead}`);
  const marker = `kookaburra-${name}-${lead}-${variant}`;
  const isCallback = plan.kind === "callback";
  const file = plan.file && !isCallback ? pdf("jabberwock") : undefined;
  const person = { name: `Xanthippe Quagmire ${name}`, phone: "0498 765 432" };
  const words = {
    ...(isCallback
      ? { kind: "callback", consent: true }
      : assessment({ email: "xanthippe@zymurgy.example", address: "77 Wagtail Way, Brunswick VIC 3056" })),
    ...(plan.kind === "with-times" && { preferred: ["2030-11-26-am", "2030-11-28-pm"] }),
    ...(plan.kind === "robot" && { [honeypot]: "jabberwock" }),
    ...person,
    message: marker,
    draft: `draft-of-schedule-${name}`.padEnd(30, "-"),
    ...(plan.corrects && lead > 0 && ids[0] && { replaces: ids[0] }),
  };
  const common = { marker, file: file !== undefined };
  if (plan.envelope === "json") {
    const content = file && {
      name: "jabberwock.pdf",
      type: "application/pdf",
      content: Buffer.from(file).toString("base64"),
    };
    const headers = { "Content-Type": "application/json", "Idempotency-Key": ids[lead] ?? "" };
    const body = JSON.stringify({ ...words, ...(content && { file: content }) });
    return { ...common, path: "/api/assessment", init: { method: "POST", headers, body } };
  }
  const body = new FormData();
  for (const [field, value] of Object.entries(words))
    for (const one of [value].flat()) body.append(field, one === true ? "on" : String(one));
  if (file) body.append("file", new File([file], "jabberwock.pdf"));
  return { ...common, path: isCallback ? "/contact?callback" : "/contact", init: { method: "POST", body } };
}

/** A file that is sent later, by the link that the confirmation of a request from this time has. */
export async function filePostOf(id: string, name: string, receivedAt: number) {
  const links = createLinks(siteUrl, createSignatures([linkSecret]), () => receivedAt);
  const link = new URL((await links.add(id, receivedAt)) ?? "");
  const body = new FormData();
  body.append("file", new File([pdf(name)], name));
  return { path: link.pathname + link.search, init: { method: "POST", body } };
}
