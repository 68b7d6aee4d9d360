// Finds the browser for the tests, or installs it where that is possible.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fail, say } from "./setup.mjs";

/** Chromium without a user interface. The browser tests take less processor time with it. */
const headlessShell = "/usr/bin/chromium-headless-shell";

const usualPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Finds a Chrome or Chromium. If there is none, installs Debian's, as root on Debian. The headless shell can't
 * measure a page's memory, so some callers need the whole browser.
 */
export function ensureChromium({ whole = false } = {}) {
  const chosenPath = process.env.CHROME_PATH;
  if (chosenPath)
    return existsSync(chosenPath)
      ? chosenPath
      : fail(`CHROME_PATH is ${chosenPath}, but there is no such file. Set it to a Chrome or Chromium, or unset it.`);
  const paths = whole ? usualPaths : [headlessShell, ...usualPaths];
  const find = () => paths.find((path) => existsSync(path));
  const installed = find();
  if (installed) return installed;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const names = whole ? ["chromium"] : ["chromium-headless-shell", "chromium"];
    say(
      `This needs ${whole ? "a full Chrome or Chromium, not a headless shell," : "Chrome or Chromium,"} and found none: installing Debian's ${names.join(", or else ")} with apt-get. To use another browser, set CHROME_PATH.`,
    );
    aptGet("update", "-qq");
    for (const name of names) if (!find()) aptGet("install", "-y", "-qq", "--no-install-recommends", name);
  }
  return find() ?? fail(notFound);
}

const notFound =
  "This needs Chrome or Chromium; PROVE=on, bench, cards and icons need the whole browser, not its headless shell. Install it (Debian, Ubuntu: sudo apt-get install chromium; macOS: brew install --cask chromium) or set CHROME_PATH.";

/** @param {string[]} args */
function aptGet(...args) {
  const { status } = spawnSync("apt-get", args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (status !== 0) say(`apt-get ${args.join(" ")} failed${status === null ? "" : ` with status ${status}`}`);
}
