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
    name: "Solar Victoria, solar panel rebate",
    url: "https://www.solar.vic.gov.au/solar-panel-rebate",
    secondhand: true,
  },
  solarHomesHotWater: {
    name: "Solar Victoria, hot water rebate",
    url: "https://www.solar.vic.gov.au/hot-water-rebate",
    secondhand: true,
  },
  solarHomesConditions: {
    name: "Solar Victoria, Notice to Market 2024–25",
    url: "https://solar.vic.gov.au/notice-to-market-2024-25/section-1-overview",
    secondhand: true,
  },
  batteryLoan: {
    name: "Solar Victoria, battery loan closed",
    url: "https://www.solar.vic.gov.au/solar-victoria-exceeds-battery-targets",
    secondhand: true,
  },
  apartments: {
    name: "Solar Victoria, Solar for Apartments",
    url: "https://solar.vic.gov.au/apartments",
    secondhand: true,
  },
  upgrades: {
    name: "Victorian Energy Upgrades Specifications 2018, version 25, in force since 21 July 2026",
    url: "https://www.energy.vic.gov.au/__data/assets/pdf_file/0041/795488/Victorian-Energy-Upgrades-Specifications-2018-Version-25.pdf",
    secondhand: true,
  },
  upgradesHotWater: {
    name: "Victorian Energy Upgrades, hot water system discounts",
    url: "https://www.energy.vic.gov.au/victorian-energy-upgrades/products/hot-water-system-discounts",
    secondhand: true,
  },
  upgradesWarranty: {
    name: "Essential Services Commission, warranties for water heating, space heating and cooling",
    url: "https://esc.vic.gov.au/victorian-energy-upgrades/updates-reports-reviews-and-data/updates-veu-program/updated-guides-and-forms-water-heating-space-heating-and-cooling-cold-room-and-induction-cooktop",
    secondhand: true,
  },
  solarDoorSales: {
    name: "Premier of Victoria, door-to-door solar sales banned",
    url: "https://premier.vic.gov.au/door-door-solar-sales-banned-today",
    secondhand: true,
  },
  telephoneSales: {
    name: "Essential Services Commission, telemarketing ban under Victorian Energy Upgrades",
    url: "https://esc.vic.gov.au/media-centre/telemarketing-ban-takes-effect-better-protect-consumers-victorian-energy-upgrades-program",
    secondhand: true,
  },
  upgradesDoorSales: {
    name: "Essential Services Commission, doorknocking ban under Victorian Energy Upgrades",
    url: "https://esc.vic.gov.au/doorknocking-ban-under-victorian-energy-upgrades-program-takes-effect-1-august-2024",
    secondhand: true,
  },
  lifeSupport: {
    name: "Essential Services Commission, energy protections for life support customers",
    url: "https://engage.vic.gov.au/strengthening-energy-protections-life-support",
    secondhand: true,
  },
  interpreters: {
    name: "Translating and Interpreting Service, immediate phone interpreting",
    url: "https://www.tisnational.gov.au/en/Our-services/Interpreting-services/Immediate-phone-interpreting",
    secondhand: true,
  },
  gasRules: {
    name: "AusNet on the Victorian Government’s rules for gas and electric homes",
    url: "https://ausnetservices.com.au/gas/new-rules-for-gas-and-electric-homes-in-victoria",
  },
  rentalStandards: {
    name: "Consumer Affairs Victoria, new minimum energy efficiency standards for rentals",
    url: "https://www.consumer.vic.gov.au/resources-and-tools/legislation/public-consultations-and-reviews/new-minimum-energy-efficiency-standards",
  },
  rentalRebate: {
    name: "Solar Victoria, information for rental providers",
    url: "https://www.solar.vic.gov.au/information-landlords",
  },
  rentalRepairs: {
    name: "Consumer Affairs Victoria, gas and electrical safety in rentals",
    url: "https://www.consumer.vic.gov.au/housing/renting/repairs-alterations-safety-and-pets/gas-electrical-and-water-safety-standards/gas-and-electrical-safety",
  },
  energySafeOutage: {
    name: "Energy Safe Victoria, what to do in a power outage",
    url: "https://www.energysafe.vic.gov.au/community-safety/what-do-power-outage",
    secondhand: true,
  },
  energySafeStorms: {
    name: "Energy Safe Victoria, storms and energy safety",
    url: "https://www.energysafe.vic.gov.au/community-safety/emergencies/storms-and-energy-safety",
    secondhand: true,
  },
  energySafeFires: {
    name: "Energy Safe Victoria, bushfires and energy safety",
    url: "https://www.energysafe.vic.gov.au/community-safety/emergencies/energy-safety-during-bushfires",
    secondhand: true,
  },
  gasAtHome: {
    name: "Building and Energy, Western Australia’s regulator, gas safety at home",
    url: "https://www.wa.gov.au/organisation/building-and-energy/gas-safety-home",
    secondhand: true,
  },
  fireRescueBatteries: {
    name: "Fire Rescue Victoria and CFA, dangers of rechargeable batteries, 14 September 2023",
    url: "https://www.frv.vic.gov.au/close-escape-highlights-dangers-rechargeable-batteries",
    secondhand: true,
  },
  fireRescueEscape: {
    name: "Fire Rescue Victoria, home fire escape planning",
    url: "https://www.frv.vic.gov.au/home-fire-escape-planning",
    secondhand: true,
  },
  fireAuthorityBatteries: {
    name: "CFA, battery safety",
    url: "https://www.cfa.vic.gov.au/batterysafety",
    secondhand: true,
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
    url: "https://www.esc.vic.gov.au/electricity-and-gas/prices-tariffs-and-benchmarks/victorian-default-offer/victorian-default-offer-price-review-2026-27",
    secondhand: true,
  },
  feedIn: {
    name: "Essential Services Commission, minimum feed-in tariff review 2025–26",
    url: "https://esc.vic.gov.au/electricity-and-gas/prices-tariffs-and-benchmarks/minimum-feed-tariff/minimum-feed-tariff-review-2025-26",
    secondhand: true,
  },
  electoralCommission: {
    name: "Victorian Electoral Commission, 2026 state election",
    url: "https://www.vec.vic.gov.au/voting/2026-state-election",
    secondhand: true,
  },
  gasOffer: { name: "Gas standing offers, September 2026" },
  assumedPrices: { name: "Our price list" },
  landfill: { name: "EPA Victoria, electronic waste", url: "https://www.epa.vic.gov.au/electronic-waste" },
  accreditation: {
    name: "Solar Accreditation Australia, frequently asked questions",
    url: "https://saaustralia.com.au/answers-to-frequently-asked-questions-faqs",
  },
  outputVariation: {
    name: "National Renewable Energy Laboratory (United States), how to interpret results of PVWatts versions 1 and 2",
    url: "https://www.nrel.gov/rredc/pvwatts/interpreting_results.html",
    secondhand: true,
  },
  yieldTable: { name: "Our yield table for Melbourne" },
  savingsModel: {
    name: "Our half-hourly model of a full year, tested against meter data from real homes",
    url: "/how-we-calculate",
  },
  heatPumps: { name: "Our hot water model" },
  heating: { name: "Our heating model" },
  emissions: {
    name: "National Greenhouse Accounts Factors 2026",
    url: "https://www.dcceew.gov.au/climate-change/publications/national-greenhouse-accounts-factors-2026",
    secondhand: true,
  },
} as const satisfies Record<string, Source>;
