import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fail, say } from "./setup.mjs";

/** Chromium without a user interface, which needs about a quarter less processor time for the browser tests. */
const shell = "/usr/bin/chromium-headless-shell";

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

/**
 * Finds a Chrome or Chromium for the browser tests. If there is none, installs Debian's if it may. The shell can't measure a page's
 * memory, so some callers need the whole browser.
 */
export function ensureChromium({ whole = false } = {}) {
  const named = process.env.CHROME_PATH;
  if (named) return existsSync(named) ? named : fail(`CHROME_PATH names ${named}, but nothing is there.`);
  const places = whole ? usualPlaces : [shell, ...usualPlaces];
  const found = () => places.find((path) => existsSync(path));
  const installed = found();
  if (installed) return installed;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    aptGet("update", "-qq");
    for (const name of whole ? ["chromium"] : ["chromium-headless-shell", "chromium"])
      if (!found()) {
        say(`Installing Debian's package ${name} for the browser tests (apt-get install ${name})`);
        aptGet("install", "-y", "-qq", "--no-install-recommends", name);
      }
  }
  return found() ?? fail(notFound);
}

const notFound =
  "The browser tests need Chrome or Chromium; prove, bench and cards need more than its headless shell. Install it (Debian, Ubuntu: sudo apt-get install chromium; macOS: brew install --cask chromium) or set CHROME_PATH.";

function aptGet(...args) {
  const { status } = spawnSync("apt-get", args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (status !== 0) say(`apt-get ${args.join(" ")} failed${status === null ? "" : ` with status ${status}`}`);
}
