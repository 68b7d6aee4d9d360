import { config } from "zod/mini";

// Compiled checks need eval, which the site's policy forbids: even trying it is reported as a breach.
config({ jitless: true });
