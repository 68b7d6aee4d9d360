// Formats, and fixes what the linter can fix.
import { ensureInstalled, refuseArguments, runOrExit } from "./setup/setup.mjs";

refuseArguments("npm run fix    formats, and fixes what the linter can fix");
ensureInstalled();
runOrExit("biome", ["check", "--write", "."]);
