/** Prints what a check found; anything found fails `npm run check`. */
export function report(problems: readonly string[]): void {
  for (const problem of problems) console.error(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log("  None.");
}
