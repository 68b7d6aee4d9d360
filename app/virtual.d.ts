declare module "virtual:browser-assets" {
  /** What the browser's build is called and made of. */
  export const browserAssets: {
    build: string;
    /** The one script that a page starts with. */
    script: string;
    development: readonly string[];
  };
}

declare module "virtual:page-sheets" {
  /** By a page's folder, the one sheet that describes it; under `vite dev` pages link to one for all, which needs no hash. */
  export const pageSheets: Readonly<Record<string, Readonly<{ href: string; hash?: string }> | undefined>>;
}
