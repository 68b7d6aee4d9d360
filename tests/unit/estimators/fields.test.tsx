import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EstimateChoice, EstimateText } from "#app/estimators/frame/estimate-fields.tsx";

const options = { "": "None", ducted: "Ducted", single: "Single split" };

test("a field that is written once shows this question's answer, not the one before's", () => {
  const chosenFor = (aircon: string | undefined) =>
    /<option value="([^"]*)" selected/.exec(choice({ values: aircon === undefined ? {} : { aircon } }))?.[1];
  for (const _ of ["first", "again"]) {
    expect(chosenFor("ducted")).toBe("ducted");
    expect(chosenFor("Single")).toBe("single");
    expect(chosenFor("")).toBe("");
    expect(chosenFor("constructor")).toBeUndefined();
    expect(chosenFor(undefined)).toBeUndefined();
    expect(text({ values: { kw: "6.6" } })).toContain('value="6.6"');
    expect(text({ values: { kw: "" } })).toContain('value=""');
    expect(text({ values: {} })).not.toContain("value=");
  }
});

test("a field that can't be used says so, whatever it was before", () => {
  for (const problems of [{}, { kw: "Enter a number.", aircon: "Choose one." }, {}]) {
    const wrong = "kw" in problems;
    expect(text({ problems }).includes("Enter a number.")).toBe(wrong);
    expect(choice({ problems }).includes("Choose one.")).toBe(wrong);
    expect(text({ problems }).startsWith(wrong ? '<div class="field field-wrong">' : '<div class="field">')).toBe(true);
  }
});

test("fields of one name but other words or options are kept apart", () => {
  expect(choice({})).toContain("Single split");
  expect(choice({ options: { ...options, single: "One room" } })).toContain("One room");
  expect(choice({ label: "Cooling" })).toContain("Cooling");
  expect(choice({ full: true })).toContain("field-full");
  expect(text({ hint: "In the shade" })).toContain("In the shade");
  expect(text({ prefix: "other" })).toContain('for="other-kw"');
});

type Props<Field extends (props: never) => unknown> = Partial<Parameters<Field>[0]>;

function text(own: Props<typeof EstimateText>): string {
  return renderToStaticMarkup(
    <EstimateText values={{}} problems={{}} prefix="test" name="kw" label="Panels" {...own} />,
  );
}

function choice(own: Props<typeof EstimateChoice>): string {
  const usual = { values: {}, problems: {}, prefix: "test", name: "aircon", label: "Air", options };
  return renderToStaticMarkup(<EstimateChoice {...usual} {...own} />);
}
