import { expect, test } from "vitest";
import { boxPostcodes, localities, otherNames } from "#content/places/data/localities.ts";

test("every Victorian locality with delivered post is there, once a postcode", () => {
  expect(localities).toHaveLength(3285);
  expect(new Set(localities.map(({ postcode }) => postcode)).size).toBe(693);
  expect(new Set(localities.map(({ name, postcode }) => `${name} ${postcode}`)).size).toBe(3285);
});

test("places that the source puts elsewhere stand in Victoria", () => {
  const find = (name: string) => [...localities, ...otherNames].find((place) => place.name === name);
  expect(find("Winter Valley")?.lat).toBeCloseTo(-37.58, 1);
  expect(find("Red Bluff")?.lng).toBeCloseTo(147.12, 1);
  expect(find("Christies")?.lat).toBeCloseTo(-38.53, 1);
});

test("no place lies outside the state", () => {
  for (const { name, lat, lng } of [...localities, ...otherNames]) {
    expect(lat, name).toBeGreaterThan(-39.25);
    expect(lat, name).toBeLessThan(-33.95);
    expect(lng, name).toBeGreaterThan(140.9);
    expect(lng, name).toBeLessThan(150.05);
  }
});

test("names are written as on signs, and young suburbs that the post files under a neighbour are known", () => {
  const names = [...localities, ...otherNames].map(({ name }) => name);
  const signs = ["St Kilda", "McKinnon", "McCrae", "Bend of Islands", "Woodstock on Loddon", "Murray-Sunset"];
  expect(names).toEqual(expect.arrayContaining([...signs, "Aintree", "Deanside", "Tawonga South"]));
  expect(names.filter((name) => / (PO|DC|MC)$/i.test(name))).toEqual([]);
});

test("post box postcodes are kept apart, with their town", () => {
  expect(boxPostcodes.get("3001")).toBe("Melbourne");
  expect(boxPostcodes.get("3554")).toBe("Bendigo");
  expect(boxPostcodes.get("8785")).toMatch(/Dandenong/);
  for (const { postcode } of localities) expect(boxPostcodes.has(postcode)).toBe(false);
});
