/** The path of the Chrome or Chromium that the tests use. Installs one, or ends the program, where there is none. */
export function ensureChromium(wanted?: { whole?: boolean }): string;
