import { DataTable } from "#app/components/data-table.tsx";
import { PhoneLink } from "#app/components/links.tsx";
import { monthlyVariation, yearlyDegradation } from "#content/energy/inputs/constants.ts";
import { monthlyOutput } from "#content/energy/year/sun.ts";
import { yieldAt } from "#content/energy/yield.ts";
import { kwhText, kwText, monthNames, numberText, percentText, roundToTens } from "#content/format.ts";
import { defineCalculator, type ResultsProps } from "../define-calculator.tsx";
import { type ArithmeticLine, compact, sumOf } from "../estimate-lines.ts";
import { amount, choice, type Entered } from "../fields.ts";
import { energyInput, houseFields, numberSpecs, totalKw } from "../house.ts";
import { NamedNumber } from "../results/named-number.tsx";
import { type Tone, VerdictCard } from "../results/verdict-card.tsx";

const { postcode, orientation, pitch, kw2, orientation2, pitch2, shadeam, shadepm } = houseFields;

const monthIds = monthNames.map((name) => name.toLowerCase());

const fields = {
  kw: amount(
    {
      label: "Panels (kW)",
      hint: "On your quote",
      default: "6.6",
      messageIfEmpty: "Enter the panels’ size in kW. It’s on your quote.",
    },
    numberSpecs.kw,
  ),
  postcode,
  orientation,
  month: choice({
    label: "A month to check",
    options: {
      "": "Choose a month",
      ...Object.fromEntries(monthIds.map((id, index) => [id, monthNames[index] ?? ""])),
    },
    default: "",
  }),
  made: amount(
    { label: "Your app shows (kWh)", hint: "For the whole month" },
    { noun: "what the app shows", unit: "kWh", min: 0, max: 200_000 },
  ),
  pitch,
  kw2,
  orientation2,
  pitch2,
  shadeam,
  shadepm,
};

type EnteredForOutputCheck = Entered<typeof fields>;

/** What panels should make in each month, compared with the owner's app. Its name in URLs is "output". */
export const outputCheck = defineCalculator({
  name: "output",
  title: "Is it making what it should?",
  page: "/help",
  fields,
  groups: [
    { fields: ["kw", "postcode", "orientation", "month", "made"] },
    { fold: "Pitch, shade, a second side", fields: ["pitch", "kw2", "orientation2", "pitch2", "shadeam", "shadepm"] },
  ],
  button: "Check it",
  compute,
  Results: OutputCheckResults,
  announce: ({ verdict, yearlyKwh }) =>
    verdict?.title ?? (yearlyKwh === undefined ? "" : `About ${kwhText(yearlyKwh)} a year`),
  summarise: ({ yearlyKwh, month, verdict }) =>
    compact([
      yearlyKwh !== undefined && { label: "Expected in a year", value: kwhText(yearlyKwh) },
      month && { label: `Expected in ${month.name}`, value: kwhText(month.expectedKwh) },
      verdict && { label: "Our check", value: verdict.title },
    ]),
  arithmetic: ({ months }) => months.map(lineOf),
  assumptions: ({ postcode }) => [
    { field: "postcode", text: `A usual year’s sun in ${yieldAt(postcode?.postcode).name}.` },
    { text: `New panels: they lose ${percentText(yearlyDegradation.panels, 1)} of their output a year.` },
    { text: "The inverter holds nothing back for an export limit." },
  ],
});

export const Island = outputCheck.island;

/** A month, and what to expect in it. */
interface Month {
  name: string;
  expectedKwh: number;
  /** An output below this is low, but the weather may be the reason. */
  lowBelowKwh: number;
  /** An output below this is too low for the weather to explain. */
  faultBelowKwh: number;
}

interface MonthVerdict {
  tone: Tone;
  kind: "expected" | "high" | "weather" | "low" | "fault" | "open";
  title: string;
  sentence: string;
  checks: readonly string[];
}

type OutputCheckResult = ReturnType<typeof compute>;

function compute(entered: EnteredForOutputCheck) {
  const { panels, place } = energyInput(entered);
  const months = panels ? monthlyOutput(panels, place).map(monthOf) : [];
  const month = months[monthIds.indexOf(entered.month)];
  return {
    months,
    yearlyKwh: panels && sumOf(months.map(({ expectedKwh }) => expectedKwh)),
    month,
    verdict: verdictOn(entered, month),
    system: panels && `${kwText(totalKw(entered) ?? 0)} in ${yieldAt(entered.postcode?.postcode).name}`,
  };
}

function monthOf(kilowattHours: number, index: number): Month {
  const expectedKwh = roundMonth(kilowattHours);
  return {
    name: monthNames[index] ?? "",
    expectedKwh,
    lowBelowKwh: roundMonth(expectedKwh * (1 - monthlyVariation.sun)),
    faultBelowKwh: roundMonth(expectedKwh * (1 - monthlyVariation.output)),
  };
}

/** A small system's months are shown to the nearest kWh. */
function roundMonth(kilowattHours: number): number {
  return kilowattHours < 200 ? Math.round(kilowattHours) : roundToTens(kilowattHours);
}

