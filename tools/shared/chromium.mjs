import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fail, say } from "./setup.mjs";

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

/** Finds a Chrome or Chromium for the browser tests; where there is none, installs Debian's if it may. */
export function ensureChromium() {
  const named = process.env.CHROME_PATH;
  if (named) return existsSync(named) ? named : fail(`CHROME_PATH names ${named}, but nothing is there.`);
  const found = usualPlaces.find((path) => existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("Installing Chromium for the browser tests (Debian's package)");
    for (const args of [
      ["update", "-qq"],
      ["install", "-y", "-qq", "--no-install-recommends", "chromium"],
    ])
      spawnSync("apt-get", args, {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    if (existsSync("/usr/bin/chromium")) return "/usr/bin/chromium";
  }
  return fail(
    "The browser tests need Chrome or Chromium. Install it (Debian, Ubuntu: sudo apt-get install chromium; macOS: brew install --cask chromium) or set CHROME_PATH.",
  );
}
