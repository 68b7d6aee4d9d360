/** What somebody must hold before this work may be done in Victoria, and where anyone can look it up. */
export interface Accreditation {
  /** As it is abbreviated on cards and quotes. */
  mark: string;
  name: string;
  means: string;
  register: { name: string; url: string };
}

/**
 * For the owner to supply before launch: every number, beside its name. Until then the list says what each is and how to
 * check it, which holds for any installer.
 */
export const accreditations: readonly Accreditation[] = [
  {
    mark: "SAA",
    name: "Solar Accreditation Australia",
    means:
      "Accredits the person who designs and signs. Panels and batteries are separate classes: ask for both where you buy both. Without it there are no certificates.",
    register: { name: "saaustralia.com.au", url: "https://saaustralia.com.au" },
  },
  {
    mark: "NETCC",
    name: "New Energy Tech Consumer Code",
    means:
      "Binds the seller: a full written quote, an estimate of output, no pressure, a way to complain. Voluntary, and asked for by the state’s panel rebate.",
    register: { name: "newenergytech.org.au", url: "https://newenergytech.org.au" },
  },
  {
    mark: "REC",
    name: "Registered electrical contractor",
    means:
      "Answers for the wiring in Victoria and issues the certificate of electrical safety. A licensed electrician, A grade, does the work.",
    register: { name: "energysafe.vic.gov.au", url: "https://www.energysafe.vic.gov.au" },
  },
  {
    mark: "LEI",
    name: "Licensed electrical inspector",
    means:
      "Somebody else than the contractor, who inspects before the system is switched on and signs the same certificate. Solar and batteries need the renewable energy class.",
    register: { name: "energysafe.vic.gov.au", url: "https://www.energysafe.vic.gov.au" },
  },
  {
    mark: "Plumber",
    name: "Registered or licensed plumber",
    means: "Connects a heat pump to the water and disconnects the gas, and issues the compliance certificate for it.",
    register: { name: "vba.vic.gov.au", url: "https://www.vba.vic.gov.au" },
  },
  {
    mark: "ARC",
    name: "Refrigerant handling licence",
    means: "Held by whoever joins the pipes of an air conditioner. Issued nationally, known by its tick.",
    register: { name: "arctick.org", url: "https://www.arctick.org" },
  },
  {
    mark: "State",
    name: "Authorised retailer, Solar Victoria",
    means: "Only authorised retailers can take the Solar Homes rebate off your price.",
    register: { name: "solar.vic.gov.au", url: "https://www.solar.vic.gov.au" },
  },
];
