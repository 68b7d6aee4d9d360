import type { TestProject } from "vitest/node";
import { proving } from "#tests/settings.ts";
import { ensureChromium } from "#tools/setup/chromium.mjs";

/** Runs once before the tests that use the build. If browser tests are among them, finds Chromium, or installs it only once. */
export function setup({ vitest }: TestProject): void {
  if (vitest.state.getPaths().some((path) => path.includes("/tests/browser/"))) ensureChromium({ whole: proving });
}
