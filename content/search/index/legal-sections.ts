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
        title: "Warranties: who answers for what",
        text: [
          "Each warranty in one table: panels, battery, inverter, heat pump and our own work, how long and by whom.",
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
