import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { articleSlugs } from "#tools/shared/article-slugs.ts";
import { root } from "../runtimes/bench-site.ts";

/** A copy of the project whose articles can be multiplied without touching the project. */
export function copyProject() {
  const copy = mkdtempSync(join(tmpdir(), "many-articles-"));
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const file of files.trim().split("\n")) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  return {
    root: copy,
    multiply: (times: number) => multiply(join(copy, "content/articles"), times),
    build: () => build(copy),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

/** Each article again under other names, its title changed so that no two are the same. */
function multiply(folder: string, times: number): void {
  for (let turn = 2; turn <= times; turn++)
    for (const slug of articleSlugs()) {
      const source = readFileSync(join(folder, `${slug}.mdx`), "utf8");
      const name = `${slug}-${turn}`;
      const retitled = source.replace(/^title: .*$/m, `title: The ${turn}th article of its kind`);
      writeFileSync(join(folder, `${name}.mdx`), retitled);
    }
}

/** Builds and returns the processor's seconds, not the clock's: they are the same on a busy machine. */
function build(copy: string): number {
  const program = `import { createBuilder } from "vite";
    await (await createBuilder({ logLevel: "error" })).buildApp();
    const { user, system } = process.cpuUsage();
    console.log("seconds", (user + system) / 1e6);
    process.exit();`;
  const answer = execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: copy,
    encoding: "utf8",
  });
  return Number(/seconds ([\d.]+)/.exec(answer)?.[1]);
}
