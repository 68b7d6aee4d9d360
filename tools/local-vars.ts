/** What the Worker is told on this machine, in place of secrets and hosts. Nothing here is a secret of a real site. */
export function localVars({ site }: { site: string; mailbox: string }): Record<string, string> {
  return { SITE_URL: site };
}
