import { runOnProjectNode } from "./setup/setup.mjs";

await runOnProjectNode("tools/figures.ts");