function verdictOn(
  { month: monthId, made }: EnteredForOutputCheck,
  month: Month | undefined,
): MonthVerdict | undefined {
  if (made === undefined || !month)
    return (monthId === "") === (made === undefined)
      ? undefined
      : {
          tone: "open",
          kind: "open",
          checks: [],
          title: monthId === "" ? "Choose the month as well" : "Enter what your app shows as well",
          sentence: "The check needs a whole month and its kWh.",
        };
  const { name, expectedKwh, lowBelowKwh, faultBelowKwh } = month;
  const comparisonText = `Your app shows ${kwhText(made)}. We’d expect about ${kwhText(expectedKwh)}.`;
  if (made < faultBelowKwh)
    return {
      tone: "bad",
      kind: "fault",
      title: `${name} is far too low. Call us`,
      sentence: `${comparisonText} Dull weather doesn’t explain anything under ${kwhText(faultBelowKwh)}.`,
      checks: entryChecks,
    };
  if (made < lowBelowKwh)
    return {
      tone: "ask",
      kind: "low",
      title: `${name} is low. Check these first`,
      sentence: `${comparisonText} ${whenToCallSentence}`,
      checks: [...entryChecks, ...panelChecks],
    };
  if (made > expectedKwh * (1 + monthlyVariation.output))
    return {
      tone: "ask",
      kind: "high",
      title: `${name} is higher than we’d expect`,
      sentence: `${comparisonText} Check the size above: all panels together, and one month only.`,
      checks: [],
    };
  const sentence = `${comparisonText} In a dull month it can be as low as ${kwhText(lowBelowKwh)}.`;
  if (made < expectedKwh * weatherShare)
    return {
      tone: "ask",
      kind: "weather",
      title: `${name} could be the weather`,
      sentence: `${sentence} ${whenToCallSentence}`,
      checks: [...entryChecks, ...panelChecks],
    };
  return { tone: "good", kind: "expected", title: `${name} is as expected`, sentence, checks: [] };
}

/** Below this share of what we expect, a month is worth a look, although most such months are only dull weather. */
const weatherShare = 0.8;

const whenToCallSentence = "If none of these explains it, or the next month is low too, call us.";

const entryChecks = [
  "It’s a whole month, and the app was online all through it.",
  "The size and the direction above are right.",
];

const panelChecks = [
  "No tree or building shades the panels more than before.",
  "Seen from the ground, the panels are clean. Never go onto the roof.",
  "The inverter isn’t holding back for an export limit, as it may on sunny days.",
];

function lineOf({ name, expectedKwh, lowBelowKwh, faultBelowKwh }: Month): ArithmeticLine {
  return {
    label: name,
    calculation: `${kwhText(expectedKwh)}; low under ${numberText(lowBelowKwh)}, call us under ${numberText(faultBelowKwh)}`,
  };
}

function OutputCheckResults({
  entered,
  result,
  isExample,
  hasProblems,
}: ResultsProps<typeof fields, OutputCheckResult>) {
  const { months, yearlyKwh, month, verdict, system } = result;
  return (
    <div className="estimate-results">
      <h3 className="estimate-status" id="answer" tabIndex={-1}>
        {hasProblems
          ? "Fix the highlighted fields. Here is what we can work out so far."
          : `${isExample ? "An example: what" : "What"} ${system} should make`}
      </h3>
      {verdict && <MonthVerdictCard {...verdict} />}
      {yearlyKwh !== undefined && (
        <div>
          <DataTable
            caption="kWh to expect from each month"
            captionClass="unseen"
            columns={[
              "Month",
              ...["Expect (kWh)", "Low if below", "Call us if below"].map((name) => ({ name, numeric: true })),
            ]}
            rows={months.map((row) => ({
              name: row.name,
              about: row === month && entered.made !== undefined ? `Your app: ${numberText(entered.made)}` : undefined,
              cells: [numberText(row.expectedKwh), numberText(row.lowBelowKwh), numberText(row.faultBelowKwh)],
            }))}
          />
          <p className="small mt-3">
            About{" "}
            <NamedNumber name="yearly-kwh" value={yearlyKwh}>
              {numberText(yearlyKwh)}
            </NamedNumber>{" "}
            kWh a year for new panels. They lose {percentText(yearlyDegradation.panels, 1)} of it a year.
          </p>
          <NamedNumber name="month-kwh" value={month?.expectedKwh} hidden />
        </div>
      )}
    </div>
  );
}

function MonthVerdictCard({ checks, sentence, ...verdict }: MonthVerdict) {
  return (
    <VerdictCard name="verdict" {...verdict} sentences={[sentence]}>
      {checks.length > 0 && (
        <ul className="dashes">
          {checks.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ul>
      )}
      {checks.length > 0 && (
        <p className="actions print:hidden">
          <a className="btn" href="/contact?fault=output">
            Report a fault
          </a>
          <PhoneLink className="btn btn-line" />
        </p>
      )}
    </VerdictCard>
  );
}
