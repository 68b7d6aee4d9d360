// Formats, and puts right what the linter can put right by itself.
import { ensureInstalled, run } from "./setup/setup.mjs";

ensureInstalled();
run("biome", ["check", "--write", "."]);
