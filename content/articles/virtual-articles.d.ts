declare module "virtual:articles" {
  import type { ArticleRecord } from "./index.ts";

  /** What the articles' files say about themselves, in the index's order; read at build. */
  const records: readonly ArticleRecord[];
  export default records;
}
