import { limits } from "../reader/files/limits.ts";
import type { RefusalReason } from "../reader/files/refusal.ts";
import { NextSteps, Warning } from "./notices.tsx";

export function FileRefusalMessage({ reason }: { reason: RefusalReason }) {
  return (
    <div className="mt-8 grid gap-4">
      <p className="max-w-[44rem] text-h3" data-reason={reason}>
        {refusals[reason]}
      </p>
      <NextSteps />
    </div>
  );
}

/** Refused files that were chosen together with a readable one. */
export function OtherRefusals({ reasons }: { reasons: readonly RefusalReason[] }) {
  return reasons.map((reason, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two files may be refused for one reason
    <Warning key={index}>{refusals[reason]}</Warning>
  ));
}

const cannotFindText =
  "We couldn’t find meter readings in this file. What works is the NEM12 or Victorian Energy Compare CSV from your distributor.";

/** Why a file can't be read, and what to do instead. */
const refusals: Readonly<Record<RefusalReason, string>> = {
  "page-failed":
    "Part of this page didn’t load, so we couldn’t finish. Your file is fine: check your connection, reload the page and choose it again.",
  "reader-failed":
    "Something went wrong on our side while we read this file: it’s our mistake, not the file’s. Another format may work, such as NEM12 or Victorian Energy Compare.",
  pdf: "This is a PDF, most likely a bill. It has no half-hourly readings. Your distributor’s website has them as a CSV file.",
  "daily-summary":
    "This file has one total a day. To see mornings and evenings apart we need readings of 30 minutes or less: choose ‘detailed’, ‘interval data’ or ‘Victorian Energy Compare’ instead of ‘summary’.",
  nem13:
    "This file has meter readings months apart (accumulated data), not half-hours. Nearly every Victorian home has a smart meter: ask for interval data (NEM12).",
  empty: "This file is empty. The download may have been cut short: please download it again.",
  spreadsheet:
    "This is a spreadsheet workbook. The file you downloaded works best, or you can save this one as a CSV and choose that.",
  image: "This is a picture. Choose the CSV file from your distributor.",
  html: "This is a web page, perhaps a sign-in page that was saved instead of the file. Sign in again and download the CSV.",
  "export-only":
    "This file has only what your solar sent to the grid. We also need what you bought, which may be in a second file. Choose both files together.",
  "no-energy-stream": "This file has only technical measurements, no energy. Ask for consumption data.",
  locked: "This zip file has a password. Unzip it and choose the CSV.",
  "too-large": "This file is far larger than meter data gets, so we stopped.",
  "too-many-files": `This zip file has more than ${limits.entries} files. Unzip it and choose the ones with your meter’s readings.`,
  moved: "We couldn’t open this file: it may have been moved or changed. Please choose it again.",
  "no-readings": "The file names a meter, but its readings are all missing. Ask your distributor to send it again.",
  unreadable: cannotFindText,
  "not-meter-data": cannotFindText,
};
