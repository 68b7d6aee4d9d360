import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { explain, UserError } from "#tools/command-line.ts";
import { listen } from "#tools/local/ports-and-shutdown.ts";

const tools = join(import.meta.dirname, "../../tools");

test("tools/lead.ts says why a site doesn't answer", async () => {
  const { url, stop } = await listen(createServer());
  await stop();
  const { stderr } = runTool("lead.ts", "WB-5B0C2F6E", "--site", url);
  expect(stderr).toContain(`${url} doesn't answer: connect ECONNREFUSED`);
});

test("--help prints a command's usage, and is an argument like any other after --", () => {
  expect(runTool("where.ts", "--help")).toMatchObject({ status: 0, stdout: expect.stringMatching(/^npx node tools/) });
  expect(runTool("where.ts", "--", "--help").stderr).toContain(`"--help" doesn't end with a place`);
});

test("a command refuses an unknown option, and prints its usage", () => {
  expect(runTool("where.ts", "--al")).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/Unknown option '--al'.*Use it like this:\n +npx node tools/s),
  });
});

test.each([
  [["figures.ts", "--ending", "--claims"], "Give only one of --claims, --ending."],
  [["figures.ts", "--ending", "--on", "2027-01-02"], "--on goes with the list of figures, or with --claims."],
  [["lead.ts", "--health", "--open"], "--open goes with a reference, not with --health."],
] as const)("%j is refused, because one option would be ignored", ([file, ...options], problem) => {
  const { status, stderr } = runTool(file, ...options);
  expect(stderr).toContain(problem);
  expect(status).toBe(1);
});

test("npm run pictures -- icons refuses a name instead of ignoring it", () => {
  const { status, stderr } = runTool("pictures/run.ts", "icons", "favicon");
  expect(stderr).toContain("icons takes no name, but was given favicon.");
  expect(status).toBe(1);
});

test.each(["build", "check", "fix"])("npm run %s refuses an argument instead of ignoring it", (command) => {
  const { status, stderr } = runTool(`${command}.mjs`, "--al");
  expect(stderr).toContain("--al: this command takes no arguments.");
  expect(status).toBe(1);
});

test("npm test -- --help prints its usage before it installs anything", () => {
  const emptyFolder = mkdtempSync(join(tmpdir(), "uninstalled-"));
  cpSync(join(tools, "setup"), join(emptyFolder, "tools/setup"), { recursive: true });
  copyFileSync(join(tools, "test.mjs"), join(emptyFolder, "tools/test.mjs"));
  const { status, stdout } = runTool(join(emptyFolder, "tools/test.mjs"), "--help");
  rmSync(emptyFolder, { recursive: true });
  expect(stdout).toMatch(/^npm test /);
  expect(status).toBe(0);
});

test("programs that run beside each other can each be printed whole", () => {
  // Each program waits for the other before its second line.
  const program = `import { run } from ${JSON.stringify(join(tools, "setup/setup.mjs"))};
    const printWhole = (script) => run("sh", ["-c", script], { printsAtEnd: true });
    const folder = process.argv[1];
    await Promise.all([
      printWhole(\`echo a1; read go < \${folder}/pipe; echo a2\`),
      printWhole(\`echo b1; echo go > \${folder}/pipe; echo b2 >&2\`),
    ]);`;
  const folder = mkdtempSync(join(tmpdir(), "beside-"));
  spawnSync("mkfifo", [join(folder, "pipe")]);
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", program, folder], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect(stdout).toContain("a1\na2\n");
  expect(stdout).toContain("b1\nb2\n");
});

test("a step that fails says last what that means", () => {
  const program = `import { runOrExit } from ${JSON.stringify(join(tools, "setup/setup.mjs"))};
    runOrExit(process.argv[1], [], { ifItFails: "Not deployed." });
    console.log("went on");`;
  const runStep = (step: string) =>
    spawnSync(process.execPath, ["--input-type=module", "-e", program, step], { encoding: "utf8" });
  expect(runStep("true")).toMatchObject({ status: 0, stdout: "went on\n", stderr: "" });
  expect(runStep("false")).toMatchObject({ status: 1, stdout: "", stderr: "\nNot deployed.\n" });
  expect(runStep("no-such-program")).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/no-such-program can't be run: .*\n\nNot deployed\.\n$/s),
  });
});

test("a command prints a mistake of its user as a sentence", () => {
  expect(explain(new UserError("PORT=no is not a port"))).toBe("PORT=no is not a port");
});

test("a command prints a bug with its place in the code", () => {
  expect(explain(new TypeError("port is undefined"))).toMatch(
    /^TypeError: port is undefined\n +at .*commands\.test\.ts/,
  );
});

function runTool(file: string, ...parameters: readonly string[]) {
  return spawnSync(process.execPath, [resolve(tools, file), ...parameters], { encoding: "utf8" });
}
