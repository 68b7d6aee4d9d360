import { limits, Refusal } from "./limits.ts";

type ZipEntry = Awaited<ReturnType<typeof entryOf>>;
type DirectoryEntry = ReturnType<typeof entriesIn>[number];

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;

/**
 * The entries of a zip file, from its directory. Their names are checked once and dropped, because they can hold a meter's number.
 */
export async function zipEntries(file: Blob) {
  const directory = await directoryOf(file);
  if (directory.some(({ name }) => name === "[Content_Types].xml" || name === "mimetype"))
    throw new Refusal("spreadsheet");
  const readable = directory.filter(({ name, packedSize }) => packedSize > 0 && !isPlainlyOther(name));
  if (readable.length === 0) throw new Refusal(directory.length === 0 ? "empty" : "not-meter-data");
  if (readable.length > limits.entries) throw new Refusal("too-large");
  if (readable.some(({ encrypted }) => encrypted)) throw new Refusal("locked");
  return Promise.all(readable.map((entry) => entryOf(file, entry)));
}

/** Unpacks one entry. The reader counts the bytes, since the declared size may be false. */
export function unpacked({ packed, deflated }: ZipEntry): ReadableStream<Uint8Array<ArrayBuffer>> {
  return deflated ? packed.stream().pipeThrough(new DecompressionStream("deflate-raw")) : packed.stream();
}

async function directoryOf(file: Blob) {
  const tailStart = Math.max(0, file.size - 65_557);
  const tail = await viewOf(file, tailStart, file.size);
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== endSignature) end--;
  if (end < 0) throw new Refusal("unreadable");
  const size = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  if (size > 4_000_000) throw new Refusal("too-large");
  if (start + size > file.size) throw new Refusal("unreadable");
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
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

async function entryOf(file: Blob, { method, packedSize, offset }: DirectoryEntry) {
  if (method === 99) throw new Refusal("locked");
  if (method !== 0 && method !== 8) throw new Refusal("unreadable");
  const header = await viewOf(file, offset, offset + 30);
  if (header.byteLength < 30 || header.getUint32(0, true) !== localSignature) throw new Refusal("unreadable");
  const start = offset + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  if (start + packedSize > file.size) throw new Refusal("unreadable");
  return { packed: file.slice(start, start + packedSize), deflated: method === 8 };
}

async function viewOf(file: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await file.slice(from, to).arrayBuffer());
}

/** Folders, and files that operating systems add. */
function isPlainlyOther(name: string): boolean {
  return /\/$|(^|\/)(__MACOSX|\.DS_Store|Thumbs\.db|desktop\.ini)/i.test(name);
}
