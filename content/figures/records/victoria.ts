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
    "The most Solar Homes takes off panels: half the price after certificates, up to this.",
    solarHomesRest,
  ),
  "solar-homes-share": rule(
    percent(solarHomes.share),
    "Share of the price after certificates that Solar Homes takes off, up to its cap.",
    solarHomesRest,
  ),
  "solar-homes-income": rule(
    money(currentIncomeCap.value),
    `Household taxable income must be under this, since ${longDate(currentIncomeCap.from)}.`,
    solarHomesRest,
  ),
  "solar-homes-income-before": rule(
    money(currentIncomeCap.before),
    `The income cap before ${longDate(currentIncomeCap.from)}.`,
    solarHomesRest,
  ),
  "solar-homes-property": rule(
    `$${solarHomes.propertyValueCap / 1_000_000} million`,
    "The property must be valued under this.",
    solarHomesRest,
  ),
  "solar-homes-loan": rule(
    money(solarHomes.loanCap),
    "The most of the interest-free loan that comes with the rebate on panels.",
    solarHomesRest,
  ),
  "solar-homes-loan-term": rule(
    `${solarHomes.loanMonths} months`,
    "The interest-free loan is repaid over this time.",
    solarHomesRest,
  ),
  "solar-homes-loan-instalment": rule(
    money(solarHomes.loanCap / solarHomes.loanMonths, 2),
    `A month, for the whole loan over ${solarHomes.loanMonths} months.`,
    solarHomesRest,
  ),
  "solar-homes-years-without-solar": rule(
    `${solarHomes.yearsSinceLastSolar} years`,
    "No panels may have been installed at the address in this time.",
    solarHomesRest,
  ),
  "solar-homes-hot-water-cap": rule(
    money(solarHomes.hotWaterCap),
    "The most for a heat pump, half the price after every other discount.",
    solarHomesRest,
  ),
  "solar-homes-hot-water-local-cap": rule(
    money(solarHomes.hotWaterLocalCap),
    "The most for a heat pump made in Australia, half the price after every other discount.",
    solarHomesRest,
  ),
  "solar-homes-hot-water-age": rule(
    `${solarHomes.replacedHotWaterYears} years`,
    "The replaced water heater must be at least this old.",
    solarHomesRest,
  ),
  "solar-homes-battery-loan-closed": rule(
    "May 2025",
    "The state's battery loan closed then; there is no state battery rebate.",
    { source: sources.batteryLoan },
  ),
  "solar-for-apartments-cap": rule(
    money(apartments.perApartment),
    `The most per apartment, to ${longDate(apartments.until)} or until funds end.`,
    forApartments,
  ),
  "solar-for-apartments-building-cap": rule(
    money(apartments.perBuilding),
    `The most per building, to ${longDate(apartments.until)} or until funds end.`,
    forApartments,
  ),
  "solar-for-apartments-end": rule(longDate(apartments.until), "The last day, unless funds end before.", forApartments),
  "veu-hot-water-copayment": rule(
    money(hotWaterCopayment),
    "The least a customer pays per hot water system; the discount itself floats.",
    upgrades,
  ),
  "veu-aircon-copayment-ducted": rule(
    money(copayment.ducted),
    "The least a customer pays, GST included, for any ducted system and for a multi-split of 10 kW cooling or more.",
    upgrades,
  ),
  "veu-aircon-copayment-medium": rule(
    money(copayment.smallMultiSplit),
    "The least a customer pays, GST included, for a multi-split under 10 kW cooling and for another non-ducted system of 10 kW or more.",
    upgrades,
  ),
  "veu-aircon-copayment-small": rule(
    money(copayment.smallSingle),
    "The least a customer pays, GST included, for a non-ducted single system under 10 kW cooling.",
    upgrades,
  ),
  "veu-aircon-start": rule(
    longDate(airConditioning.from),
    "The minimum co-payments for air conditioning hold since this day.",
    upgrades,
  ),
  "veu-multi-split-credited": rule(
    `${airConditioning.multiSplitCreditedKw} kW`,
    "Residential multi-split capacity credited at most.",
    upgrades,
  ),
  "veu-commercial-solar-size": rule(
    "30–200 kW",
    "Non-residential solar that can earn a Victorian Energy Upgrades discount.",
    upgrades,
  ),
  "gas-new-homes": rule(
    longDate(gasRules.newHomes),
    "New homes and most new commercial buildings are all-electric from this day.",
    { source: sources.gasRules },
  ),
  "gas-hot-water": rule(
    longDate(gasRules.hotWater),
    "A gas water heater at its end of life in an existing home is replaced by an electric one from this day; repairs are allowed and exemptions exist.",
    { source: sources.gasRules },
  ),
  "midday-power-start": rule(
    longDate(middayPower.from),
    "Households with a smart meter can opt in to a plan that does not charge for power from 11 am to 2 pm since this day.",
    { source: sources.middayPower },
  ),
  "midday-power-hours": rule(
    middayPower.hours,
    "Hours in which the Midday Power Saver charges 0 c/kWh; other hours' rates may be higher, and limits on the amount are not confirmed.",
    { source: sources.middayPower },
  ),
  "state-election": rule(longDate(election), "Any program of the state can change after the election.", {
    source: sources.electoralCommission,
  }),
  "feed-in-minimum-end": rule(
    longDate(feedInMinimumEnded),
    "There has been no regulated minimum feed-in tariff since this day; a retailer may pay nothing, but not less.",
    { source: sources.feedIn },
  ),
  "backstop-start": rule(
    "1 October 2024",
    "New, upgraded and replaced systems up to 200 kW must be able to be turned down remotely since this day.",
    { source: sources.backstop },
  ),
  "landfill-ban": rule(
    "1 July 2019",
    "Electronic waste, panels, inverters and batteries included, may not go to landfill in Victoria since this day.",
    { source: sources.landfill },
  ),
  "installer-accreditation-start": rule(
    "29 May 2024",
    "Since this day Solar Accreditation Australia accredits installers; the Clean Energy Council keeps the lists of products.",
    { source: sources.accreditation },
  ),
} satisfies Record<string, FigureRecord>;
