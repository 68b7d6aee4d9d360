import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { Message } from "./message.ts";

/** The emails that the runtime's simulated fallback wrote into a folder, as text and HTML. They have no subject. */
export function fallbackMails(folder: string): Message[] {
  return globSync("email/*/email-text/*.txt", { cwd: folder }).map((name) => {
    const path = join(folder, name);
    const text = readFileSync(path, "utf8");
    const html = join(path, "../../email-html", `${basename(name, ".txt")}.html`);
    const id = basename(name, ".txt").replaceAll(/\W/g, "-");
    return {
      id,
      receivedAt: statSync(path).mtime.toISOString(),
      request_id: "",
      message_id: id,
      subject: `Sent by the fallback: ${text.split("\n", 1)[0]}`,
      content: [
        { type: "text/plain", value: text },
        ...(existsSync(html) ? [{ type: "text/html", value: readFileSync(html, "utf8") }] : []),
      ],
    };
  });
}
