// A file of its own, so that pages can import the categories without the schema library.
export const categories = ["Battery Storage", "Hot Water", "Solar", "Batteries"] as const;
