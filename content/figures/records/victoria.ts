import { longDate, money, percent } from "#content/format.ts";
import { feedInMinimumEnded, gasRules, middayPower } from "#content/rules/announced.ts";
import { apartments } from "#content/rules/apartments.ts";
import { election } from "#content/rules/election.ts";
import { currentIncomeCap, solarHomes } from "#content/rules/solar-homes.ts";
import { airConditioning } from "#content/rules/veu-air-conditioning.ts";
import { hotWaterCopayment } from "#content/rules/veu-hot-water.ts";
import { type FigureRecord, rule } from "./record.ts";
import { sources } from "./sources.ts";

const solarHomesRest = { source: sources.solarHomes };
const upgrades = { source: sources.upgrades };
const forApartments = { source: sources.apartments };
const { copayment } = airConditioning;

export const victorianPrograms = {
  "solar-homes-cap": rule(
    money(solarHomes.panelsCap),
    "Solar Homes takes off half the price of panels after certificates, up to this amount.",
    solarHomesRest,
  ),
  "solar-homes-share": rule(
    percent(solarHomes.share),
    `Solar Homes takes off half the price of panels after certificates, up to ${money(solarHomes.panelsCap)}.`,
    solarHomesRest,
  ),
  "solar-homes-income": rule(
    money(currentIncomeCap.value),
    `Your household’s taxable income must be below this. The limit dates from ${longDate(currentIncomeCap.from)}.`,
    solarHomesRest,
  ),
  "solar-homes-income-before": rule(
    money(currentIncomeCap.before),
    `The income limit before ${longDate(currentIncomeCap.from)}.`,
    solarHomesRest,
  ),
  "solar-homes-property": rule(
    `$${solarHomes.propertyValueCap / 1_000_000} million`,
    "The home must be worth less than this.",
    solarHomesRest,
  ),
  "solar-homes-loan": rule(
    money(solarHomes.loanCap),
    "The most you can borrow interest-free on top of the panel rebate.",
    solarHomesRest,
  ),
  "solar-homes-loan-term": rule(
    `${solarHomes.loanMonths} months`,
    "How long you have to repay the interest-free loan.",
    solarHomesRest,
  ),
  "solar-homes-loan-instalment": rule(
    money(solarHomes.loanCap / solarHomes.loanMonths, 2),
    `The monthly repayment on the full loan over ${solarHomes.loanMonths} months.`,
    solarHomesRest,
  ),
  "solar-homes-years-without-solar": rule(
    `${solarHomes.yearsSinceLastSolar} years`,
    "You don’t qualify if the home has had panels in this period.",
    solarHomesRest,
  ),
  "solar-homes-hot-water-cap": rule(
    money(solarHomes.hotWaterCap),
    "The most you get for a heat pump: half the price after every other discount, up to this amount.",
    solarHomesRest,
  ),
  "solar-homes-hot-water-local-cap": rule(
    money(solarHomes.hotWaterLocalCap),
    "The most you get for an Australian-made heat pump: half the price after every other discount, up to this amount.",
    solarHomesRest,
  ),
  "solar-homes-hot-water-age": rule(
    `${solarHomes.replacedHotWaterYears} years`,
    "The hot water system you’re replacing must be this old or older.",
    solarHomesRest,
  ),
  "solar-homes-battery-loan-closed": rule(
    "May 2025",
    "When the state’s battery loan closed. There’s no state battery rebate.",
    { source: sources.batteryLoan },
  ),
  "solar-for-apartments-cap": rule(
    money(apartments.perApartment),
    `The maximum per apartment, until ${longDate(apartments.until)} or until the money runs out.`,
    forApartments,
  ),
  "solar-for-apartments-building-cap": rule(
    money(apartments.perBuilding),
    `The maximum per building, until ${longDate(apartments.until)} or until the money runs out.`,
    forApartments,
  ),
  "solar-for-apartments-end": rule(
    longDate(apartments.until),
    "The grant’s last day, unless the money runs out first.",
    forApartments,
  ),
  "veu-hot-water-copayment": rule(
    money(hotWaterCopayment),
    "The minimum you pay per hot water system; the discount itself changes with the market.",
    upgrades,
  ),
  "veu-aircon-copayment-ducted": rule(
    money(copayment.ducted),
    "The minimum you pay, GST included, for any ducted system, or a multi-split with 10 kW of cooling or more.",
    upgrades,
  ),
  "veu-aircon-copayment-medium": rule(
    money(copayment.smallMultiSplit),
    "The minimum you pay, GST included, for a multi-split with under 10 kW of cooling, or a single split with 10 kW or more.",
    upgrades,
  ),
  "veu-aircon-copayment-small": rule(
    money(copayment.smallSingle),
    "The minimum you pay, GST included, for a single split with under 10 kW of cooling.",
    upgrades,
  ),
  "veu-aircon-start": rule(
    longDate(airConditioning.from),
    `These minimums have applied since ${longDate(airConditioning.from)}.`,
    upgrades,
  ),
  "veu-multi-split-credited": rule(
    `${airConditioning.multiSplitCreditedKw} kW`,
    "The most multi-split capacity a home gets credit for.",
    upgrades,
  ),
  "veu-commercial-solar-size": rule(
    "30–200 kW",
    "The size of non-residential system that can earn a Victorian Energy Upgrades discount.",
    upgrades,
  ),
  "gas-new-homes": rule(
    longDate(gasRules.newHomes),
    "New homes and most new commercial buildings must be all-electric from this date.",
    { source: sources.gasRules },
  ),
  "gas-hot-water": rule(
    longDate(gasRules.hotWater),
    "From this date a gas water heater at the end of its life in an existing home must be replaced with an electric one; repairs are allowed and there are exemptions.",
    { source: sources.gasRules },
  ),
  "midday-power-start": rule(
    longDate(middayPower.from),
    "From this date, households with a smart meter can opt in to a plan that doesn’t charge for power from 11 am to 2 pm.",
    { source: sources.middayPower },
  ),
  "midday-power-hours": rule(
    middayPower.hours,
    "The Midday Power Saver charges 0 c/kWh in these hours. Rates at other times may be higher, and any cap on how much you can use hasn’t been confirmed.",
    { source: sources.middayPower },
  ),
  "state-election": rule(longDate(election), "Any state program can change after the election.", {
    source: sources.electoralCommission,
  }),
  "feed-in-minimum-end": rule(
    longDate(feedInMinimumEnded),
    "There has been no regulated minimum feed-in tariff since this date; retailers can pay nothing at all.",
    { source: sources.feedIn },
  ),
  "backstop-start": rule(
    "1 October 2024",
    "From this date, the network must be able to remotely turn down new, upgraded and replacement systems up to 200 kW.",
    { source: sources.backstop },
  ),
  "landfill-ban": rule(
    "1 July 2019",
    "Electronic waste, including panels, inverters and batteries, has been banned from landfill in Victoria since this date.",
    { source: sources.landfill },
  ),
  "installer-accreditation-start": rule(
    "29 May 2024",
    "Solar Accreditation Australia has accredited installers since this date; the Clean Energy Council keeps the lists of products.",
    { source: sources.accreditation },
  ),
} satisfies Record<string, FigureRecord>;
