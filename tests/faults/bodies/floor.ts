import { type Runtime, startScript } from "#tests/site/runtime.ts";

/** The least that a Worker can do with a body that doesn't end: what it costs is the runtime's own. */
export const barelyRead = {
  "never reads and never answers": "await scheduler.wait(600_000);",
  "reads into one buffer of 32 KB, again and again": `const reader = request.body.getReader({ mode: "byob" });
let buffer = new ArrayBuffer(32 * 1024);
for (let ended = false; !ended; ) {
  const { done, value } = await reader.readAtLeast(16 * 1024, new Uint8Array(buffer));
  ended = done;
  buffer = value?.buffer;
}`,
  "reads chunk by chunk and drops them": "for await (const _ of request.body);",
  "reads it as a text": "await request.text();",
};

export function startFloor(script: string): Promise<Runtime> {
  const read = `if (request.body) { ${script} }`;
  return startScript(`export default { async fetch(request) { ${read} return new Response("read"); } };`);
}
