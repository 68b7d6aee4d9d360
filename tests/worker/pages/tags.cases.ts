const form = /<div class="wrap split gap-y-14.*(?=<aside class="grid)/s;
const main = /<main.*<\/main>/s;
const cameFrom = "package=night-optimiser&from=winter-solar-performance&estimate=price%3Fkw%3D6.6%26postcode%3D3350";

/** Parts of pages that the browser, a screen reader or a script acts on: by path, or by a request's own links. */
const told: readonly (readonly [name: string, path: string, part: RegExp, posted?: Record<string, string>])[] = [
  ["the head of Home", "/", /.*<\/head>/s],
  ["the head of no page", "/nothing", /.*<\/head>/s],
  ["the header and the menu", "/residential", /<body.*(?=<main)/s],
  ["the footer", "/residential", /<\/main>.*/s],
  ["the request form", "/contact", form],
  ["the request form after a calculator", `/contact?${cameFrom}`, form],
  ["the form for a callback", "/contact?callback", form],
  ["the form without hot water", "/contact?callback&urgent", form],
  [
    "a form with mistakes",
    "/contact",
    form,
    { name: "", email: "jo", phone: "1", address: "", city: "Kew", message: "Two meters", propertySize: "huge" },
  ],
  ["the search without a script", "/blog?q=battery", /<search.*<\/search>/s],
  ["a category", "/blog?category=hot-water", /<nav class="wrap.*?<\/nav>/s],
  ["where we go", "/service-areas", /<form.*?<\/form>/s],
  ["the way from Home", "/commercial", /<nav class="breadcrumb.*?<\/nav>/s],
  ["the contents of a page", "/rebates-and-finance", /<nav class="wrap local-contents.*?<\/nav>/s],
  ["a row of slides", "/solar-batteries", /<div class="carousel".*?<\/section>/s],
  ["a choice of columns", "/residential", /<fieldset class="choice-row".*?<\/fieldset>/s],
  ["a choice that is wrong", "/your-price?battery=x", /<fieldset class="choice-row field-wrong.*?<\/fieldset>/s],
  ["questions", "/faq", /<div class="questions".*?<\/details>/s],
  ["the column beside the form", "/contact", /<aside class="grid.*<\/aside>/s],
  ["no page", "/nothing", main],
  ["the page without a connection", "/offline", main],
  ["the page of a request", "own", main],
  ["a wrong number on that page", "own&act=phone", main, { phone: "12" }],
  ["a card", "card", /.*/s],
  ["a card that says no", "card", main, { outcome: "no-answer", at: "2026-02-30T10:00", note: "Gate" }],
  ["the list of open requests", "list", /<form.*<\/form>/s],
];

export const parts = told.map(([name, path, part, posted]) => ({ name, path, part, posted }));
