import { runOnProjectNode } from "./setup.mjs";

await runOnProjectNode("tools/local/serve.ts");
