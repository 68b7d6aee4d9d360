import { runOnProjectNode } from "./shared/setup.mjs";

await runOnProjectNode("tools/local/develop.ts");
