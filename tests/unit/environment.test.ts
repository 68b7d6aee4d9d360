import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkConfiguration, settings } from "#worker/environment.ts";

const bindings = ["ASSETS", "DELIVERY", "LEADS", "PLACES_LIMIT", "REPORTS_LIMIT", "REQUESTS_LIMIT", "REQUESTS_NOTICE"];
const names = Object.keys(settings);

test("every setting that the Worker reads is listed with its purpose", () => {
  const sources = globSync("worker/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
  const read = sources
    .flatMap((source) => [...source.matchAll(/(?<!meta\.)\benv\.([A-Z_]+)|\b(?:text|address)\("([A-Z_]+)"/g)])
    .map(([, variable, setting]) => variable ?? setting ?? "");
  const known = [...names, ...bindings, "VITALS"];
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter((name) => !known.includes(name))).toEqual([]);
  expect(names.filter((name) => !read.includes(name))).toEqual([]);
});

test("the README's table names every setting", () => {
  const readme = readFileSync("README.md", "utf8");
  const table = readme.slice(readme.indexOf("## Configuration"), readme.indexOf("## Before launch"));
  expect([...names, "VITALS"].filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

test("a deploy lacks the two secrets without which mails can't be signed or sent", () => {
  const { missing, invalid } = checkConfiguration({ SITE_URL: "https://www.wattlebird.example" });
  expect(missing).toEqual(["LINK_SECRET", "MAIL_API_KEY"]);
  expect(invalid).toEqual([]);
});

test("a value that makes no sense is named, never repeated", () => {
  const configuration = checkConfiguration({
    SITE_URL: "wattlebird",
    LINK_SECRET: "short",
    MAIL_API_KEY: "a-key-of-the-mail-service",
    MAIL_FROM: "nobody",
    MAIL_RECEIPTS: "yes",
    SERVICE_WORKER: "no",
    TIMING: "soon",
    MAIL_TO: "",
  });
  expect(configuration.invalid).toEqual([
    "SITE_URL",
    "LINK_SECRET",
    "MAIL_FROM",
    "MAIL_RECEIPTS",
    "SERVICE_WORKER",
    "TIMING",
  ]);
  expect(configuration.configured).toEqual(["MAIL_API_KEY"]);
  expect(configuration.unset).toContain("MAIL_TO");
  expect(JSON.stringify(configuration)).not.toMatch(/short|nobody|a-key/);
});
