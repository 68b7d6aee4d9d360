import { runOnProjectNode } from "./setup/setup.mjs";

await runOnProjectNode("tools/local/serve.ts");
