import type { RawRequest } from "#content/request/fields.ts";
import type { Bytes } from "#content/request/uploads/bytes.ts";
import type { Unreadable } from "#worker/bodies/unreadable.ts";

/** What came in: everything that could be read, and what was wrong with the rest. */
export interface Received {
  /** What was entered; undefined where it did not arrive. */
  raw?: RawRequest;
  file?: ReceivedFile;
  problem?: Unreadable;
}

export interface ReceivedFile {
  name: string;
  /** Undefined where a file was sent as something that can't hold one. */
  bytes: Bytes | undefined;
  tooBig: boolean;
}
