declare module "virtual:articles" {
  import type { ArticleRecord } from "./articles/index.ts";

  /** The articles' records, in the index's order; read by the build. */
  const records: readonly ArticleRecord[];
  export default records;
}

declare module "virtual:localities" {
  /** The localities in three parts, which content/places/data/localities.ts parses. */
  const text: string;
  export default text;
}

declare module "virtual:search-index" {
  /** Reads the index as JSON. In a build it is a file beside the Worker, not part of it. */
  const read: () => Promise<string>;
  export default read;
}

declare module "virtual:search-index-url" {
  /** The index's URL for the browser. The name changes with the content. */
  const url: string;
  export default url;
}
