import { expect, test } from "vitest";
import { sharedSite } from "#tests/site/lead-site.ts";
import { monday } from "#tests/site/usual-date.ts";
import { articleSlugs } from "#tools/shared/article-slugs.ts";

const site = await sharedSite(monday);

test.each(articleSlugs())("%s is whole, with no script but the starter", async (slug) => {
  const answer = await site.ask(`/blog/${slug}`);
  expect(answer.status).toBe(200);
  const page = await answer.text();
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(page.match(/<script type="module"/g)).toHaveLength(1);
  expect(page).not.toMatch(/\sstyle=|<template|under review|undefined|\bNaN\b|\[object/);
  expect(page.match(/role="doc-endnotes"/g)).toHaveLength(1);
  expect(page).toContain(`<link rel="canonical" href="http://127.0.0.1/blog/${slug}"`);
  expect(page).toContain(`/cards/blog-${slug}.jpg`);
  for (const id of idsIn(page)) expect(page.split(` id="${id}"`)).toHaveLength(2);
});

test("an address of no article is not found, the second time as the first", async () => {
  for (const path of ["/blog/nothing", "/blog/nothing", "/blog/NOTHING", "/blog/solar-recycling/more"])
    expect((await site.ask(path)).status).toBe(404);
  expect((await site.ask("/Blog/Solar-Recycling/")).headers.get("location")).toBe("/blog/solar-recycling");
});

test("the index lists all articles", async () => {
  const page = await (await site.ask("/blog")).text();
  for (const slug of articleSlugs()) expect(page).toContain(`href="/blog/${slug}"`);
  expect(page).toMatch(/<form id="search"[^>]* action="\/blog" method="get"/);
});

function idsIn(page: string): string[] {
  return [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "");
}
