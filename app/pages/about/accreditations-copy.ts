import { credentials } from "#content/business.ts";

/** The accreditations and licences this work needs in Victoria, and where to look them up. */
export interface Accreditation {
  /** As it is abbreviated on cards and quotes. */
  mark: string;
  name: string;
  means: string;
  /** Our own number. */
  ours?: string;
  register: { name: string; url: string };
}

/** Those with a number of ours first. */
export const accreditations: readonly Accreditation[] = [
  {
    mark: "REC",
    name: "Registered electrical contractor",
    means:
      "The contractor takes responsibility for the wiring and issues the certificate of electrical safety. An A-grade licensed electrician does the work.",
    ours: credentials.electricalContractor,
    register: { name: "energysafe.vic.gov.au", url: "https://www.energysafe.vic.gov.au" },
  },
  {
    mark: "SAA",
    name: "Solar Accreditation Australia",
    means:
      "It accredits the person who designs and signs off your system. Panels and batteries are separate classes, so if you buy both, ask for both. Without it you don’t get the certificates.",
    ours: credentials.accreditation,
    register: { name: "saaustralia.com.au", url: "https://saaustralia.com.au" },
  },
  {
    mark: "NETCC",
    name: "New Energy Tech Consumer Code",
    means:
      "It commits us to a full written quote, an output estimate, no pressure selling and a proper complaints process. The state’s panel rebate requires it.",
    ours: credentials.consumerCode,
    register: { name: "newenergytech.org.au", url: "https://newenergytech.org.au" },
  },
  {
    mark: "State",
    name: "Authorised retailer, Solar Victoria",
    means: "Only an authorised retailer can take the Solar Homes rebate off your price.",
    ours: credentials.authorisedRetailer,
    register: { name: "solar.vic.gov.au", url: "https://www.solar.vic.gov.au" },
  },
  {
    mark: "LEI",
    name: "Licensed electrical inspector",
    means:
      "The inspector isn’t the contractor. They check the system before it’s switched on, and sign the same certificate. Solar and batteries need the renewable energy class.",
    register: { name: "energysafe.vic.gov.au", url: "https://www.energysafe.vic.gov.au" },
  },
  {
    mark: "Plumber",
    name: "Registered or licensed plumber",
    means: "The plumber connects the heat pump, disconnects the gas and issues the compliance certificate.",
    register: { name: "bpc.vic.gov.au, the Building and Plumbing Commission", url: "https://www.bpc.vic.gov.au" },
  },
  {
    mark: "ARC",
    name: "Refrigerant handling licence",
    means:
      "Anyone who connects an air conditioner’s refrigerant pipes needs this national licence. Look for the ARCtick logo.",
    register: { name: "arctick.org", url: "https://www.arctick.org" },
  },
];
