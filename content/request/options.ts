// The choices in the request form. Emails repeat their wording.

export const projectTypes = [
  { value: "residential", label: "Residential" },
  { value: "commercial", label: "Commercial" },
] as const;

export const propertySizes = [
  { value: "small", label: "1–2 bedrooms or under 100 m²" },
  { value: "medium", label: "3 bedrooms" },
  { value: "large", label: "4 bedrooms or more" },
  { value: "commercial", label: "Commercial building" },
] as const;

/** Per quarter, as Victorian bills usually are. */
export const currentBills = [
  { value: "under-500", label: "Under $500 a quarter" },
  { value: "500-1000", label: "$500 to $1,000 a quarter" },
  { value: "1000-1500", label: "$1,000 to $1,500 a quarter" },
  { value: "1500-2000", label: "$1,500 to $2,000 a quarter" },
  { value: "over-2000", label: "Over $2,000 a quarter" },
] as const;

export const timelines = [
  { value: "asap", label: "As soon as possible" },
  { value: "soon", label: "Soon: in 1–3 months" },
  { value: "planning", label: "Planning: in 3–6 months" },
  { value: "researching", label: "Just looking for now" },
] as const;

/** How we answer a request. */
export const answerMethods = [
  { value: "call", label: "Call me" },
  { value: "writing", label: "Write to me" },
] as const;

/** When a callback suits. */
export const bestTimes = [
  { value: "any", label: "Any time" },
  { value: "morning", label: "Morning" },
  { value: "afternoon", label: "Afternoon" },
  { value: "saturday", label: "Saturday" },
] as const;

/** What is wrong, for an existing customer's fault. */
export const faultKinds = [
  { value: "inverter", label: "Inverter: a light, a code or a noise" },
  { value: "battery", label: "Battery" },
  { value: "panels", label: "Panels or roof" },
  { value: "output", label: "It makes less than it should" },
  { value: "app", label: "App or monitoring" },
  { value: "hot-water", label: "Hot water" },
  { value: "aircon", label: "Heating or cooling" },
  { value: "other", label: "Something else" },
] as const;

export const faultTimes = [
  { value: "today", label: "Today" },
  { value: "yesterday", label: "Yesterday" },
  { value: "week", label: "This week" },
  { value: "longer", label: "Longer" },
] as const;

export function labelOf<T extends string>(options: readonly { value: T; label: string }[], value: T): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
