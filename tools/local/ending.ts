/** Calls back once, when this process is told to end, or when what started it has ended without telling it. */
export function whenToldToEnd(end: () => void): void {
  let told = false;
  const once = () => {
    if (!told) end();
    told = true;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, once);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) once();
  }, 250).unref();
}
