import { expect, test } from "vitest";
import { maxFileBytes } from "#content/request/limits.ts";
import { chancesOf } from "#tests/seeded.ts";
import { readForm } from "#worker/leads/intake/form.ts";

const field = (name: string, value: string) =>
  Buffer.from(`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
const file = (bytes: Buffer) =>
  Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\n'),
    bytes,
    Buffer.from("\r\n"),
  ]);
const end = Buffer.from("--b--\r\n");
const around = (bytes: Buffer) =>
  Buffer.concat([field("name", "Ann Before"), file(bytes), field("message", "behind it"), field("consent", "on"), end]);

/** Full of what looks like the beginning of a boundary. */
const long = Buffer.alloc(maxFileBytes + 200_000, "x\r\n-x\r\n--x\r\n\r");

async function* inPieces(body: Buffer, sizes: () => number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < body.length; ) {
    const size = sizes();
    yield new Uint8Array(body.subarray(at, at + size));
    at += size;
  }
}

test("what stands on both sides of a file that is too long arrives, however the body is cut", async () => {
  const body = around(long);
  const chances = chancesOf(7);
  for (const sizes of [() => 32_768, () => body.length, () => chances.whole(1, 70_000), () => maxFileBytes]) {
    const { raw, file: found, problem } = await readForm(() => inPieces(body, sizes), "b");
    expect(problem).toBeUndefined();
    expect(found).toEqual({ name: "", bytes: undefined, tooBig: true });
    expect(raw).toMatchObject({ name: "Ann Before", message: "behind it", consent: "on" });
  }
});

test("a boundary that begins in one piece and ends in the next ends a file that is too long", async () => {
  const body = around(long);
  const boundaryAt = body.indexOf("\r\n--b\r\n", maxFileBytes);
  for (let cut = boundaryAt - 2; cut < boundaryAt + 9; cut++) {
    const sizes = [cut, body.length];
    const { raw } = await readForm(() => inPieces(body, () => sizes.shift() ?? 1), "b");
    expect(raw, `cut at ${cut - boundaryAt}`).toMatchObject({ message: "behind it" });
  }
});

test("two files that are too long, and a file of exactly the limit between fields", async () => {
  const two = Buffer.concat([file(long), file(long), field("message", "behind both"), end]);
  expect(await readForm(() => inPieces(two, () => 32_768), "b")).toMatchObject({
    raw: { message: "behind both" },
    file: { tooBig: true },
  });
  const exact = await readForm(() => inPieces(around(long.subarray(0, maxFileBytes)), () => 32_768), "b");
  expect(exact.file).toMatchObject({ name: "x.png", tooBig: false });
  expect(exact.file?.bytes?.length).toBe(maxFileBytes);
});

test("where there is no room for the file, the fields around it are read all the same", async () => {
  for (const when of [1, 3, 60]) {
    const body = around(long.subarray(0, 3_000_000));
    async function* withoutRoom(onRefused: () => void) {
      let piece = 0;
      for await (const chunk of inPieces(body, () => 32_768)) {
        piece += 1;
        if (piece === when) onRefused();
        yield chunk;
      }
      throw new Error("no room");
    }
    const received = await readForm(withoutRoom, "b");
    expect(received.problem).toBeDefined();
    expect(received.raw).toMatchObject({ name: "Ann Before", message: "behind it" });
    expect(received.file?.bytes).toBeUndefined();
  }
});
