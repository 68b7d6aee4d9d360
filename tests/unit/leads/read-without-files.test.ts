import { expect, test, vi } from "vitest";
import { readWithoutFiles } from "#worker/bodies/read-without-files.ts";
import { receivedForm } from "#worker/leads/intake/receive.ts";

const deadlineMs = 60_000;

/** A form with two files between its fields, which arrives in pieces of this size. */
async function formIn(pieceBytes: number, message = "Zwei Zähler;\r\nfilename=no file\r\n\r\n--b") {
  const form = new FormData();
  form.append("selectedServices", "heat-pump");
  form.append("file", new File(["\r\n\r\n--\r\n--x".repeat(500)], "dach ☀.png"));
  form.append("file", new File(["x".repeat(9000)], "b.pdf"));
  form.append("name", "Ann");
  form.append("message", message);
  const wholeForm = new Response(form);
  const type = wholeForm.headers.get("Content-Type") ?? "";
  const bytes = new Uint8Array(await wholeForm.arrayBuffer());
  let sentBytes = 0;
  const body = new ReadableStream({
    type: "bytes",
    pull(controller) {
      if (sentBytes < bytes.length) controller.enqueue(bytes.slice(sentBytes, sentBytes + pieceBytes));
      else controller.close();
      // If the stream ends while a reader waits for bytes, tell the reader.
      if (sentBytes >= bytes.length) controller.byobRequest?.respond(0);
      sentBytes += pieceBytes;
    },
  });
  const request = new Request("http://127.0.0.1/", Object.assign({ method: "POST", body }, { duplex: "half" }));
  return { request, type, boundary: type.split("boundary=")[1] ?? "" };
}

test.each([5, 61, 4000, 100_000])(
  "a form's text fields are read without its files, from pieces of %i bytes",
  async (pieceBytes) => {
    const { request, type, boundary } = await formIn(pieceBytes);
    const body = await readWithoutFiles(request, { boundary, deadlineMs });
    expect(body?.length, "the files have more than 14,000 bytes").toBeLessThan(1500);
    const { raw, files } = receivedForm(body ?? new Uint8Array(), type);
    expect(raw).toMatchObject({ name: "Ann", message: "Zwei Zähler;\r\nfilename=no file\r\n\r\n--b" });
    expect(files?.map(({ name, bytes }) => [name, bytes?.length])).toEqual([
      ["dach ☀.png", 0],
      ["b.pdf", 0],
    ]);
  },
);

test("a form with too much text is rejected", async () => {
  const { request, boundary } = await formIn(4000, "x".repeat(100_000));
  expect(await readWithoutFiles(request, { boundary, deadlineMs })).toBeUndefined();
});

test("an error in our own code isn't taken for a sender who disconnected", async () => {
  const { request, boundary } = await formIn(4000);
  const conversion = vi.spyOn(Buffer, "from").mockImplementation(() => {
    throw new RangeError("no memory");
  });
  const body = readWithoutFiles(request, { boundary, deadlineMs }).finally(() => conversion.mockRestore());
  await expect(body).rejects.toThrow("no memory");
});
