declare module "virtual:browser-assets" {
  /** What the browser's build is called and made of. */
  export const browserAssets: {
    build: string;
    /** The one script that a page starts with. */
    script: string;
    /** By a page's folder, the one sheet that describes it; under `vite dev` it is a link, which needs no hash. */
    sheets: Readonly<Record<string, Readonly<{ href: string; hash?: string }> | undefined>>;
    development: readonly string[];
  };
}
