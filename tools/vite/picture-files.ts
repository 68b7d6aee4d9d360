import { globSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const virtualId = "virtual:picture-files";
const list = "app/pictures/files/pictures.json";

/**
 * Each picture file's address, by its name. A build names the files after their content; in development they are served
 * from where they lie, since 190 modules of one line each kept the first page waiting.
 */
export function pictureFiles(): Plugin {
  let root = process.cwd();
  let serving = false;
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
      const files = globSync("app/pictures/files/*.{avif,webp}", { cwd: root }).sort();
      if (serving)
        return `export default ${JSON.stringify(Object.fromEntries(files.map((file) => [basename(file), `/${file}`])))};`;
      const imports = files.map((file, at) => `import file${at} from "/${file}?url";`);
      const entries = files.map((file, at) => `${JSON.stringify(basename(file))}: file${at}`);
      return `${imports.join("\n")}\nexport default { ${entries.join(", ")} };`;
    },
  };
}
