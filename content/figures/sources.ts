import type { Source } from "./figure.ts";

export const sources = {
  regulator: {
    name: "Clean Energy Regulator, small-scale renewable energy scheme",
    url: "https://cer.gov.au/schemes/renewable-energy-target/renewable-energy-target-participants-and-industry/rooftop-solar",
  },
  batteries: { name: "Clean Energy Regulator, batteries", url: "https://cer.gov.au/batteries" },
  batteryChange: {
    name: "Clean Energy Regulator, changes to the battery discount from 1 May 2026",
    url: "https://cer.gov.au/news-and-media/news/2026/february/changes-to-rebate-solar-batteries-1-may",
  },
  certificateMarket: { name: "Certificate spot market" },
  solarHomes: { name: "Solar Victoria, solar panel rebate", url: "https://www.solar.vic.gov.au/solar-panel-rebate" },
  solarHomesNotice: {
    name: "Solar Victoria, Notice to Market 2026–27",
    url: "https://www.solar.vic.gov.au/notice-to-market-2026-27/section-1-overview",
  },
  batteryLoan: {
    name: "Solar Victoria, battery loan closed",
    url: "https://www.solar.vic.gov.au/solar-victoria-exceeds-battery-targets",
  },
  apartments: { name: "Solar Victoria, Solar for Apartments", url: "https://solar.vic.gov.au/apartments" },
  upgrades: { name: "Victorian Energy Upgrades program" },
  gasRules: { name: "Victorian Government, building electrification rules" },
  middayPower: {
    name: "Energy Victoria, Midday Power Saver",
    url: "https://www.energy.vic.gov.au/households/save-energy-and-money/victorian-midday-power-saver",
  },
  backstop: {
    name: "Energy Victoria, emergency backstop mechanism",
    url: "https://www.energy.vic.gov.au/households/victorias-emergency-backstop-mechanism-for-solar",
  },
  defaultOffer: { name: "Essential Services Commission, Victorian Default Offer 2026–27" },
  feedIn: { name: "Essential Services Commission, minimum feed-in tariff decisions" },
  gasOffer: { name: "Gas standing offers, September 2026" },
  batteryQuotes: { name: "Victorian battery quotes published in 2026" },
  assumedPrices: { name: "Our price model, November 2026" },
  networks: {
    name: "Distribution networks' published connection rules",
    url: "https://ausnetservices.com.au/en/Electricity/Connections/Apply-for-Solar-and-Other-Generation/Generation-up-to-30kW",
  },
  landfill: { name: "EPA Victoria, electronic waste", url: "https://www.epa.vic.gov.au/electronic-waste" },
  energySafe: { name: "Energy Safe Victoria" },
  yieldTable: { name: "Our yield table for Melbourne" },
  savingsModel: { name: "Our savings model" },
  heatPumps: { name: "Our hot water model" },
  emissions: { name: "National Greenhouse Accounts Factors 2026" },
} as const satisfies Record<string, Source>;
