declare module "virtual:articles" {
  import type { ArticleRecord } from "./articles/index.ts";

  /** What the articles' files say about themselves, in the index's order; read at build. */
  const records: readonly ArticleRecord[];
  export default records;
}

declare module "virtual:localities" {
  const text: string;
  export default text;
}

declare module "virtual:search-index" {
  /** Reads the index as JSON. In a build it is a file next to the Worker, not a part of it. */
  const read: () => Promise<string>;
  export default read;
}

declare module "virtual:search-index-address" {
  /** Where the browser finds the index; the name changes with the content. */
  const address: string;
  export default address;
}
