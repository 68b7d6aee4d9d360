declare module "virtual:browser-assets" {
  /** What the browser's build is called and made of. */
  export const browserAssets: {
    build: string;
    /** The one script that a page starts with, and what it must hash to. */
    script: Readonly<{ src: string; integrity?: string }>;
    styles: readonly string[];
    /** The style sheet that a page's folder has to itself, by the folder's name. */
    pageStyles: Readonly<Record<string, string>>;
    /** What stands below every page: linked at its end. */
    lateStyles: string;
    /** By folder, what the styles in a page hash to, for its policy; under `vite dev` pages link to the files. */
    styleHashes: Readonly<Record<string, string>>;
    development: readonly string[];
  };
}

declare module "virtual:page-sheets" {
  /** By a page's folder, the one sheet that describes it; under `vite dev` pages link to one for all, which needs no hash. */
  export const pageSheets: Readonly<Record<string, Readonly<{ href: string; hash?: string }> | undefined>>;
}

declare module "virtual:page-fields" {
  export const pageFields: typeof import("./page-fields.ts").pageFields;
}

declare module "virtual:picture-files" {
  /** Undefined where there is no file of this name. */
  export function addressOf(file: string): string | undefined;
}
