/** Files that a web worker is reading. */
export interface ReadingJob {
  /** The chosen files, in words. */
  name: string;
  /** The size of all files. */
  totalBytes: number;
  /** Takes commands and sends reports. The browser queues reports until somebody listens. */
  port: MessagePort;
  /** Resolves if the web worker fails. */
  failure: Promise<unknown>;
  stop(): void;
}

/** A job whose script couldn't be loaded. The island then says so. */
export function failedJob(name: string): ReadingJob {
  return { name, totalBytes: 0, port: new MessageChannel().port1, failure: Promise.resolve(), stop() {} };
}

let waitingJob: ReadingJob | undefined;
let listen: ((job: ReadingJob) => void) | undefined;

/** Passes a job to the island, at once or when its script has loaded. */
export function offerJob(job: ReadingJob): void {
  if (listen) listen(job);
  else {
    waitingJob?.stop();
    waitingJob = job;
  }
}

export function takeJobs(listener: (job: ReadingJob) => void): void {
  listen = listener;
  if (waitingJob) listen(waitingJob);
  waitingJob = undefined;
}
