import type { ReactElement } from "react";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import { HoldPlace, type StillText } from "#app/figures/still.tsx";
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
  const bytes = bytesOf(parts);
  return bytes ? { body: bytes, whole: Promise.resolve(bytes) } : streamOf(parts, onFailure);
}

const encoder = new TextEncoder();

/** Undefined where something waits or fails; which of the two it is, the stream finds out. */
function bytesOf({ start, main, end }: PageParts): Bytes | undefined {
  const still: StillText[] = [];
  const mark = crypto.randomUUID();
  const hold = (part: StillText) => `${mark}${still.push(part) - 1};`;
  let text: string;
  try {
    text = renderToStaticMarkup(<HoldPlace value={hold}>{main}</HoldPlace>);
  } catch {
    return undefined;
  }
  const [first = "", ...others] = text.split(mark);
  const chunks = [encoder.encode(start), encoder.encode(first)];
  for (const other of others) {
    const part = still[Number.parseInt(other, 10)];
    if (part) chunks.push(encoded(part));
    chunks.push(encoder.encode(other.slice(other.indexOf(";") + 1)));
  }
  return join([...chunks, encoder.encode(end)]);
}

function encoded(part: StillText): Bytes {
  const known = encodedParts.get(part) ?? encoder.encode(part.markup);
  encodedParts.set(part, known);
  return known;
}

const encodedParts = new WeakMap<StillText, Bytes>();

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
        send(encoder.encode(renderToStaticMarkup(<FailureSection status={500} error={error} />)));
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

function join(chunks: Bytes[]): Bytes {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
