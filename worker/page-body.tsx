import type { ReactElement } from "react";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import { HoldPlace } from "#app/components/still.tsx";
import { FailureSection } from "#app/pages/failure/failure.tsx";

export type Bytes = Uint8Array<ArrayBuffer>;

interface PageParts {
  /** Everything up to `<main>`. */
  start: string;
  main: ReactElement;
  /** Everything after it. */
  end: string;
}

interface PageBody {
  body: Bytes | ReadableStream<Bytes>;
  /** The whole page once its last byte is there; undefined where it ended in the error section. */
  whole: Promise<Bytes | undefined>;
}

/**
 * The page as bytes where all that it shows is there: React's text costs a third of its stream. Where something waits, React
 * says so by throwing, and the page streams: the document's beginning leaves at once, `<main>` follows when it is ready.
 */
export function pageBody(parts: PageParts, onFailure: (error: unknown) => void): PageBody {
  const text = textOf(parts.main);
  if (text === undefined) return streamOf(parts, onFailure);
  const bytes = encoder.encode(parts.start + text + parts.end);
  return { body: bytes, whole: Promise.resolve(bytes) };
}

const encoder = new TextEncoder();

/** Undefined where something waits or fails; which of the two it is, the stream finds out. */
function textOf(main: ReactElement): string | undefined {
  const still: string[] = [];
  const mark = crypto.randomUUID();
  const hold = (markup: string) => `${mark}${still.push(markup) - 1};`;
  try {
    const [start = "", ...parts] = renderToStaticMarkup(<HoldPlace value={hold}>{main}</HoldPlace>).split(mark);
    return start + parts.map((part) => still[Number.parseInt(part, 10)] + part.slice(part.indexOf(";") + 1)).join("");
  } catch {
    return undefined;
  }
}

function streamOf({ start, main, end }: PageParts, onFailure: (error: unknown) => void): PageBody {
  const whole = Promise.withResolvers<Bytes | undefined>();
  const chunks: Bytes[] = [];
  let gone = false;
  const body = new ReadableStream<Bytes>({
    async start(controller) {
      const send = (chunk: Bytes) => {
        chunks.push(chunk);
        if (!gone) controller.enqueue(chunk);
      };
      let failed = false;
      try {
        send(encoder.encode(start));
        for await (const chunk of await renderToReadableStream(main, { onError: () => {} })) send(chunk);
      } catch (error) {
        failed = true;
        onFailure(error);
        send(encoder.encode(renderToStaticMarkup(<FailureSection status={500} message={messageOf(error)} />)));
      }
      send(encoder.encode(end));
      if (!gone) controller.close();
      whole.resolve(failed ? undefined : join(chunks));
    },
    cancel() {
      gone = true;
    },
  });
  return { body, whole: whole.promise };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "Something went wrong";
}

function join(chunks: Bytes[]): Bytes {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
