// Formats, and fixes what the linter can fix.
import { ensureInstalled, run } from "./setup/setup.mjs";

ensureInstalled();
run("biome", ["check", "--write", "."]);
