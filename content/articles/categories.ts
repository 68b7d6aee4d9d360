export const categories = ["Battery Storage", "Hot Water", "Solar", "Batteries"] as const;
