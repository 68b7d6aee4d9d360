// Shared by `npm start`, `npm run dev` and their mailbox: ports, listening and shutting down.
import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { UserError } from "../command-line.ts";

/** Reads the ports of the site and the mailbox from the environment. Throws if one is taken, and says which to choose instead. */
export async function choosePorts(command: string, defaultPort = 8787): Promise<{ port: number; mailboxPort: number }> {
  const [port, mailboxPort] = [readPort("PORT", defaultPort), readPort("MAILBOX_PORT", 8025)];
  if (port === mailboxPort) throw new UserError(`PORT and MAILBOX_PORT are both ${port}: choose two ports`);
  for (const [name, number] of [
    ["PORT", port],
    ["MAILBOX_PORT", mailboxPort],
  ] as const)
    if (await isTaken(number))
      throw new UserError(
        `Port ${number} is taken. Stop whatever listens there, or choose another: ${name}=${number + 100} ${command}`,
      );
  return { port, mailboxPort };
}

/** Whether something already listens on a port of this machine. Throws if we may not listen there. */
export function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(true);
      else if (error.code === "EACCES") reject(new UserError(`Port ${port} needs root: choose one above 1023`));
      else reject(error);
    });
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(false)));
  });
}

/** Makes a server listen on a local port; 0 picks a free one. */
export async function listen(server: Server, port = 0) {
  await once(server.listen(port, "127.0.0.1"), "listening");
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop(): Promise<void> {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}

function readPort(name: string, fallback: number): number {
  const text = process.env[name] ?? "";
  if (text === "") return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UserError(`${name}=${text} is not a port: use a whole number from 1 to 65535`);
}

/** Calls `shutDown` once, when this process gets a signal to end, or its parent has ended without sending one. */
export function onShutdown(shutDown: () => void): void {
  let isShuttingDown = false;
  const shutDownOnce = () => {
    if (!isShuttingDown) shutDown();
    isShuttingDown = true;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, shutDownOnce);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) shutDownOnce();
  }, 250).unref();
}
