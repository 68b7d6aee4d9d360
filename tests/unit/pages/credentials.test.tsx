import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Proof } from "#app/pages/home/proof.tsx";

test("Home shows the credentials the owner has filled in, and nothing for the rest", () => {
  const shown = (filled: Partial<Parameters<typeof Proof>[0]>) =>
    renderToStaticMarkup(<Proof people={[]} {...filled} />).replace(/<[^>]+>/g, " ");
  expect(shown({})).toBe("");
  expect(shown({ people: [{ name: "Sam Lee", role: "Electrician", photo: "/photos/sam.webp" }] })).toContain("Sam Lee");
  const finishedJob = { what: "8 kW and 10 kWh", where: "Brunswick", when: "May 2026", paid: "$11,400" };
  expect(shown({ finishedJob })).toMatch(
    /8 kW and 10 kWh *in Brunswick, May 2026\. They paid \$11,400 after rebates\./,
  );
  const review = { text: "On time.", source: "Product Review", href: "https://example.org/review" };
  expect(shown({ review })).toMatch(/“On time\.”.*Product Review/);
});
