/** Sets off a local site's timer once, and waits until it has done its work. */
export async function ringTimer(url: string): Promise<void> {
  const { ok, status } = await fetch(`${url}/cdn-cgi/local/scheduled`, { headers: { Connection: "close" } });
  if (!ok) throw new Error(`the timer could not be rung: ${status}`);
}
