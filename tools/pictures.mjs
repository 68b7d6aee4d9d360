import { runOnProjectNode } from "./setup/setup.mjs";

await runOnProjectNode("tools/pictures/run.ts");
