import { cachedForDay } from "#app/routing/cached-for-day.ts";
import { useToday } from "#app/routing/today.ts";
import { costOf } from "#content/cost.ts";
import { kwhSizeText, kwText, moneyText, numberText } from "#content/format.ts";
import { promises } from "#content/promises.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { plannedInstallationDay, plannedPeriodText } from "#content/rules/changes.ts";
import words from "./words.json" with { type: "json" };

const rebateLine = "Solar Homes rebate, if eligible";
const totalLine = "You pay";
const sample = { kw: 6.6, batteryKwh: 10 };

/** A sample quote, line by line, at our prices and by the rules of the planned day. Our own quote check calls it fair. */
export const AnnotatedQuote = cachedForDay(function AnnotatedQuote() {
  const today = useToday();
  const day = plannedInstallationDay(today);
  const { price, pay, certificates, panels, battery } = costOf(sample, day);
  const allLines: [line: string, amount: string, check: string][] = [
    [
      `${kwText(sample.kw)} of panels and an inverter, supplied and installed`,
      "",
      "Exact models, how many, and on which side of the roof. Look for the yield in kWh a year for your roof.",
    ],
    [
      `Battery, ${kwhSizeText(sample.batteryKwh)} usable`,
      "",
      "Usable, not nominal. What it backs up in a blackout, for how long, and where it goes on the wall.",
    ],
    [
      "Price before discounts, GST included",
      moneyText(price.typical),
      "Does it include switchboard work, the network’s approval, and removing old panels?",
    ],
    [
      `${numberText(certificates.count)} certificates at ${moneyText(certificatePrice.assumed)}`,
      `−${moneyText(certificates.value)}`,
      `${numberText(panels.certificates.count)} for the panels and ${numberText(battery.certificates.count)} for the battery, depending on postcode, size and date.`,
    ],
    [
      rebateLine,
      `−${moneyText(panels.rebate.amount)}`,
      "You apply before you pay or install. If the application fails, do you pay this amount?",
    ],
    [
      totalLine,
      moneyText(pay.typical),
      `A deposit of up to ${promises.depositAtMost}, the rest after the certificate of electrical safety. Is the price fixed, and until when?`,
    ],
    [
      "Warranties",
      "",
      "Who gives each one: the manufacturer, the seller or the installer? Look for a name and an end date for each warranty, not just “25 years”.",
    ],
  ];
  const lines = panels.rebate.amount > 0 ? allLines : allLines.filter(([line]) => line !== rebateLine);
  return (
    <section className="sand py-section" aria-labelledby="sample-quote">
      <div className="wrap">
        <h2 id="sample-quote">What a good quote says, line by line</h2>
        <p className="lead mt-4">
          A sample for an ordinary roof in Melbourne, installed {plannedPeriodText(today)}, with what to check on each
          line.
        </p>
        <ol className="mt-8">
          {lines.map(([line, amount, check]) => (
            <li
              key={line}
              className={`${line === totalLine ? "heavy-rule-above" : "rule-above"} grid gap-x-12 gap-y-1 py-4 wide:grid-cols-2`}
            >
              <p className="flex justify-between gap-6">
                <b>{line}</b>{" "}
                <b className={`whitespace-nowrap tabular-nums ${line === totalLine ? "text-h3" : ""}`}>{amount}</b>
              </p>
              <p>{check}</p>
            </li>
          ))}
        </ol>
        <h3 className="mt-8">Seven things to ask any installer</h3>
        <ol className="mt-4 list-decimal gap-x-12 pl-6 marker:font-[650] marker:text-accent wide:columns-2">
          {words.questions.map((question) => (
            <li key={question} className="break-inside-avoid py-1 pl-1.5">
              {question}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
});
