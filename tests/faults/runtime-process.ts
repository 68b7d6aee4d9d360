import { unstable_startWorker } from "wrangler";

/** The built Worker in a process that can be killed without the test noticing. */
const [config = "", port = "0", persist = ""] = process.argv.slice(2);

const worker = await unstable_startWorker({
  config,
  dev: {
    server: { hostname: "127.0.0.1", port: Number(port) },
    inspector: false,
    persist,
    watch: false,
    logLevel: "log",
    testScheduled: true,
  },
});
await worker.ready;
process.send?.("ready");
