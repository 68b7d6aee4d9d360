declare module "virtual:browser-assets" {
  /** What the browser's build is called and made of. */
  export const browserAssets: {
    build: string;
    script: string;
    styles: readonly string[];
    /** The style sheet that a page's folder has to itself, by the folder's name. */
    pageStyles: Readonly<Record<string, string>>;
    development: readonly string[];
  };
}
