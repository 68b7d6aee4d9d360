import { privacyClauses } from "#content/legal/privacy.ts";
import { termsAfterWarranties, termsBeforeWarranties } from "#content/legal/terms.ts";

/** The sections of legal pages, each found by itself. */
export const legalSections = [
  {
    path: "/terms",
    icon: "receipt",
    clauses: [
      ...termsBeforeWarranties,
      {
        id: "warranties",
        title: "Warranties: who covers what",
        text: [
          "Every warranty in one table: panels, battery, inverter, heat pump and our own work, how long it lasts and who gives it.",
        ],
      },
      {
        id: "guarantees",
        title: "Consumer guarantees",
        text: [
          "The Australian Consumer Law’s guarantees apply whatever a warranty says: repair, replacement or refund.",
        ],
      },
      ...termsAfterWarranties,
    ],
  },
  { path: "/privacy", icon: "users", clauses: privacyClauses },
] as const;
