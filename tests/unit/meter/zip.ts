import { deflateRawSync } from "node:zlib";

interface ZipOptions {
  encrypted?: boolean;
  /** Stands in place of each entry's packed bytes. */
  packed?: Uint8Array;
}

/** A zip file with these entries. */
export function zipOf(
  entries: Readonly<Record<string, string | Uint8Array>>,
  { encrypted = false, packed }: ZipOptions = {},
): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const body = packed ?? deflateRawSync(content);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(encrypted ? 1 : 0, 2);
    header.writeUInt16LE(8, 4);
    header.writeUInt32LE(body.length, 14);
    header.writeUInt32LE(content.length, 18);
    header.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), header, Buffer.from(name), body]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\0"), header, rest, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...parts, listed, Buffer.from("PK\x05\x06"), end]));
}
