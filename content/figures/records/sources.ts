import type { Source } from "./record.ts";

export const sources = {
  regulator: {
    name: "Clean Energy Regulator, small-scale renewable energy scheme",
    url: "https://cer.gov.au/schemes/renewable-energy-target/renewable-energy-target-participants-and-industry/rooftop-solar",
  },
  batteryChange: {
    name: "Clean Energy Regulator, changes to the battery discount from 1 May 2026",
    url: "https://cer.gov.au/news-and-media/news/2026/february/changes-to-rebate-solar-batteries-1-may",
  },
  certificateMarket: { name: "Certificate spot market" },
  solarHomes: {
    name: "Solar Victoria, Solar Homes Program",
    url: "https://www.solar.vic.gov.au/solar-panel-rebate",
    listed: true,
  },
  batteryLoan: {
    name: "Solar Victoria, battery loan closed",
    url: "https://www.solar.vic.gov.au/solar-victoria-exceeds-battery-targets",
    listed: true,
  },
  apartments: {
    name: "Solar Victoria, Solar for Apartments",
    url: "https://solar.vic.gov.au/apartments",
    listed: true,
  },
  upgrades: { name: "Victorian Energy Upgrades program", url: "https://www.energy.vic.gov.au", listed: true },
  gasRules: {
    name: "AusNet on the Victorian Government’s rules for gas and electric homes",
    url: "https://ausnetservices.com.au/gas/new-rules-for-gas-and-electric-homes-in-victoria",
  },
  middayPower: {
    name: "Energy Victoria, Midday Power Saver",
    url: "https://www.energy.vic.gov.au/households/save-energy-and-money/victorian-midday-power-saver",
  },
  backstop: {
    name: "Energy Victoria, emergency backstop mechanism",
    url: "https://www.energy.vic.gov.au/households/victorias-emergency-backstop-mechanism-for-solar",
  },
  defaultOffer: {
    name: "Essential Services Commission, Victorian Default Offer 2026–27",
    url: "https://www.esc.vic.gov.au",
    listed: true,
  },
  feedIn: {
    name: "Essential Services Commission, minimum feed-in tariff decisions",
    url: "https://www.esc.vic.gov.au",
    listed: true,
  },
  electoralCommission: { name: "Victorian Electoral Commission" },
  gasOffer: { name: "Gas standing offers, September 2026" },
  assumedPrices: { name: "Our price list" },
  landfill: { name: "EPA Victoria, electronic waste", url: "https://www.epa.vic.gov.au/electronic-waste" },
  accreditation: {
    name: "Solar Accreditation Australia, frequently asked questions",
    url: "https://saaustralia.com.au/answers-to-frequently-asked-questions-faqs",
  },
  yieldTable: { name: "Our yield table for Melbourne" },
  savingsModel: {
    name: "Our half-hourly model of a full year, tested against meter data from real homes",
    url: "/how-we-calculate",
  },
  heatPumps: { name: "Our hot water model" },
  heating: { name: "Our heating model" },
  emissions: { name: "National Greenhouse Accounts Factors 2026" },
} as const satisfies Record<string, Source>;
