import { countText } from "#content/count-text.ts";
import { numberText } from "#content/format.ts";
import { costsMoreText, usualRiseAfter } from "#content/offers/next-rise.ts";
import { gasRules, gasWaterRule } from "#content/rules/announced.ts";
import { solarForApartments } from "#content/rules/apartments.ts";
import { batteryCertificates, batteryFactors } from "#content/rules/battery-certificates.ts";
import { type Day, yearOfDay } from "#content/rules/schedule.ts";
import { deemingYears, solarCertificates } from "#content/rules/solar-certificates.ts";
import { solarHomes } from "#content/rules/solar-homes.ts";
import { melbourneZone } from "#content/rules/zones.ts";

export interface Change {
  day: Day;
  what: string;
}

const maxChanges = 6;

/** The known changes after a day, soonest first. All changes to certificates on one day are listed as one. */
export function comingChanges(today: Day): Change[] {
  const changes = [...priceChanges(today), ...panelChanges(today), ...batteryChanges(today)];
  const certificates = [...new Set(changes.map(({ day }) => day))].map((day) => ({
    day,
    what: changes.flatMap((change) => (change.day === day ? [change.what] : [])).join(" "),
  }));
  return [...certificates, ...announcedChanges]
    .filter(({ day }) => day > today)
    .sort((a, b) => a.day.localeCompare(b.day))
    .slice(0, maxChanges);
}

const announcedChanges: readonly Change[] = [
  { day: gasRules.newHomes, what: "New homes and most new commercial buildings must be built without gas." },
  {
    day: gasRules.hotWater,
    what: gasWaterRule,
  },
  {
    day: solarHomes.knownUntil,
    what: "The current Solar Homes rules end. What follows isn’t announced yet.",
  },
  { day: solarForApartments.until, what: "Last day of Solar for Apartments, unless the money runs out first." },
];

/** The next rise in price, listed before the changes to certificates on that day. */
function priceChanges(today: Day): Change[] {
  const nextRise = usualRiseAfter(today);
  if (nextRise === undefined) return [];
  return [{ day: nextRise.day, what: `8 kW of panels with a 10 kWh battery ${costsMoreText(nextRise)}` }];
}

function panelChanges(today: Day): Change[] {
  const year = yearOfDay(today);
  const [before, after] = [year, year + 1].map((installedYear) => solarCertificates(6.6, melbourneZone, installedYear));
  if (!before) return [];
  const years = deemingYears(year + 1);
  const creditedText =
    years === 0
      ? "no more certificates"
      : `certificates for ${countText(years, "year")} instead of ${numberText(years + 1)}`;
  return [
    {
      day: `${year + 1}-01-01`,
      what: `Panels earn ${creditedText}: 6.6 kW in Melbourne earns ${after}, not ${before}.`,
    },
  ];
}

function batteryChanges(today: Day): Change[] {
  return batteryFactors
    .filter(({ from }) => from > today)
    .slice(0, 2)
    .map(({ from, value }) => ({
      day: from,
      what: `Batteries earn ${numberText(value, 1)} certificates per kWh: 10 kWh earns ${batteryCertificates(10, from)}.`,
    }));
}
