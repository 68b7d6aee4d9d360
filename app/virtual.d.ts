declare module "virtual:browser-assets" {
  /** What the browser's build is called and made of. */
  export const browserAssets: {
    build: string;
    script: string;
    styles: readonly string[];
    development: readonly string[];
  };
}
