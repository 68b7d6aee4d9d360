const id = "6f6d6a3e-3c49-4d0c-9d3f-2f4ab1a0c111";
const values = [["name", "Jo Nguyen"]];
const savedAt = Date.UTC(2026, 10, 21);

/** A draft as it is stored, with the attempt to send it. */
export const draft = { savedAt, values, attempt: { id, content: "[]" } };

/** Texts or JSON that may be stored in a draft's place. */
export const invalidDrafts: readonly (object | string)[] = [
  "",
  "{",
  "[]",
  "5",
  "null",
  { savedAt: "today", values: [] },
  { savedAt, values: [5] },
  { savedAt, values: [null] },
  { savedAt, values: ["ab"] },
  { savedAt, values: [["name"]] },
  { savedAt, values: [["name", {}]] },
  { savedAt, values: [["name", "Jo", "Nguyen"]] },
  { savedAt, values: "name" },
  { savedAt, values: { name: "Jo" } },
  { savedAt, values, attempt: 5 },
  { savedAt, values, attempt: { id: "5", content: "[]" } },
  { savedAt, values, attempt: { id, content: [] } },
];
