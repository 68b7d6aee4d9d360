import { runOnProjectNode } from "./setup/setup.mjs";

await runOnProjectNode("tests/bench/run.ts");
