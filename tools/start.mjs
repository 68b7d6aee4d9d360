import { runOnProjectNode } from "./shared/setup.mjs";

await runOnProjectNode("tools/local/serve.ts");
