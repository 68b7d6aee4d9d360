// A separate file, so that pages can import the categories without the schema library.
export const categories = ["Battery Storage", "Hot Water", "Solar", "Batteries"] as const;
