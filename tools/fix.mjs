// Formats, and fixes what the linter can fix.
import { ensureInstalled, runOrExit } from "./setup/setup.mjs";

ensureInstalled();
runOrExit("biome", ["check", "--write", "."]);
