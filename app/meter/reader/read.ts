import { type ByteReader, createByteReader, kindOf, readLines, readText } from "./files/bytes.ts";
import { limits } from "./files/limits.ts";
import { FileRefusal, type RefusalReason } from "./files/refusal.ts";
import { TableReader } from "./formats/table.ts";
import { settleDays } from "./interpret/days-and-clock.ts";
import type { ReadFiles } from "./interpret/interpret.ts";
import type { FileReadings } from "./readings/file-readings.ts";

/** Reads meter files. A file that can't be read is refused with a reason: no file can make this throw. */
export async function readMeterFiles(
  files: readonly Blob[],
  onProgress: (bytes: number) => void = () => undefined,
): Promise<ReadFiles> {
  const fileReadings: FileReadings[] = [];
  const refused: RefusalReason[] = [];
  const meters = new Map<string, number>();

  /** Returns the reason of a refusal. */
  async function attempt(readOne: () => Promise<void>): Promise<RefusalReason | undefined> {
    try {
      await readOne();
      return undefined;
    } catch (error) {
      if (!(error instanceof FileRefusal)) console.error(error);
      const reason = error instanceof FileRefusal ? error.reason : "reader-failed";
      refused.push(reason);
      return reason;
    }
  }

  async function readFile(file: Blob): Promise<void> {
    const bytes = createByteReader(file.stream(), onProgress);
    try {
      const kind = kindOf(await bytes.peek());
      if (file.size > limits.fileBytes) throw new FileRefusal("too-large");
      if (kind === "zip") await readZip(file);
      else fileReadings.push(await readPlain(bytes, meters));
    } finally {
      await bytes.cancel();
    }
  }

  async function readZip(file: Blob): Promise<void> {
    // Few files are zipped or JSON, so their code loads only when one is read.
    const { readZipEntries, unpack } = await loadCode(import("./files/unzip.ts"));
    let unpackedBytes = 0;
    for (const entry of await readZipEntries(file)) {
      let entryBytes = 0;
      const bytes = createByteReader(unpack(entry), (length) => {
        unpackedBytes += length;
        entryBytes += length;
        const isTooDense =
          unpackedBytes > limits.ratioAppliesAbove && entryBytes > entry.packed.size * limits.unpackedRatio;
        if (isTooDense || unpackedBytes > limits.unpackedBytes) throw new FileRefusal("too-large");
      });
      if ((await attempt(() => readEntry(bytes))) === "too-large") return;
      onProgress(entry.packed.size);
    }
  }

  /** An entry that isn't meter data is still unpacked to its end, because it may be a zip bomb. */
  async function readEntry(bytes: ByteReader): Promise<void> {
    try {
      fileReadings.push(await readPlain(bytes, meters));
    } catch (error) {
      if (error instanceof FileRefusal && error.reason === "not-meter-data") while (await bytes.next());
      throw error;
    } finally {
      await bytes.cancel();
    }
  }

  for (const file of files) await attempt(() => readFile(file));
  for (const file of fileReadings) settleDays(file);
  return { files: fileReadings, refused };
}

/** Reads a file or an entry that isn't itself a zip file. */
async function readPlain(bytes: ByteReader, meters: Map<string, number>): Promise<FileReadings> {
  const kind = kindOf(await bytes.peek());
  if (kind === "zip") throw new FileRefusal("unreadable");
  if (kind === "other") throw new FileRefusal("not-meter-data");
  if (kind === "json") {
    const [{ readJson }, text] = await Promise.all([loadCode(import("./formats/json.ts")), readText(bytes)]);
    return readJson(text, meters);
  }
  const table = new TableReader(meters);
  await readLines(bytes, kind, (line) => table.line(line));
  return table.end();
}

/** If our own code can't be loaded, that isn't the file's fault. */
export function loadCode<Module>(module: Promise<Module>): Promise<Module> {
  return module.catch(() => {
    throw new FileRefusal("page-failed");
  });
}
