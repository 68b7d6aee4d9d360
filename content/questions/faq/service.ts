import { business } from "#content/business.ts";
import type { Question } from "../question.ts";

const phone = `[${business.phone.display}](${business.phone.href})`;

export const serviceQuestions: readonly Question[] = [
  {
    id: "noticing-a-fault",
    ask: "How do I know if something’s wrong?",
    answer: [
      "By a warning light, a high bill, or a month that’s 20% down on the same month last year for no reason in the weather. Check that the app’s last reading is from today. If you’re not sure, call us or see [what panels make each month](/blog/winter-solar-performance).",
    ],
  },
  {
    id: "alarm-or-storm",
    ask: "There’s an alarm, or we’ve had a storm. What do I do?",
    answer: [
      `Don’t touch the system: call ${phone}, or 000 for smoke or fire. In daylight panels are live even with the house switched off, so follow the shutdown label only if you can reach it dry. For hail or wind damage, take photos from the ground and [try your home insurer first](/blog/insurance-warranty).`,
    ],
  },
  {
    id: "how-often-checked",
    ask: "How often should the system be checked?",
    answer: [
      "At least every {safety-test-interval}; we suggest every 2 years, as Energy Safe Victoria and Solar Victoria do. The switches, connectors and cables age, and in rare cases they catch fire. [See what a check includes](/blog/solar-maintenance).",
    ],
  },
  {
    id: "cleaning",
    ask: "Do panels need cleaning?",
    answer: [
      "Rarely: if the roof has any pitch, the rain washes them. The exceptions are nearly flat roofs, dusty farm tracks and trees full of birds. If you must, use a garden hose from the ground on a cool morning, because cold water can crack hot glass.",
    ],
  },
  {
    id: "which-warranty-covers-what",
    ask: "Which warranty covers what?",
    answer: [
      "Our work is covered for {workmanship-warranty}, the system for {system-warranty}, the panels’ output for {panel-performance-warranty} and a battery for {battery-warranty}, and a heat pump has a {heat-pump-warranty} warranty. The Australian Consumer Law’s guarantees come on top. [The table in our terms](/terms#warranties) says what each warranty covers and who gives it.",
    ],
  },
  {
    id: "another-installer",
    ask: "Will you look at a system you didn’t install?",
    answer: [
      "Yes, for a health check, a repair or a compliance check. We write down what we find, with photos, even when it favours the original installer. If that company has closed, the manufacturer or importer still answers for the product.",
    ],
  },
  {
    id: "selling-the-house",
    ask: "We’re selling or moving. What about the system?",
    answer: [
      "It stays with the house, so hand over the folder and the app account, and ask each manufacturer whether its warranty passes on. If you’re still repaying a Solar Homes loan, read what it says about selling before the contract of sale is drawn up.",
    ],
  },
  {
    id: "old-panels",
    ask: "What happens to old panels and batteries?",
    answer: [
      "A licensed carrier takes them to a recycler named in the quote, and you get the receipt: they’ve been banned from landfill since {landfill-ban}. Never put a home battery in a bin or a shop’s drop-off box. [See where they end up](/blog/solar-recycling).",
    ],
  },
  {
    id: "withdraw-consent",
    ask: "I sent you a request. How do I withdraw my consent?",
    answer: [
      "Use your request’s own page, which each of our emails links to, write to us or call; you don’t need a reason. We delete the request and don’t contact you about it again. [See all three ways](/consent).",
    ],
  },
];
