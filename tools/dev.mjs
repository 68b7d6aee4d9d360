import { runOnProjectNode } from "./setup.mjs";

await runOnProjectNode("tools/local/develop.ts");
