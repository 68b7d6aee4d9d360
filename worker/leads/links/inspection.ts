/** What `npx node tools/lead.ts` may ask for: where a request stands, or a link to its card as well. */
export const inspections = ["state", "open"] as const;
export type Inspection = (typeof inspections)[number];

/** An address that asks is good for so long: it is used at once. */
export const inspectionSeconds = 300;

/** What is signed. It opens nothing else, and no link that is mailed opens this. */
export function inspectionText(asked: Inspection, reference: string, expires: string): string {
  return `inspect\n${asked}\n${reference}\n${expires}`;
}
