/** Where the Chrome or Chromium is that the tests use. */
export function ensureChromium(wanted?: { whole?: boolean }): string;
