/**
 * When an island starts: once visible, once focused or pressed, once the page has loaded, or with a file that is chosen,
 * dropped or pasted.
 */
export type IslandStart = "visible" | "interaction" | "load" | "file";
