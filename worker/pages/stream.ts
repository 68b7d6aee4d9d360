import type { Bytes } from "../memory/bytes.ts";

/**
 * The next chunk is made when the one before it has been taken: the head is on its way before anything is rendered, and
 * a visitor who hangs up ends the rendering.
 */
export function streamOf(chunks: AsyncGenerator<Bytes>): ReadableStream<Bytes> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
