import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const virtualId = "virtual:picture-files";
const list = "app/pictures/files/pictures.json";

/**
 * Each picture file's address, by its name. A build names the files after their content, and its code holds that part of the
 * address alone; in development they are served from where they lie.
 */
export function pictureFiles(): Plugin {
  let root = process.cwd();
  let serving = false;
  const files = () => globSync("app/pictures/files/*.{avif,webp}", { cwd: root }).sort();
  return {
    name: "picture-files",
    configResolved(config) {
      root = config.root;
      serving = config.command === "serve";
    },
    resolveId: (source) => (source === virtualId ? `\0${virtualId}` : null),
    load(id) {
      if (id !== `\0${virtualId}`) return null;
      this.addWatchFile(join(root, list));
      if (serving) return 'export const addressOf = (file) => "/app/pictures/files/" + file;';
      const hashes = Object.fromEntries(files().map((file) => [basename(file), hashOf(join(root, file))]));
      return `const hashes = ${JSON.stringify(hashes)};
export const addressOf = (file) => hashes[file] && "/assets/" + file.replace(".", "-" + hashes[file] + ".");`;
    },
    generateBundle() {
      if (serving || this.environment.name !== "client") return;
      for (const file of files()) {
        const fileName = `assets/${basename(file).replace(".", `-${hashOf(join(root, file))}.`)}`;
        this.emitFile({ type: "asset", fileName, source: readFileSync(join(root, file)) });
      }
    },
  };
}

function hashOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("base64url").slice(0, 8);
}
