import { DayChart } from "#app/charts/day/day-chart.tsx";
import { dayOf } from "#content/energy/cached-estimates.ts";
import { familyUse } from "#content/energy/model-house.ts";
import { yieldAt } from "#content/energy/yield.ts";
import { kwh, kwhSize, kw as kwText, monthName, months } from "#content/format.ts";
import { defineCalculator, type ResultsProps } from "../define.tsx";
import { summaryLine, tenths } from "../estimate-lines.ts";
import { type Answers, amount, choice, place } from "../fields.ts";
import { energyInput, sizeFields } from "../house.ts";
import { Output } from "../results/output.tsx";

/** Home's own day: October, 8 kW, 10 kWh usable. */
const fields = {
  kw: amount(
    {
      ...{ label: "Panels, kW", hint: "15 panels make 6.6 kW", usual: "8" },
      messageIfEmpty: "Enter the panels’ size in kW, such as 6.6.",
    },
    { ...sizeFields.kw, most: 100 },
  ),
  battery: amount(
    { label: "Battery, usable kWh", hint: "0 for none", usual: "10" },
    { ...sizeFields.battery, assumed: 0 },
  ),
  daily: amount(
    {
      ...{ label: "Daily use, kWh", hint: "On average", usual: String(familyUse) },
      messageIfEmpty: "Enter what the house uses in a day, in kWh, such as 18.",
    },
    { name: "the daily use", unit: "kWh", least: 1, most: 500 },
  ),
  month: choice({
    label: "Month",
    options: Object.fromEntries(months.map((name, index) => [String(index + 1), name])),
    usual: "10",
  }),
  postcode: place({}),
};

type DayAnswers = Answers<typeof fields>;

type DayResult = ReturnType<typeof compute>;

/** The average day of a month in a house. */
export const day = defineCalculator({
  name: "day",
  title: "One day in my house",
  page: "/",
  fields,
  button: "Show my day",
  compute,
  Results: DayResults,
  announce: ({ caption }) => caption,
  summarise: ({ outputs }) => [
    ...summaryLine("Made that day", outputs["day-made"], inKwh),
    ...summaryLine("Used that day", outputs["day-used"], inKwh),
    ...summaryLine("Bought that day", outputs["day-bought"], inKwh),
  ],
});

export const Island = day.island;

const inKwh = (value: number) => kwh(value, 1);

function compute(answers: DayAnswers) {
  const { kw, daily, battery, postcode } = answers;
  const month = Number(answers.month);
  const asked = kw !== undefined && daily !== undefined;
  const curve = asked ? dayOf(energyInput({ ...answers, dailyUse: daily }), month) : undefined;
  const totals = curve?.totals;
  const stored = battery > 0 ? `, a battery of ${kwhSize(battery)}` : ", no battery";
  return {
    outputs: {
      "day-made": tenths(totals?.solar),
      "day-used": tenths(totals?.use),
      "day-direct": tenths(totals?.direct),
      "day-stored": tenths(totals?.charge),
      "day-from-battery": tenths(totals?.discharge),
      "day-exported": tenths(totals?.exported),
      "day-bought": tenths(totals?.grid),
    },
    curve,
    /** Which day and which house the curve shows. */
    caption: asked
      ? `An average ${monthName(month)} day in ${yieldAt(postcode.postcode).name}: ${kwText(kw)} of north-facing panels${stored} and ${daily === familyUse ? "a family of four" : "a house"} that averages ${kwh(daily, 1)} a day over the year.`
      : "",
  };
}

/** The chart and its sums, beside the fields they answer; the page's own day stands for the example. */
function DayResults({
  answers,
  result: { outputs, curve, caption },
  query,
  isExample,
}: ResultsProps<typeof fields, DayResult>) {
  if (isExample) return null;
  return (
    <div className="estimate-results">
      <h2 id="answer" className="unseen" tabIndex={-1}>
        One day in your house
      </h2>
      {curve && <DayChart curve={curve} batteryKwh={answers.battery} whose="Your" />}
      <ul className="dashes">
        {daySums.map(([name, words]) => (
          <li key={name}>
            <b className="whitespace-nowrap">
              <Output name={name} value={outputs[name]} /> {outputs[name] === undefined ? "–" : "kWh"}
            </b>{" "}
            {words}
          </li>
        ))}
        <li>{curve ? `Modelled, not measured. ${caption}` : "Fix the highlighted field to redraw the day."}</li>
      </ul>
      <p>
        <a className="btn" href={`/contact?estimate=${encodeURIComponent(`day?${query}`)}#form`}>
          Ask about this
        </a>
      </p>
    </div>
  );
}

export const daySums = [
  ["day-made", "made on the roof"],
  ["day-used", "used by the house"],
  ["day-bought", "of that bought from the grid"],
] as const;
