declare module "virtual:browser-assets" {
  /** The name and the files of the browser's build. */
  export const browserAssets: {
    build: string;
    /** The start script of every page. */
    script: string;
    /** Each page's style sheet, by the page's folder. Under `vite dev` it is a link, which needs no hash. */
    sheets: Readonly<Record<string, Readonly<{ href: string; hash?: string }> | undefined>>;
    development: readonly string[];
  };
}
