import { remembered } from "#content/energy/remembered.ts";
import * as battery from "./battery/answer.ts";
import * as day from "./day/answer.ts";
import { compute as priceOf } from "./price/answer.ts";
import { read as readPrice } from "./price/question.ts";
import * as savings from "./savings/answer.ts";
import { savingsQuestion } from "./savings/home-question.ts";
import { usualBusiness } from "./savings/usual-business.ts";

/** What the pages show before anybody has asked, so that the first visitor of a fresh process waits for no simulation. */
const today = "2026-11-21";
const none = () => new URLSearchParams();

savings.compute(savings.read(savingsQuestion("", { site: "home", usual: {} })).input, today);
savings.compute(savings.read(savingsQuestion("", { site: "business", usual: usualBusiness })).input, today);
battery.compute(battery.read(none()).input, today);
day.compute(day.read(none()).input);
priceOf(readPrice(none(), today).input);

export const usualAnswers = remembered();
