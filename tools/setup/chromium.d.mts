/** The path of the Chrome or Chromium for the tests. If there is none, installs one, or ends the program with a message. */
export function ensureChromium(wanted?: { whole?: boolean }): string;
