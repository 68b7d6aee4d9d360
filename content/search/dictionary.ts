/**
 * The field's words. They travel with the index, so that the code in the browser holds none of them.
 */
export interface Dictionary {
  names: string;
  emptyWords: string;
}

/** Each line is one thing and the names it goes by: any of them finds what is called by another. */
const names = `
about: about us, about you, who are you, your company, your team
agedcare: aged care, nursing home, retirement village
aircon: aircon, air con, ac, air conditioning, air conditioner, airconditioning, split system, reverse cycle, cooling
battery: battery, powerwall, power wall, storage
bill: bill, power bill, electricity bill
broke: broke, bankrupt, bust, insolvent, out of business, liquidation
business: business, commercial, company, office, factory, warehouse
car: ev, evs, electric car, electric vehicle, charger, car
cleaning: clean, cleaning, maintenance, servicing, wash
compare: compare, comparison
contact: contact, phone, call, ring, telephone, email, speak
dead: dead, dying, worn out, end of life, failing
disconnection: disconnect, disconnection, disconnecting, abolish, abolishment
electrify: all electric, electrification, electrify, go electric, off gas, gas free, without gas
fault: fault, faulty, not working, stopped working
feedin: feed in, feedin, export rate, export tariff, buyback, buy back
hotwater: hot water, hotwater, hws, heat pump, heatpump, water heater, heat water
howitworks: how it works, how does it work
income: income, earn, earning, salary, wage
installer: installer, electrician, contractor, tradie
loan: loan, finance, interest free, payment plan, borrow
meter: nmi, meter number
microgrid: microgrid, off grid, off the grid, offgrid, stand alone, standalone
outage: blackout, outage, power cut, power goes out, power is out, lights go out, power failure, backup, back up
price: price, cost, how much, pricing, expensive, cheap, cheapest, ballpark
postpone: postpone, reschedule, rebook
rebate: rebate, incentive, subsidy, discount, grant, stc, veu, veec
renter: renter, rent, tenant, rental, landlord, renting
school: school, kindergarten, kinder, preschool, childcare, tafe
solar: solar, pv, panel, photovoltaic
solarhomes: solar homes, solar victoria
strata: strata, body corporate, owners corporation, apartment, unit block, flats, townhouse, town house
vic: vic, victoria, victorian
vpp: vpp, virtual power plant
warranty: warranty, guarantee
winter: winter, cold, frost, freezing
`;

/** Words that every question has and none is about, this year's and its neighbours' too; in the last line, what we have nothing on. */
const emptyWords = `
a about after all also am an and any are as at be been before but by can could did do doe doesnt don
dont each for from get got had has have having he her here him how i if im in into is it its just like
ll make me much my need new not now of on or our out over own re really so some such t than that the
their them then there these they thi to too up us ve very want wa we were what when where which while
who whom why will with would yes you your anyone someone happen mean work 2025 2026 2027
job career vacancy hiring employment recruitment apprenticeship
`;

export const dictionary: Dictionary = { names: names.trim(), emptyWords: emptyWords.trim() };
