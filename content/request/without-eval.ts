import { config } from "zod/mini";

// Compiled checks need eval, which the site's policy forbids: even trying it would be reported as a violation.
config({ jitless: true });
