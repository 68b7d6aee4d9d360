/** How long the energy engine takes, in CPU time: a simulated year, an answer, and the first answer of a fresh process. */

import { estimate } from "#content/energy/estimate.ts";
import { runsOf } from "#content/energy/money/runs.ts";

const house = {
  panels: {
    faces: [
      { kw: 3.3, azimuth: 90 },
      { kw: 3.3, azimuth: 270 },
    ],
  },
  load: { daily: 18 },
  battery: { usable: 10 },
};

function cpuMs(work: () => unknown, times = 1): number {
  const start = process.cpuUsage();
  for (let count = 0; count < times; count++) work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / times;
}

const rows = { "first answer": cpuMs(() => estimate(house)), "second answer": cpuMs(() => estimate(house)) };
cpuMs(() => estimate(house), 100);
const run = runsOf(house);
console.table({
  ...rows,
  "answer, warm": cpuMs(() => estimate(house), 200),
  "year with panels, warm": cpuMs(() => run({ panels: true }), 200),
  "year with a battery, warm": cpuMs(() => run({ panels: true, battery: house.battery }), 200),
});
