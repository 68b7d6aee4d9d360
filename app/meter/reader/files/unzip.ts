import { limits } from "./limits.ts";
import { FileRefusal } from "./refusal.ts";

type ZipEntry = Awaited<ReturnType<typeof entryOf>>;
type DirectoryEntry = ReturnType<typeof entriesIn>[number];

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;

/** The entries of a zip file, from its directory. Their names are dropped after a check, because they can hold a meter's number. */
export async function readZipEntries(file: Blob) {
  const directory = await directoryOf(file);
  if (directory.some(({ name }) => name === "[Content_Types].xml" || name === "mimetype"))
    throw new FileRefusal("spreadsheet");
  const readable = directory.filter(({ name, packedSize }) => packedSize > 0 && !isSystemEntry(name));
  if (readable.length === 0) throw new FileRefusal(directory.length === 0 ? "empty" : "not-meter-data");
  if (readable.length > limits.entries) throw new FileRefusal("too-large");
  if (readable.some(({ isEncrypted }) => isEncrypted)) throw new FileRefusal("locked");
  return Promise.all(readable.map((entry) => entryOf(file, entry)));
}

/** Unpacks one entry. The reader counts the bytes, since the declared size may be false. */
export function unpack({ packed, isDeflated }: ZipEntry): ReadableStream<Uint8Array<ArrayBuffer>> {
  return isDeflated ? packed.stream().pipeThrough(new DecompressionStream("deflate-raw")) : packed.stream();
}

async function directoryOf(file: Blob) {
  // The directory's end record takes 22 bytes and a comment of up to 65,535.
  const tailStart = Math.max(0, file.size - 65_557);
  const tail = await viewOf(file, tailStart, file.size);
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== endSignature) end--;
  if (end < 0) throw new FileRefusal("unreadable");
  const size = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  if (size > 4_000_000) throw new FileRefusal("too-large");
  if (start + size > file.size) throw new FileRefusal("unreadable");
  return entriesIn(await viewOf(file, start, start + size));
}

function entriesIn(view: DataView) {
  const entries = [];
  for (let at = 0; at + 46 <= view.byteLength && view.getUint32(at, true) === entrySignature; ) {
    const nameLength = view.getUint16(at + 28, true);
    const nameEnd = Math.min(view.byteLength, at + 46 + nameLength);
    const name = String.fromCharCode(...new Uint8Array(view.buffer, at + 46, Math.min(1000, nameEnd - at - 46)));
    entries.push({
      name,
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

async function entryOf(file: Blob, { method, packedSize, offset }: DirectoryEntry) {
  // 99 is AES encryption, 0 stored and 8 deflate.
  if (method === 99) throw new FileRefusal("locked");
  if (method !== 0 && method !== 8) throw new FileRefusal("unreadable");
  const header = await viewOf(file, offset, offset + 30);
  if (header.byteLength < 30 || header.getUint32(0, true) !== localSignature) throw new FileRefusal("unreadable");
  const start = offset + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  if (start + packedSize > file.size) throw new FileRefusal("unreadable");
  return { packed: file.slice(start, start + packedSize), isDeflated: method === 8 };
}

async function viewOf(file: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await file.slice(from, to).arrayBuffer());
}

/** A folder, or a file that an operating system added. */
function isSystemEntry(name: string): boolean {
  return /\/$|(^|\/)(__MACOSX|\.DS_Store|Thumbs\.db|desktop\.ini)/i.test(name);
}
