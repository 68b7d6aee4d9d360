/** Stands for the site's address in texts that are written at build time. */
export const siteMark = "https://site.invalid";

export function blocks(data: readonly object[]): string[] {
  return data.map((block) => JSON.stringify(block));
}
