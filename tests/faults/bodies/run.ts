// npx node tests/faults/bodies/run.ts: how much memory the runtime takes for 200 slow bodies of each kind.
import { startDirectSite } from "#tests/running-site/runtime.ts";
import { readOptions } from "#tools/command-line.ts";
import { maxMegabytes, megabytesOfSlowBodies, slowBodies } from "./slow-bodies.ts";

readOptions("npx node tests/faults/bodies/run.ts", {});
for (const [name, body] of Object.entries(slowBodies())) {
  const site = await startDirectSite({ alone: true });
  const megabytes = await megabytesOfSlowBodies(site, body, 12).finally(() => site.stop());
  console.log(`${megabytes.toFixed(0).padStart(4)} MB beyond a warm runtime: 200 slow bodies, ${name}`);
  if (megabytes > maxMegabytes) process.exitCode = 1;
}
if (process.exitCode) console.error(`More than ${maxMegabytes} MB.`);
