import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { explain, UserError } from "#tools/command-line.ts";
import { listen } from "#tools/local/ports-and-shutdown.ts";

test("tools/lead.ts says why a site doesn't answer", async () => {
  const { url, stop } = await listen(createServer());
  await stop();
  const tool = join(import.meta.dirname, "../../tools/lead.ts");
  const { stderr } = spawnSync(process.execPath, [tool, "WB-5B0C2F6E", "--site", url], { encoding: "utf8" });
  expect(stderr).toContain(`${url} doesn't answer: connect ECONNREFUSED`);
});

test("a command prints a mistake of its user as a sentence", () => {
  expect(explain(new UserError("PORT=no is not a port"))).toBe("PORT=no is not a port");
});

test("a command prints a bug with its place in the code", () => {
  expect(explain(new TypeError("port is undefined"))).toMatch(
    /^TypeError: port is undefined\n +at .*commands\.test\.ts/,
  );
});
