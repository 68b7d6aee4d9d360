import { createServer } from "node:net";

/** Whether something already listens on a port of this machine. */
export function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(true));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(false)));
  });
}

export function readPort(name: string, fallback: number): number {
  const text = process.env[name] ?? "";
  if (text === "") return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name}=${text} is not a port: use a whole number from 1 to 65535`);
}
