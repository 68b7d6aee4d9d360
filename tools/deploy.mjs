import { runOnProjectNode } from "./setup/setup.mjs";

await runOnProjectNode("tools/deploy/deploy.ts");
