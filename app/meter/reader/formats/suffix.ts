import type { Direction } from "../readings/streams.ts";

/**
 * What a register's suffix means. The market speaks of itself: E, "export", is what the home takes, and B, "import",
 * what it gives. Averages, checks and everything that isn't energy are null.
 */
export function directionOfSuffix(suffix: string): Direction | null {
  switch (suffix.charAt(0).toUpperCase()) {
    case "E":
      return "taken";
    case "B":
      return "export";
    case "N":
      return "net";
    default:
      return null;
  }
}

export function isSuffix(text: string): boolean {
  return /^[A-Z][0-9A-Z]$/i.test(text);
}
