// The mailbox's pages. None of them runs a script.
import { escapeHtml } from "#app/document/escape-html.ts";
import { countText } from "#content/count-text.ts";
import { type Fault, faultModes } from "./faults.ts";
import type { Message } from "./message.ts";
import { type WebhookMode, webhookModes } from "./webhooks.ts";

/** The faults to choose from, and the list of emails in a frame. Only the frame reloads, so that no choice is lost. */
export function inboxPage(fault: Fault, webhook: WebhookMode): string {
  const serviceState =
    fault.mode === "none"
      ? "takes every email"
      : `fails: ${fault.mode}${fault.times === undefined ? "" : `, ${countText(fault.times, "more time")}`}`;
  return document(
    "Mailbox",
    `<header><h1>Mailbox</h1><p>Every email the site sends on this computer. None of them leaves it. At the moment the mail service ${escapeHtml(serviceState)}.</p></header>
<main><iframe class="list-frame" title="Emails, newest first" src="/list"></iframe></main>
<aside><form method="post"><label>The mail service <select name="service">${options(faultModes, fault.mode)}</select></label><label>for the next <input name="times" inputmode="numeric" size="4" placeholder="all"> calls</label><button>Set</button></form>
<form method="post"><label>With <code>npm start -- --webhook</code> requests are posted here as to your own system, which answers <select name="webhook">${options(webhookModes, webhook)}</select></label><button>Set</button></form><p><a href="/webhooks">What was posted</a></p>
<form method="post"><button name="clear">Delete all emails</button></form></aside>`,
  );
}

/** The list of emails, newest first. It reloads itself every two seconds. */
export function listPage(messages: readonly Message[]): string {
  const listItems = messages
    .toReversed()
    .map(
      (message) =>
        `<li><a target="_top" href="/mail/${message.id}"><b>${escapeHtml(message.subject ?? "")}</b><span>${escapeHtml(recipients(message))}</span><time>${clock(message)}</time></a></li>`,
    );
  const body =
    listItems.length > 0
      ? `<ol class="list">${listItems.join("")}</ol>`
      : `<p class="empty">No email yet. Send the form on the site's Contact page; its emails show up here.</p>`;
  return document("Emails", body, `<meta http-equiv="refresh" content="2"><style>body{padding:0!important}</style>`);
}

/** One email: its headers, as a mail program shows it, as text, and as JSON. */
export function mailPage(message: Message): string {
  const text = message.content?.find(({ type }) => type === "text/plain")?.value ?? "";
  const hasHtml = message.content?.some(({ type }) => type === "text/html");
  const facts: [string, string | undefined][] = [
    ["From", address(message.from)],
    ["To", recipients(message)],
    ["Reply-To", address(message.reply_to)],
    ["Subject", message.subject],
    ...Object.entries(message.headers ?? {}),
    ["Message-ID", message.message_id],
    ["campaign_id", message.campaign_id],
    ["request_id", message.request_id],
    ["Received", message.receivedAt],
  ];
  const rows = facts
    .filter(([, value]) => value)
    .map(([name, value]) => `<tr><th>${escapeHtml(name)}</th><td>${escapeHtml(value ?? "")}</td></tr>`);
  return document(
    message.subject ?? "",
    `<header><p><a href="/">Mailbox</a></p><h1>${escapeHtml(message.subject ?? "")}</h1></header>
<main><table>${rows.join("")}</table>
${hasHtml ? `<h2>As a mail program shows it</h2><div class="frames"><iframe title="Wide" class="wide" src="/mail/${message.id}/html"></iframe><iframe title="On a phone" class="narrow" src="/mail/${message.id}/html"></iframe></div>` : ""}
<h2>As text</h2><pre>${linkUrls(escapeHtml(text))}</pre>
<h2>As it was sent</h2><details><summary>JSON</summary><pre>${escapeHtml(JSON.stringify(message, null, 2))}</pre></details></main>`,
  );
}

/** The HTML part. Its links open in a new tab. */
export function mailSource(message: Message): string {
  const html = message.content?.find(({ type }) => type === "text/html")?.value ?? "";
  return html.replace(/<head>/i, `<head><base target="_blank">`);
}

function options(all: readonly string[], chosen: string): string {
  return all.map((value) => `<option${value === chosen ? " selected" : ""}>${value}</option>`).join("");
}

function document(title: string, body: string, head = ""): string {
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>${head}<style>${styles}</style></head><body>${body}</body></html>`;
}

function recipients(message: Message): string {
  return message.personalizations?.flatMap(({ to = [] }) => to.map(({ email }) => email)).join(", ") ?? "";
}

function address(person: Message["from"]): string | undefined {
  return person && (person.name ? `${person.name} <${person.email}>` : person.email);
}

function clock({ receivedAt }: Message): string {
  return new Date(receivedAt).toLocaleTimeString("en-AU", { timeZone: "Australia/Melbourne" });
}

function linkUrls(text: string): string {
  return text.replaceAll(
    /https?:\/\/[^\s<]+/g,
    (href) => `<a href="${href}" target="_blank" rel="noreferrer">${href}</a>`,
  );
}

const styles = `:root{color-scheme:light dark;--paper:#faf7f0;--ink:#1b2a33;--muted:#4e5b63;--rule:#d9d2c3;--link:#2a5c4b}
@media(prefers-color-scheme:dark){:root{--paper:#161f26;--ink:#f2ecdf;--muted:#b7c0c6;--rule:#3a4750;--link:#8fc0ac}}
body{margin:0 auto;max-width:1100px;padding:24px 20px 64px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
h1{margin:0 0 4px;font-size:28px;line-height:1.2}h2{margin:32px 0 8px;font-size:18px}header{border-bottom:2px solid var(--ink);margin-bottom:8px}p{color:var(--muted)}a{color:var(--link)}
.list{list-style:none;margin:0;padding:0}.list a{display:grid;grid-template-columns:1fr auto;gap:0 16px;padding:12px 0;border-bottom:1px solid var(--rule);color:inherit;text-decoration:none}.list a:hover b{text-decoration:underline}.list span{color:var(--muted);grid-row:2}.list time{color:var(--muted);font-variant-numeric:tabular-nums}
.empty{padding:48px 0}aside{margin-top:40px;border-top:1px solid var(--rule)}form{display:flex;flex-wrap:wrap;gap:12px;align-items:end;margin:8px 0}select,input,button{font:inherit;padding:8px 10px;border:1px solid var(--muted);border-radius:6px;background:transparent;color:inherit}button{cursor:pointer}
table{border-collapse:collapse;width:100%}th{text-align:left;font-weight:400;color:var(--muted);width:120px;vertical-align:top;padding:4px 12px 4px 0}td{padding:4px 0;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:16px;border:1px solid var(--rule);border-radius:6px}.frames{display:flex;flex-wrap:wrap;gap:20px}iframe{height:640px;border:1px solid var(--rule);border-radius:6px;background:#fff}.list-frame{width:100%;height:56vh;border:0;background:transparent}.wide{width:660px;max-width:100%}.narrow{width:360px}`;
