import { localMailKey } from "../local/vars.ts";
import { startMailbox } from "./mailbox.ts";

const mailbox = await startMailbox({
  port: Number(process.env.MAILBOX_PORT ?? 8025),
  key: localMailKey,
  ...(process.env.SITE_URL && { receiptsTo: `${process.env.SITE_URL}/api/mail-events` }),
});

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => void mailbox.stop().then(() => process.exit(0)));
