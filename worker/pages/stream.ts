// Streams a page. React's own stream takes much more CPU than rendering to text, and reveals suspended content with inline scripts,
// which our CSP forbids.
import type { Bytes } from "#content/request/uploads/bytes.ts";

/** Whether the visitor has disconnected. An `AbortSignal` would cost every response CPU. */
export interface Visitor {
  hasLeft: boolean;
}

/** Makes the next chunk when the previous one has been taken, so rendering stops if the visitor disconnects. */
export function streamOf(chunks: AsyncGenerator<Bytes>, visitor: Visitor): ReadableStream<Bytes> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        visitor.hasLeft = true;
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

/** The runtime sends nothing while there is work to do. Without this pause the head would wait until the page is rendered. */
export function nextEventLoopTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
