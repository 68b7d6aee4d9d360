import { recordsFrom } from "./record.ts";
import { sources } from "./sources.ts";

/** What to do first when something is wrong, as energy regulators and Victoria's fire services advise. None of it needs a tool. */
export const safetyAdvice = {
  ...recordsFrom("rule", sources.fireRescueBatteries, {
    "safety-battery-signs": [
      "a strong smell, a leak, unusual heat, bulging, hissing or popping",
      "The signs that a lithium-ion battery may catch fire.",
    ],
  }),
  ...recordsFrom("rule", sources.fireAuthorityBatteries, {
    "safety-battery-fire": [
      "Call 000, and don’t try to put it out.",
      "A burning lithium-ion battery gives off toxic gases, and may explode more than once.",
    ],
  }),
  ...recordsFrom("rule", sources.fireRescueEscape, {
    "safety-get-out": [
      "Everybody out by the nearest safe way. Stay low, under the smoke, and warn the others as you go.",
      "For any fire in a building.",
    ],
  }),
  ...recordsFrom("rule", sources.gasAtHome, {
    "safety-gas-sparks": [
      "Don’t light anything, and don’t touch any electrical switch. Leave lights on if they’re on. Open doors and windows on your way out.",
      "For a smell of gas indoors. A spark can light it.",
    ],
    "safety-gas-return": ["Don’t go back in until it’s safe.", "For a smell of gas indoors. A spark can light it."],
  }),
  ...recordsFrom("rule", sources.energySafeFires, {
    "safety-gas-meter": [
      "turn the gas off at the meter, until the handle is horizontal. At a gas bottle, turn the valve on top clockwise.",
      "This turns off the gas to the whole home. It’s the advice for leaving before a bushfire.",
    ],
    "safety-damaged-solar": [
      "If a panel, a cable or any other part looks damaged, don’t go near it, even with the house switched off.",
      "Panels make electricity whenever it’s light. A registered electrical contractor tests the system and makes it safe.",
    ],
    "safety-shutdown": [
      "Follow the shutdown steps on the labels of the inverter and the battery. Never open either.",
      "For a system that isn’t damaged. Each system has its own steps, on a label beside it.",
    ],
    "safety-before-power": [
      "Have a licensed electrician check it before the power goes back on.",
      "For a home with a lot of damage.",
    ],
  }),
  ...recordsFrom("rule", sources.energySafeStorms, {
    "safety-weather-switchboard": [
      "Don’t touch a switchboard that the weather has damaged.",
      "After a storm, have a licensed electrician look at it.",
    ],
    "safety-tingle": [
      "If a tap or an appliance gives you a tingle or a shock, call your electricity company at once.",
      "Then have a licensed electrician check the wiring of the whole home.",
    ],
  }),
  ...recordsFrom("rule", sources.energySafeOutage, {
    "safety-reset": [
      "If the safety switch has tripped, reset it once. If it trips again or won’t reset, leave it off and call a licensed electrician.",
      "For a home that has lost power, with a switchboard that can be reached.",
    ],
    "safety-outage": [
      "Switch off appliances that shouldn’t come back on by themselves.",
      "An appliance that comes back on with nobody there can start a fire. The source also advises shutting the solar system down.",
    ],
    "safety-no-repairs": [
      "Don’t try to repair it: without a licence that’s unsafe and illegal.",
      "A licensed electrician gives you a certificate of electrical safety for the work.",
    ],
  }),
};
