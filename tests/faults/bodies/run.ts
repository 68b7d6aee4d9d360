// npx node tests/faults/bodies/run.ts: how much memory the runtime takes for 200 bodies of each kind that stop short, and a Worker of a few lines.

import { startDirectSite } from "#tests/site/direct-site.ts";
import { barelyRead, startFloor } from "./floor.ts";
import { unfinishedKinds } from "./kinds.ts";
import { type Megabytes, memoryOfUnfinished, mostMegabytes } from "./measure.ts";

const rows: string[][] = [];
let most = 0;

function note(name: string, { warm, cold }: Megabytes): void {
  rows.push([name, warm.toFixed(0), cold.toFixed(0)]);
  console.log(rows.at(-1)?.join(", "));
}

for (const [name, kind] of Object.entries(unfinishedKinds())) {
  const site = await startDirectSite({ alone: true });
  const megabytes = await memoryOfUnfinished(site, kind).finally(() => site.stop());
  most = Math.max(most, megabytes.warm);
  note(`The site: ${name}`, megabytes);
}
for (const [name, script] of Object.entries(barelyRead)) {
  const floor = await startFloor(script);
  const { "what nobody reads": kind } = unfinishedKinds();
  const megabytes = await memoryOfUnfinished(floor, kind).finally(() => floor.stop());
  note(`A Worker that ${name}`, megabytes);
}
console.table(
  rows.map(([kind, warm, cold]) => ({
    "200 unfinished bodies": kind,
    "MB beyond a warm runtime": warm,
    "beyond a cold one": cold,
  })),
);
if (most > mostMegabytes) {
  console.error(`\nMore than ${mostMegabytes} MB.`);
  process.exitCode = 1;
}
