import { longDate, moneyText, percentText } from "#content/format.ts";
import { interpreter } from "#content/promises.ts";
import { feedInMinimumEnded, gasRules, gasWaterRule, middayPower, salesBans } from "#content/rules/announced.ts";
import { solarForApartments } from "#content/rules/apartments.ts";
import { electionDay } from "#content/rules/election.ts";
import type { Day } from "#content/rules/schedule.ts";
import { latestIncomeCap, solarHomes } from "#content/rules/solar-homes.ts";
import { airConditioning, hotWaterCopayment, upgradesWarranty } from "#content/rules/victorian-energy-upgrades.ts";
import { type FigureRecord, recordsFrom } from "./record.ts";
import { sources } from "./sources.ts";

const { copayment } = airConditioning;

export const victorianFigures = {
  ...recordsFrom("rule", sources.solarHomes, {
    "solar-homes-income": [
      (day: Day) => moneyText(latestIncomeCap(day).value),
      (day) =>
        `Your household’s taxable income must be below this. The limit dates from ${longDate(latestIncomeCap(day).from)}.`,
    ],
    "solar-homes-income-before": [
      (day: Day) => moneyText(latestIncomeCap(day).before),
      (day) => `The income limit before ${longDate(latestIncomeCap(day).from)}.`,
    ],
  }),
  ...recordsFrom("rule", sources.solarHomes, {
    "solar-homes-cap": [
      moneyText(solarHomes.panelsCap),
      "Solar Homes takes off half the price of panels after certificates, up to this amount.",
    ],
    "solar-homes-share": [
      percentText(solarHomes.share),
      `Solar Homes takes off half the price of panels after certificates, up to ${moneyText(solarHomes.panelsCap)}.`,
    ],
    "solar-homes-property": [
      `$${solarHomes.propertyValueCap / 1_000_000} million`,
      "The home must be worth less than this.",
    ],
    "solar-homes-loan": [
      moneyText(solarHomes.loanCap),
      "The most you can borrow interest-free on top of the panel rebate.",
    ],
    "solar-homes-loan-term": [`${solarHomes.loanMonths} months`, "How long you have to repay the interest-free loan."],
    "solar-homes-loan-instalment": [
      moneyText(solarHomes.loanCap / solarHomes.loanMonths, 2),
      `The monthly repayment on the full loan over ${solarHomes.loanMonths} months.`,
    ],
    "solar-homes-years-without-solar": [
      `${solarHomes.yearsSinceLastSolar} years`,
      "You don’t qualify if panels were installed at the address in this period.",
    ],
  }),
  ...recordsFrom("rule", sources.solarHomesHotWater, {
    "solar-homes-hot-water-cap": [
      moneyText(solarHomes.hotWaterCap),
      "The most you get for a heat pump: half the price after every other discount, up to this amount.",
    ],
    "solar-homes-hot-water-local-cap": [
      moneyText(solarHomes.hotWaterLocalCap),
      "The most you get for an Australian-made heat pump: half the price after every other discount, up to this amount.",
    ],
    "solar-homes-hot-water-age": [
      `${solarHomes.replacedHotWaterYears} years`,
      "The hot water system you’re replacing must be this old or older.",
    ],
  }),
  ...recordsFrom("rule", sources.solarHomesConditions, {
    "solar-homes-online-start": [
      longDate(solarHomes.onlineFrom),
      "Since this date panels and batteries under Solar Homes must be connected to the internet, and the retailer must take old panels away.",
    ],
  }),
  ...recordsFrom("rule", sources.batteryLoan, {
    "solar-homes-battery-loan-closed": [
      "May 2025",
      "When the state’s battery loan closed. There’s no state battery rebate.",
    ],
  }),
  ...recordsFrom("rule", sources.apartments, {
    "solar-for-apartments-cap": [
      moneyText(solarForApartments.perApartment),
      `The maximum per apartment, until ${longDate(solarForApartments.until)} or until the money runs out.`,
    ],
    "solar-for-apartments-building-cap": [
      moneyText(solarForApartments.perBuilding),
      `The maximum per building, until ${longDate(solarForApartments.until)} or until the money runs out.`,
    ],
    "solar-for-apartments-end": [
      longDate(solarForApartments.until),
      "The grant’s last day, unless the money runs out first.",
    ],
  }),
  ...recordsFrom("rule", sources.upgradesHotWater, {
    "veu-hot-water-copayment": [
      moneyText(hotWaterCopayment),
      "The minimum you pay per hot water system; the discount itself changes with the market.",
    ],
  }),
  ...recordsFrom("rule", sources.upgradesWarranty, {
    "veu-product-warranty": [
      `${upgradesWarranty.years} years`,
      `Since ${longDate(upgradesWarranty.from)} every heat pump and air conditioner with a Victorian Energy Upgrades discount must have a warranty against defects of at least this length.`,
    ],
  }),
  ...recordsFrom("rule", sources.solarDoorSales, {
    "solar-door-sales-ban": [
      longDate(salesBans.solarDoors),
      "Door-to-door sales have been banned in all Solar Victoria programs since this date.",
    ],
  }),
  ...recordsFrom("rule", sources.telephoneSales, {
    "telephone-sales-ban": [
      longDate(salesBans.telephone),
      "Telemarketing has been banned in Victorian Energy Upgrades and Solar Homes since this date.",
    ],
  }),
  ...recordsFrom("rule", sources.upgradesDoorSales, {
    "upgrades-door-sales-ban": [
      longDate(salesBans.upgradesDoors),
      "Door-to-door sales have been banned in Victorian Energy Upgrades since this date.",
    ],
  }),
  ...recordsFrom("rule", sources.lifeSupport, {
    "life-support-protection": [
      "from the moment you tell them",
      "Retailers and networks must then protect a customer who needs life support equipment: no disconnection over a bill, and notice of a planned outage. A doctor then has to confirm it.",
    ],
  }),
  ...recordsFrom("rule", sources.interpreters, {
    "interpreter-hours": [
      interpreter.hours,
      `When ${interpreter.name} connects people who speak little English to an interpreter by phone.`,
    ],
  }),
  ...recordsFrom("rule", sources.upgrades, {
    "veu-aircon-copayment-ducted": [
      moneyText(copayment.ducted),
      "The minimum you pay, GST included, for any ducted system, or a multi-split with 10 kW of cooling or more.",
    ],
    "veu-aircon-copayment-medium": [
      moneyText(copayment.smallMultiSplit),
      "The minimum you pay, GST included, for a multi-split with under 10 kW of cooling, or a single split with 10 kW or more.",
    ],
    "veu-aircon-copayment-small": [
      moneyText(copayment.smallSingle),
      "The minimum you pay, GST included, for a single split with under 10 kW of cooling.",
    ],
    "veu-aircon-start": [
      longDate(airConditioning.from),
      `These minimums have applied since ${longDate(airConditioning.from)}.`,
    ],
    "veu-multi-split-credited": [
      `${airConditioning.multiSplitCreditedKw} kW`,
      "The most multi-split capacity a home gets credit for.",
    ],
    "veu-commercial-solar-size": [
      "30–200 kW",
      "The size of non-residential system that can earn a Victorian Energy Upgrades discount.",
    ],
  }),
  ...recordsFrom("rule", sources.gasRules, {
    "gas-new-homes": [
      longDate(gasRules.newHomes),
      "New homes and most new commercial buildings must be all-electric from this date.",
    ],
    "gas-hot-water": [longDate(gasRules.hotWater), `From this date: ${gasWaterRule}`],
  }),
  ...recordsFrom("rule", sources.middayPower, {
    "midday-power-start": [
      longDate(middayPower.from),
      "From this date, households with a smart meter can opt in to a plan that doesn’t charge for power from 11 am to 2 pm.",
    ],
    "midday-power-hours": [
      middayPower.hours,
      "The Midday Power Saver charges 0 c/kWh in these hours. Rates at other times may be higher, and any cap on how much you can use hasn’t been confirmed.",
    ],
  }),
  ...recordsFrom("rule", sources.electoralCommission, {
    "state-election": [longDate(electionDay), "Any state program can change after the election."],
  }),
  ...recordsFrom("rule", sources.feedIn, {
    "feed-in-minimum-end": [
      longDate(feedInMinimumEnded),
      "There has been no regulated minimum feed-in tariff since this date; retailers can pay nothing at all.",
    ],
  }),
  ...recordsFrom("rule", sources.backstop, {
    "backstop-start": [
      "1 October 2024",
      "From this date, the network must be able to remotely turn down new, upgraded and replacement systems up to 200 kW.",
    ],
  }),
  ...recordsFrom("rule", sources.landfill, {
    "landfill-ban": [
      "1 July 2019",
      "Electronic waste, including panels, inverters and batteries, has been banned from landfill in Victoria since this date.",
    ],
  }),
  ...recordsFrom("rule", sources.accreditation, {
    "installer-accreditation-start": [
      "29 May 2024",
      "Solar Accreditation Australia has accredited installers since this date; the Clean Energy Council keeps the lists of products.",
    ],
  }),
} satisfies Record<string, FigureRecord>;
