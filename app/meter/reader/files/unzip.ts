import { limits } from "./limits.ts";
import { FileRefusal, refuseUnreadable } from "./refusal.ts";

type ZipEntry = Awaited<ReturnType<typeof entryOf>>;
type DirectoryEntry = ReturnType<typeof entriesIn>[number];

// The offsets of fields are those of https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT: the end of the directory is in 4.3.16,
// an entry of the directory in 4.3.12, the header before an entry's bytes (the local header) in 4.3.7.
const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;

/** Bytes of each record before its name, extra field and comment. */
const [endLength, entryLength, localLength] = [22, 46, 30];
const maxCommentLength = 65_535;

/** The entries of a zip file, from its directory. Their names are dropped after a check, because they can hold a meter's number. */
export async function readZipEntries(file: Blob) {
  const directory = await directoryOf(file);
  if (directory.some(({ name }) => name === "[Content_Types].xml" || name === "mimetype"))
    throw new FileRefusal("spreadsheet");
  const readableEntries = directory.filter(({ name, packedSize }) => packedSize > 0 && !isSystemEntry(name));
  if (readableEntries.length === 0) throw new FileRefusal(directory.length === 0 ? "empty" : "not-meter-data");
  if (readableEntries.length > limits.entries) throw new FileRefusal("too-many-files");
  if (readableEntries.some(({ isEncrypted }) => isEncrypted)) throw new FileRefusal("locked");
  return Promise.all(readableEntries.map((entry) => entryOf(file, entry)));
}

/** Unpacks one entry. The reader counts the bytes, since the declared size may be false. */
export function unpack({ packed, isDeflated }: ZipEntry): ReadableStream<Uint8Array<ArrayBuffer>> {
  return isDeflated ? packed.stream().pipeThrough(new DecompressionStream("deflate-raw")) : packed.stream();
}

async function directoryOf(file: Blob) {
  const tailStart = Math.max(0, file.size - endLength - maxCommentLength);
  const tail = await viewOf(file, tailStart, file.size);
  let endStart = tail.byteLength - endLength;
  while (endStart >= 0 && tail.getUint32(endStart, true) !== endSignature) endStart--;
  if (endStart < 0) throw new FileRefusal("unreadable");
  const size = tail.getUint32(endStart + 12, true);
  const start = tail.getUint32(endStart + 16, true);
  if (size > limits.zipDirectoryBytes) throw new FileRefusal("too-large");
  if (start + size > file.size) throw new FileRefusal("unreadable");
  return entriesIn(await viewOf(file, start, start + size));
}

function entriesIn(view: DataView) {
  const entries = [];
  for (let start = 0; start + entryLength <= view.byteLength && view.getUint32(start, true) === entrySignature; ) {
    const nameLength = view.getUint16(start + 28, true);
    const nameStart = start + entryLength;
    const nameEnd = Math.min(view.byteLength, nameStart + nameLength);
    const name = String.fromCharCode(...new Uint8Array(view.buffer, nameStart, Math.min(1000, nameEnd - nameStart)));
    entries.push({
      name,
      isEncrypted: (view.getUint16(start + 8, true) & 1) === 1,
      method: view.getUint16(start + 10, true),
      packedSize: view.getUint32(start + 20, true),
      offset: view.getUint32(start + 42, true),
    });
    start = nameStart + nameLength + view.getUint16(start + 30, true) + view.getUint16(start + 32, true);
  }
  return entries;
}

async function entryOf(file: Blob, { method, packedSize, offset }: DirectoryEntry) {
  // 99 is AES encryption, 0 stored and 8 deflate.
  if (method === 99) throw new FileRefusal("locked");
  if (method !== 0 && method !== 8) throw new FileRefusal("unreadable");
  const header = await viewOf(file, offset, offset + localLength);
  if (header.byteLength < localLength || header.getUint32(0, true) !== localSignature)
    throw new FileRefusal("unreadable");
  const start = offset + localLength + header.getUint16(26, true) + header.getUint16(28, true);
  if (start + packedSize > file.size) throw new FileRefusal("unreadable");
  return { packed: file.slice(start, start + packedSize), isDeflated: method === 8 };
}

async function viewOf(file: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await file.slice(from, to).arrayBuffer().catch(refuseUnreadable));
}

/** A folder, or a file that an operating system added. */
function isSystemEntry(name: string): boolean {
  return /\/$|(^|\/)(__MACOSX|\.DS_Store|Thumbs\.db|desktop\.ini)/i.test(name);
}
